import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, surfaces } from 'shared/design';

/** Wrapper of all sections of a service page. */
export const page = style({});
/** Zero specificity (`:where`), so that a section's own styles override it. */
const sections = `:where(${page} > section)`;

/** Padding on both sides of the edge between two sections with the same background, where only the title shows the new section. */
const onOneGround = 'clamp(36px, 4.6vw, 80px)';

for (const surface of Object.values(surfaces)) {
  globalStyle(`${sections}.${surface} + ${sections}.${surface}`, inPage({ paddingBlockStart: onOneGround }));
  globalStyle(`${sections}.${surface}:has(+ ${sections}.${surface})`, inPage({ paddingBlockEnd: onOneGround }));
}
