/** Tokens and the few components every remote uses. They travel inside each release; only the tokens' values are the shell's. */

export { Breadcrumb, type Crumb } from './design/Breadcrumb/Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonTone } from './design/Button/Button.tsx';
export { Icon, type IconName } from './design/Icon/Icon.tsx';
export * as layers from './design/layers.css.ts';
export { Mark, type MarkName } from './design/Mark/Mark.tsx';
export { PageBanner, type PageBannerProps } from './design/PageBanner/PageBanner.tsx';
export { Section, type SectionProps } from './design/Section/Section.tsx';
export { tokens } from './design/tokens.css.ts';
