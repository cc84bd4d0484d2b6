import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** A number's height, and a dial's. */
const figure = 'clamp(5.5rem, 2rem + 9vw, 12rem)';

// Three facts are no chapter.
globalStyle('#facts', inPage({ paddingBlock: 'clamp(64px, 6vw, 112px)' }));
globalStyle('#facts > :last-child', inPage({ marginBlockStart: 'clamp(28px, 3vw, 48px)' }));

export const terms = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 28 } },
  }),
);
/** What comes before a number, the number, and what it counts. */
export const term = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 24,
    gridTemplateRows: '1.5em auto auto',
    alignContent: 'start',
    justifyItems: 'start',
    paddingBlock: '16px 0',
    paddingInlineEnd: 'clamp(0px, 3vw, 48px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
  }),
);
export const before = style(inPage({ gridArea: '1 / 1 / 2 / 3', color: tokens.surface.quiet }));
export const number = style(
  inPage({
    gridRow: '2',
    fontFamily: tokens.font.heading,
    fontSize: figure,
    fontWeight: 300,
    lineHeight: 0.95,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    // The ground that a browser lays under words is as high as their face, and would hide what stands close by.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);
/** An em each, as high as the number; the last one is the buoy. */
export const strokes = style(
  inPage({
    gridRow: '2',
    alignSelf: 'center',
    justifySelf: 'start',
    blockSize: `calc(${figure} * 0.62)`,
    fontSize: 'clamp(6px, 0.8vw, 13px)',
    background: `linear-gradient(90deg, #0000 calc(100% - 2px), ${tokens.color.buoy} 0), linear-gradient(90deg, #0000 calc(100% - 2px), ${tokens.surface.text} 0) 0 0 / 1em`,
    '@media': { [widths.narrow]: { fontSize: 12 } },
  }),
);
export const words = style(
  inPage({
    gridArea: '3 / 1 / 4 / 3',
    marginBlockStart: 16,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    wordSpacing: '0.09em',
    textWrap: 'balance',
    maxInlineSize: '15em',
  }),
);
/** As high as the line of a number beside it. */
export const dial = style(
  inPage({
    gridArea: '2 / 1 / 3 / 3',
    alignSelf: 'center',
    inlineSize: 'auto',
    blockSize: `calc(${figure} * 0.95)`,
    padding: `calc(${figure} * 0.07) 0`,
    fill: 'none',
    overflow: 'visible',
  }),
);
const ring = { strokeWidth: 12, transform: 'rotate(-90deg)', transformOrigin: 'center' };
/** Sixty of them. */
export const minutes = style(inPage({ ...ring, stroke: tokens.surface.text, strokeDasharray: '0.2 0.8' }));
export const hour = style(inPage({ ...ring, stroke: tokens.color.buoy, strokeDasharray: '0.5 59.5' }));
export const hand = style(inPage({ stroke: tokens.color.buoy, strokeWidth: 2.4, strokeLinecap: 'round' }));
