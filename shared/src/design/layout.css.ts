import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { tokens } from '../theme/tokens.css.ts';

/**
 * Limits content to the page's maximum width, with side margins, inside full-width sections. Because of the class `content`, reader modes
 * keep an element that consists mainly of links.
 */
export const wrap = style([
  'content',
  inShared({ maxInlineSize: tokens.width.page, marginInline: 'auto', paddingInline: tokens.space.margin }),
]);

/** A grid of twelve columns. Children set `grid-column`; below 768 px most children span all columns (`1 / -1`). */
export const columns = style(
  inShared({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: tokens.space.gutter }),
);
