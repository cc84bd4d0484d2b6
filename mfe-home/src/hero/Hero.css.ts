import { style } from '@vanilla-extract/css';
import { layers, layout, tokens, visuallyHidden, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Wide and low windows: the title makes space for the word. */
const low = '(width >= 768px) and (aspect-ratio >= 17/10)';
const tablet = '(768px <= width < 1024px)';
/** Where drawings are away: in forced colours, and on paper, where this one is pale. */
const withoutDrawing = '(forced-colors: active), print';

export const hero = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'clip',
    minBlockSize: 'max(100svh, 57vw)',
    background: `radial-gradient(70% 60% at 62% 44%, #12434a 0, #0a2a30 42%, ${tokens.color.deep} 78%)`,
    // On phones the words at the foot begin below the last letter, also where the window is low or a line more is needed.
    '@media': {
      [widths.narrow]: { minBlockSize: 'max(100svh, 856px)' },
      '(width < 390px)': { minBlockSize: 'max(100svh, 876px)' },
      '(width < 360px)': { minBlockSize: 'max(100svh, 902px)' },
    },
  }),
);
/** Of a fixed shape, so that the letters stand on the page's margins at every width. */
export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 37.5vw + 8px)',
    inlineSize: '100%',
    blockSize: '75vw',
    pointerEvents: 'none',
    '@media': {
      [widths.narrow]: {
        insetBlockStart: 0,
        insetInlineStart: '50%',
        inlineSize: 390,
        minInlineSize: '100%',
        blockSize: 900,
        translate: '-50%',
      },
      [withoutDrawing]: { display: 'none' },
    },
  }),
);
/** The fairway threads the letters a little below their middle. */
export const fairway = style(inPage({ insetBlockStart: 'calc(50% + 5vw)' }));
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' };

export const water = style(inPage(whole));
export const lines = style(inPage({ ...whole, '@media': { [widths.narrow]: { objectFit: 'cover' } } }));
/** A layer of its own: else all lines are painted anew in every frame in which the fairway draws itself over them. */
export const picture = style([lines, inPage({ willChange: 'transform' })]);
export const top = style(
  inPage({
    inlineSize: '100%',
    paddingBlockStart: 124,
    '@media': { [low]: { paddingBlockStart: 100 }, [widths.narrow]: { paddingBlockStart: 88 } },
  }),
);
export const title = style(
  inPage({
    margin: '18px 0 0',
    fontSize: tokens.size.title1,
    letterSpacing: '-0.03em',
    '@media': {
      [low]: { marginBlockStart: 14, fontSize: tokens.size.title2 },
      [widths.narrow]: { marginBlockStart: 2, fontSize: '2rem' },
      // The word is drawn, and the drawing is away: it is written.
      [withoutDrawing]: { position: 'static' },
    },
  }),
);
/** The word is drawn; where drawings are away it is written. */
export const brand = style([
  visuallyHidden,
  inPage({
    '@media': {
      [withoutDrawing]: {
        position: 'static',
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
        fontSize: 'clamp(4rem, 16vw, 16rem)',
        lineHeight: 1,
      },
      // The ground that a browser lays under it is as high as its face, and would hide the line above.
      '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
]);
/** What follows the word in the heading stands under its end; on phones, under its last step. */
export const after = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: tokens.space.margin,
    insetBlockEnd: 'calc(50% - 21vw)',
    fontSize: tokens.size.title1,
    '@media': {
      // The word is small there, and what follows it is not: it keeps clear of the last letter's tail.
      [tablet]: { insetBlockEnd: 'calc(50% - 22.4vw)' },
      [widths.narrow]: {
        insetInline: `${tokens.space.margin} auto`,
        insetBlock: '540px auto',
        fontSize: '2rem',
      },
      [withoutDrawing]: { position: 'static' },
    },
  }),
);
export const foot = style([
  layout.columns,
  inPage({
    inlineSize: '100%',
    marginBlockStart: 'auto',
    paddingBlockEnd: 44,
    rowGap: 24,
    alignItems: 'end',
    '@media': { [widths.narrow]: { paddingBlockEnd: 20, rowGap: 18 } },
  }),
]);
export const words = style(
  inPage({
    gridColumn: '1 / 6',
    '@media': { [tablet]: { gridColumn: '1 / 10' }, [widths.narrow]: { gridColumn: '1 / -1' } },
  }),
);
/** What is sold, where and since when: said before how it is done. On phones one small line, below the last letter. */
export const offer = style(
  inPage({
    margin: '0 0 10px',
    fontSize: tokens.size.lead,
    fontWeight: 500,
    lineHeight: 1.35,
    '@media': { [widths.narrow]: { marginBlockEnd: 10, fontSize: '0.875rem' } },
  }),
);
export const subtitle = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.42 }));
export const actions = style(
  inPage({
    gridColumn: '7 / 13',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    justifyContent: 'end',
    '@media': {
      [tablet]: { gridColumn: '1 / -1', justifyContent: 'start' },
      [widths.narrow]: { gridColumn: '1 / -1', display: 'grid', justifyContent: 'stretch' },
    },
  }),
);
