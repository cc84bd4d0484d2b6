import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { channelNameWidth } from './nameWidth.ts';

/** Height of the drawing and of the names beside it. A fixed height keeps each name level with its channel's lines. */
const height = ['440px', '16.4lh'];
/** Height in narrow windows, where the names of the channels take more lines. */
const heightNarrow = ['500px', 'calc(40lh - 256px)'];
const ruler = '2.75rem';

globalStyle('#plan > :last-child', inPage({ marginBlockStart: 24 }));

export const read = style([layout.columns, inPage({ alignItems: 'end', rowGap: 20 })]);
globalStyle(
  `${read} > *`,
  inPage({ gridColumn: 'span 6', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const intro = style(inPage({ margin: 0, maxInlineSize: '36em', fontSize: tokens.size.lead, lineHeight: 1.5 }));
export const plan = style([
  layout.wrap,
  inPage({
    marginBlockStart: 'clamp(32px, 4vw, 64px)',
    display: 'grid',
    gridTemplateColumns: `${channelNameWidth} minmax(0, 1fr)`,
    overflowWrap: 'break-word',
  }),
]);
export const channels = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: '""',
    color: tokens.surface.quiet,
    marginBlockStart: ruler,
    blockSize: height,
    '@media': { [breakpoints.belowLarge]: { blockSize: heightNarrow, fontSize: '0.875rem', lineHeight: 1.35 } },
  }),
);
/** Puts the first line of a channel's name level with the start of the channel in the drawing. */
globalStyle(
  `${channels} > *`,
  inPage({
    position: 'absolute',
    insetInline: '0 20px',
    marginBlockStart: -13,
    paddingInlineStart: 36,
    '@media': {
      [breakpoints.belowLarge]: { marginBlockStart: -10, paddingInlineStart: 32 },
      [breakpoints.narrow]: { insetInline: '0 12px', paddingInlineStart: 0 },
    },
  }),
);
export const share = style(inPage({ display: 'inline-block' }));
globalStyle(
  `${channels} > *::before`,
  inPage({
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.72em',
    insetInlineStart: 0,
    inlineSize: 18,
    borderBlockStart: '3px solid',
    '@media': { [breakpoints.narrow]: { display: 'none' } },
  }),
);
for (const [index, color] of [
  tokens.color.green,
  tokens.color.blueText,
  tokens.color.amber,
  tokens.color.tide,
  tokens.color.foam,
].entries())
  globalStyle(`${channels} > :nth-child(${index + 1})::before`, inPage({ color }));
export const name = style(inPage({ display: 'block', color: tokens.surface.text, fontWeight: 500 }));
export const water = style(inPage({ minInlineSize: 0, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }));
/** Labels of the months, each above its month in the drawing. */
export const months = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    margin: 0,
    maxInlineSize: 'none',
    blockSize: ruler,
    fontSize: tokens.size.small,
    alignItems: 'end',
    paddingBlockEnd: 8,
    lineHeight: 1.3,
    color: tokens.surface.quiet,
  }),
);
// On phones a month's column is as narrow as its number, so the word stands above the number.
globalStyle(`${months} > :first-child`, inPage({ '@media': { [breakpoints.narrow]: { inlineSize: 'min-content' } } }));
export const drawing = style(
  inPage({
    display: 'block',
    // Makes the drawing wider than its column: its last month ends at the page's margin, and the dots at the lines' ends lie beyond.
    inlineSize: `${100 / 0.97}%`,
    maxInlineSize: 'none',
    // The drawing takes the height of the names beside it and never makes the row higher.
    blockSize: 0,
    minBlockSize: '100%',
  }),
);
