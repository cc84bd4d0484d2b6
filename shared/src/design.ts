/** Tokens and the few components every remote uses. They travel inside each release; only the tokens' values are the shell's. */

export { Breadcrumb, type Crumb } from './design/Breadcrumb/Breadcrumb.tsx';
export * as layers from './design/layers.css.ts';
export { PageBanner, type PageBannerProps } from './design/PageBanner/PageBanner.tsx';
export { Section, type SectionProps } from './design/Section/Section.tsx';
export { tokens } from './design/tokens.css.ts';
