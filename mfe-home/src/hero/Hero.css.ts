import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens, visuallyHidden } from 'shared/design';

/** Media query: wide and low windows, in which a smaller title leaves room for the drawn word. */
const low = '(width >= 768px) and (aspect-ratio >= 17/10)';
const tablet = '(768px <= width < 1024px)';
/** Media query: no drawing. In forced colours it is hidden; in print the pale letters would be invisible. */
const withoutDrawing = '(forced-colors: active), print';

/**
 * Height of the row of the drawn word, which no text may overlap at any font size. From 768 px on, the tail of the last letter hangs below
 * this row, beside the text.
 */
const word = { wide: '25vw', narrow: { above: 160, block: 'calc(356px + 4.5rem)' } };
export const hero = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `1fr ${word.wide} 1fr`,
    overflow: 'clip',
    // Fills the viewport, but is at most 75vw high: search engines and screenshot services use viewports as high as the page.
    minBlockSize: 'max(min(100svh, 75vw), 57vw)',
    background: `radial-gradient(70% 60% at 62% 44%, #12434a 0, #0a2a30 42%, ${tokens.color.deep} 78%)`,
    '@media': {
      [tablet]: { minBlockSize: 'min(100svh, 134vw)' },
      [breakpoints.narrow]: {
        gridTemplateRows: `minmax(${word.narrow.above}px, auto) ${word.narrow.block} 1fr`,
        minBlockSize: 'min(100svh, 980px)',
      },
      // Without the drawing the brand stands in the heading, so the word's row has no height.
      [withoutDrawing]: { gridTemplateRows: 'auto 0 1fr' },
    },
  }),
);
/** Drawing of the stream. Its fixed aspect ratio keeps the letters at the page's margins in all windows. */
export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    gridRow: '2 / 3',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 37.5vw + 8px)',
    inlineSize: '100%',
    blockSize: '75vw',
    pointerEvents: 'none',
    '@media': {
      [breakpoints.narrow]: {
        insetBlockStart: -word.narrow.above,
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
/** Position of the orange line: it runs through the letters a little below their middle. */
export const fairway = style(
  inPage({
    gridRow: '2 / 3',
    insetBlockStart: 'calc(50% + 5vw)',
    '@media': { [breakpoints.narrow]: { insetBlockStart: 'calc(268px + 5vw)' } },
  }),
);
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const water = style(inPage(whole));
export const lines = style(inPage({ ...whole, '@media': { [breakpoints.narrow]: { objectFit: 'cover' } } }));
/** Puts the lines on their own compositor layer. Otherwise the browser repaints them in every frame of the orange line's animation. */
export const picture = style([lines, inPage({ willChange: 'transform' })]);
export const top = style(
  inPage({
    position: 'relative',
    gridRow: 1,
    inlineSize: '100%',
    paddingBlockStart: 124,
    '@media': { [low]: { paddingBlockStart: 100 }, [breakpoints.narrow]: { paddingBlockStart: 88 } },
  }),
);
export const title = style(
  inPage({
    margin: '18px 0 0',
    fontSize: tokens.size.title1,
    letterSpacing: '-0.03em',
    '@media': {
      [low]: { marginBlockStart: 14, fontSize: tokens.size.title2 },
      [breakpoints.narrow]: { marginBlockStart: 2, fontSize: '2rem' },
      // Puts all parts of the heading one below another in the normal flow, because without the drawing the brand is text.
      [withoutDrawing]: { position: 'static' },
    },
  }),
);
/** The brand as text: visually hidden behind the drawn word, and visible in media without the drawing. */
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
      // Turns off the opaque backplate that browsers paint behind text in forced colours. It would hide the text line above.
      '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
]);
/** Text after the brand in the heading: below the end of the drawn word; on phones below its last letter. */
export const after = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: `calc(${tokens.space.margin} - max(0px, (100vw - ${tokens.width.page}) / 2))`,
    insetBlockStart: `calc(100% + ${word.wide} / 2 + max(14.8vw, 21vw - 1.02em))`,
    fontSize: tokens.size.title1,
    '@media': {
      // Moves the text away from the last letter's tail: at these widths the text is large compared with the drawn word.
      [tablet]: { insetBlockStart: `calc(100% + ${word.wide} / 2 + max(15.4vw, 22.4vw - 1.02em))` },
      [breakpoints.narrow]: {
        insetInline: `${tokens.space.margin} auto`,
        // Moves the text down from the last letter. With `1.6em`, a larger font moves it further.
        insetBlockStart: `calc(100% + ${489 - word.narrow.above}px + 1.6em)`,
        fontSize: 'min(2rem, 10vw)',
      },
      [withoutDrawing]: { position: 'static' },
    },
  }),
);
export const foot = style([
  layout.columns,
  inPage({
    gridRow: 3,
    alignSelf: 'end',
    inlineSize: '100%',
    paddingBlockEnd: 44,
    rowGap: 24,
    alignItems: 'end',
    '@media': { [breakpoints.narrow]: { paddingBlockEnd: 20, rowGap: 18 } },
  }),
]);
export const words = style(
  inPage({
    gridColumn: '1 / 6',
    '@media': { [tablet]: { gridColumn: '1 / 10' }, [breakpoints.narrow]: { gridColumn: '1 / -1' } },
  }),
);
export const offer = style(
  inPage({
    margin: '0 0 10px',
    fontSize: tokens.size.lead,
    fontWeight: 500,
    lineHeight: 1.35,
    '@media': { [breakpoints.narrow]: { marginBlockEnd: 10, fontSize: '0.875rem' } },
  }),
);
export const subtitle = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.42 }));
export const actions = style(
  inPage({
    gridColumn: '7 / 13',
    // Keeps the buttons away from the last letter's tail and from the text after the brand.
    marginBlockStart: '8vw',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    justifyContent: 'end',
    '@media': {
      [tablet]: { gridColumn: '1 / -1', justifyContent: 'start', marginBlockStart: 0 },
      [breakpoints.narrow]: { gridColumn: '1 / -1', display: 'grid', justifyContent: 'stretch', marginBlockStart: 0 },
    },
  }),
);
