import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, surfaces } from 'shared/design';

/** Class of the element around all sections of a service page. */
export const page = style({});
/** Zero specificity (`:where`), so that a section's own styles override it. */
const sections = `:where(${page} > section)`;

/** Padding above and below the border of two sections with one background colour: less than usual, because no edge is visible. */
const onOneGround = 'clamp(36px, 4.6vw, 80px)';

for (const surface of Object.values(surfaces)) {
  globalStyle(`${sections}.${surface} + ${sections}.${surface}`, inPage({ paddingBlockStart: onOneGround }));
  globalStyle(`${sections}.${surface}:has(+ ${sections}.${surface})`, inPage({ paddingBlockEnd: onOneGround }));
}
