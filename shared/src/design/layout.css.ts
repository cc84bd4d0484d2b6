import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { tokens } from '../theme/tokens.css.ts';

/**
 * The page's margins, and its greatest width. Sections run from edge to edge; what stands in them stands in this. `content` is a name for reader
 * modes: what has it is kept, though half of it are links.
 */
export const wrap = style([
  'content',
  inShared({ maxInlineSize: tokens.width.page, marginInline: 'auto', paddingInline: tokens.space.margin }),
]);

/** Twelve columns. Place children by `gridColumn`; below 768 pixels most of them want `1 / -1`. */
export const columns = style(
  inShared({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: tokens.space.gutter }),
);
