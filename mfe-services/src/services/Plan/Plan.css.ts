import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** As high as it is drawn, so that the names stand at its lines; the months are said above it. */
const height = 440;
/** Where a name stands over its lines and not beside them, there is room for it between the channels. */
const heightWithNames = 580;
const ruler = 44;

// A band, as that of the cases on other pages.
globalStyle('#plan', inPage({ paddingBlock: 'clamp(64px, 6vw, 112px)' }));
globalStyle('#plan > :last-child', inPage({ marginBlockStart: 24 }));

export const read = style([layout.columns, inPage({ alignItems: 'end', rowGap: 20 })]);
globalStyle(
  `${read} > *`,
  inPage({ gridColumn: 'span 6', '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const intro = style(inPage({ margin: 0, maxInlineSize: '36em', fontSize: tokens.size.lead, lineHeight: 1.5 }));
/** The names at the page's margin, the water from beside them to the end of the window. */
export const plan = style(
  inPage({
    marginBlockStart: 'clamp(32px, 4vw, 64px)',
    position: 'relative',
    marginInlineStart: `calc(max(0px, (100vw - ${tokens.width.page}) / 2) + ${tokens.space.margin})`,
    '@media': { [widths.large]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)' } },
  }),
);
export const channels = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.surface.quiet,
    '@media': {
      [widths.large]: { marginBlockStart: ruler, blockSize: height },
      [widths.belowLarge]: { position: 'absolute', zIndex: 1, inset: `${ruler}px 0 auto`, blockSize: heightWithNames },
    },
  }),
);
/** On its line from above: beside the water, or, where there is no space, over the lines that bear its name. */
globalStyle(
  `${channels} > *`,
  inPage({
    position: 'absolute',
    insetInline: '0 20px',
    '@media': {
      [widths.large]: { marginBlockStart: -13, paddingInlineStart: 36 },
      [widths.belowLarge]: { translate: '0 calc(-100% - 9px)', fontSize: '0.9375rem', lineHeight: 1.3 },
    },
  }),
);
/** Lines that change their channel pass below it, and are seen up to its letters. */
export const label = style(
  inPage({
    '@media': {
      [widths.belowLarge]: {
        textShadow: Array.from({ length: 8 }, () => `0 0 5px ${tokens.surface.background}`).join(),
      },
    },
  }),
);
/** Over the lines heard alone: the dots before a channel's lines show it. */
export const since = style(
  inPage({
    '@media': {
      [widths.belowLarge]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
globalStyle(
  `${channels} > *::before`,
  inPage({
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.72em',
    insetInlineStart: 0,
    inlineSize: 18,
    borderBlockStart: '3px solid',
    '@media': { [widths.belowLarge]: { display: 'none' } },
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
export const name = style(
  inPage({ color: tokens.surface.text, fontWeight: 500, '@media': { [widths.large]: { display: 'block' } } }),
);
// Over the lines, too, its share stands under it: both are over the first months, where fewer lines change their channel. Above the first there are none.
globalStyle(
  `${channels} > :not(:first-child) ${name}`,
  inPage({ '@media': { [widths.belowLarge]: { display: 'block' } } }),
);
export const water = style(inPage({ minInlineSize: 0 }));
/** Each over its part of the drawing; the last part is the river that all become. */
export const months = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    margin: 0,
    maxInlineSize: 'none',
    inlineSize: `${(940 / 1100) * 100}%`,
    blockSize: ruler,
    fontSize: tokens.size.small,
    alignItems: 'end',
    paddingBlockEnd: 8,
    lineHeight: 1.3,
    color: tokens.surface.quiet,
  }),
);
// Where a month is no wider than a number its word stands above it.
globalStyle(`${months} > :first-child`, inPage({ '@media': { [widths.narrow]: { inlineSize: 'min-content' } } }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: height,
    '@media': { [widths.belowLarge]: { blockSize: heightWithNames } },
  }),
);
