import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

/** Media query for windows in which the page shows the upright stream, with the numbers inside it. */
export const uprightOn = breakpoints.narrow;

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const scene = style(inPage({ position: 'relative', '@media': { [uprightOn]: { paddingBlockStart: 40 } } }));
export const stream = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': {
      [uprightOn]: { maskImage: 'linear-gradient(#0000, #000 40px, #000 calc(100% - 92px), #0000 calc(100% - 48px))' },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
const number = {
  color: tokens.color.greenInk,
  fontFamily: tokens.font.heading,
  fontWeight: 300,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'lining-nums',
};
/** Shadow in the colour of the background, which keeps a number readable above the drawn lines. */
const halo = Array.from({ length: 4 }, () => `0 0 6px ${tokens.surface.background}`).join();
const inChannel = style(
  inPage({
    ...number,
    position: 'absolute',
    fontSize: 44,
    lineHeight: '44px',
    textShadow: halo,
    translate: '-50% -50%',
    '@media': { [breakpoints.medium]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
/** Styles of the three numbers in the upright stream: at its start, in its narrow part, and at its end. */
export const left = [
  style([inChannel, inPage({ insetInlineStart: tokens.space.margin, insetBlockStart: 0, translate: 'none' })]),
  style([inChannel, inPage({ insetInlineStart: '50%', insetBlockStart: '49.5%' })]),
  style([
    inChannel,
    inPage({ insetInlineStart: '53.4%', insetBlockStart: 'calc(100% - 22px)', color: tokens.color.buoyInk }),
  ]),
] as const;
const named = style(
  inPage({
    position: 'absolute',
    inlineSize: 'max-content',
    color: tokens.surface.text,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 500,
    lineHeight: '20px',
    letterSpacing: 0,
  }),
);
const beside = style([named, inPage({ insetInlineStart: 'calc(100% + 10px)', insetBlockStart: 17 })]);
/** Styles of the numbers' labels. Each label is beside its number, on the side without lines. */
export const what = [
  beside,
  style([named, inPage({ insetInlineEnd: 'calc(100% + 10px)', insetBlockStart: 17 })]),
  beside,
] as const;
export const stations = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    marginBlock: 0,
    paddingBlock: 0,
    listStyle: '""',
    '@media': { [uprightOn]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40, marginBlockStart: 28 } },
  }),
]);
/** A station of the way from click to sale. Its text stands below the place that its vertical line marks in the stream. */
export const station = style(
  inPage({
    position: 'relative',
    '@media': {
      [breakpoints.medium]: {
        paddingInlineEnd: 'clamp(0px, 2vw, 32px)',
        '::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: '-32px auto',
          blockSize: 92,
          borderInlineStart: `1px solid ${tokens.surface.text}`,
        },
      },
      [uprightOn]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 16,
        alignItems: 'baseline',
      },
    },
  }),
);
/**
 * Number of remaining lines, beside a station's vertical line. On phones the drawing shows the numbers, so this one is only for screen
 * readers. If the drawing is hidden, the number follows the title.
 */
export const figure = style(
  inPage({
    ...number,
    display: 'block',
    fontSize: 64,
    lineHeight: '64px',
    '@media': {
      [breakpoints.medium]: { paddingInlineStart: 14, marginBlockEnd: 22 },
      [uprightOn]: { gridArea: '1 / 2', fontSize: 40, lineHeight: '32px' },
      [`${uprightOn} and (forced-colors: none)`]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
globalStyle(`${station}:last-child > ${figure}`, inPage({ color: tokens.color.buoyInk }));
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const text = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    maxInlineSize: '32em',
    '@media': { [uprightOn]: { gridColumn: '1 / -1' } },
  }),
);
