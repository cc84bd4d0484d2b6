/** Tokens and the few components every remote uses. They travel inside each release; only the tokens' values are the shell's. */

export { Backdrop, type BackdropProps } from './design/Backdrop/Backdrop.tsx';
export { Breadcrumb, type Crumb } from './design/Breadcrumb/Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonTone } from './design/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './design/Checkbox/Checkbox.tsx';
export { Dialog, type DialogProps } from './design/Dialog/Dialog.tsx';
export { closes, showsModal } from './design/Dialog/invokes.ts';
export { Disclosure, type DisclosureProps } from './design/Disclosure/Disclosure.tsx';
export { Field, type FieldProps } from './design/Field/Field.tsx';
export { Heading, type HeadingProps } from './design/Heading/Heading.tsx';
export { Icon, type IconName } from './design/Icon/Icon.tsx';
export { Label } from './design/Label/Label.tsx';
export * as layout from './design/layout.css.ts';
export { Mark, type MarkName } from './design/Mark/Mark.tsx';
export { PageBanner, type PageBannerProps } from './design/PageBanner/PageBanner.tsx';
export { Picture, type PictureProps } from './design/Picture/Picture.tsx';
export type { PictureFile, PictureFiles } from './design/Picture/PictureFiles.ts';
export { SampleNote, type SampleNoteProps, useSample } from './design/SampleNote/SampleNote.tsx';
export { Section, type SectionProps } from './design/Section/Section.tsx';
export { Sorry, type SorryProps } from './design/Sorry/Sorry.tsx';
export { StoneInWater, type StoneInWaterProps } from './design/StoneInWater/StoneInWater.tsx';
export { surfaces } from './design/surfaces.css.ts';
export { TextLink, type TextLinkProps } from './design/TextLink/TextLink.tsx';
export { visuallyHidden } from './design/visuallyHidden.css.ts';
export * as layers from './theme/layers.css.ts';
export { isDark, type Surface } from './theme/Surface.ts';
export { tokens } from './theme/tokens.css.ts';
export { widths } from './theme/widths.ts';
