import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, surfaces } from 'shared/design';

/** Around all parts of a service page. */
export const page = style({});
/** Weighs nothing: what a section says of itself goes before it. */
const sections = `:where(${page} > section)`;

/** Padding on each side of the edge between two sections on one ground, where only the title says that another begins. */
const onOneGround = 'clamp(36px, 4.6vw, 80px)';

for (const surface of Object.values(surfaces)) {
  globalStyle(`${sections}.${surface} + ${sections}.${surface}`, inPage({ paddingBlockStart: onOneGround }));
  globalStyle(`${sections}.${surface}:has(+ ${sections}.${surface})`, inPage({ paddingBlockEnd: onOneGround }));
}
