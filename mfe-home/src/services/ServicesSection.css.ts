import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';

const { color } = tokens;

export const intro = style(inPage({ margin: 0 }));
/** Returns a gradient in the background's colour that fades the lines below it. `seen`: the lines' remaining visibility, in percent. */
const ground = (...stops: readonly (readonly [place: string, seen: number])[]) => {
  const parts = stops.map(
    ([place, seen]) => `color-mix(in srgb, ${tokens.surface.background} ${100 - seen}%, #0000) ${place}`,
  );
  return `linear-gradient(90deg, ${parts.join(', ')})`;
};
export const rows = style(inPage({ margin: 0, padding: 0, listStyle: '""' }));
export const row = style(
  inPage({
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    // A gradient over the unlit lines fades them. With a mask, the browser would repaint in every frame of their animation.
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: ground(['0', 13], ['30%', 20], ['46%', 100], ['54%', 100], ['62%', 20], ['86%', 20], ['97%', 100]),
    },
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${tokens.surface.rule}` } },
    '@supports': { [noColorMixQuery]: { '::before': { background: tokens.surface.background } } },
    '@media': {
      [breakpoints.belowLarge]: { '::before': { background: ground(['56%', 0], ['86%', 100]) } },
      '(forced-colors: active), print': { '::before': { display: 'none' } },
    },
  }),
);
const lines = style(inPage({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
/** The lit lines. The mask shows them at full opacity only between title and sentence, and behind the arrow. */
export const current = style([
  lines,
  inPage({
    maskImage: 'linear-gradient(90deg, #0002 0, #0003 30%, #000 46%, #000 54%, #0003 62%, #0003 86%, #000 97%)',
    '@media': { [breakpoints.belowLarge]: { maskImage: 'linear-gradient(90deg, #0002, #0003 60%, #000 86%)' } },
  }),
]);
const comesBy = keyframes({
  'from, 32%, 68%, to': { opacity: 0.44 },
  '46%, 54%': { opacity: 1 },
});
/** The unlit lines, visible on touch screens and until a mouse enters the row. They brighten in the middle of the viewport. */
export const atRest = style([
  lines,
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    opacity: 0.44,
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${comesBy} linear both`,
            animationTimeline: 'view()',
          },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': { display: 'none' },
    },
  }),
]);
export const link = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    alignItems: 'center',
    minBlockSize: 'clamp(132px, 14.4vw, 270px)',
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: -4 },
    '@media': {
      [breakpoints.belowLarge]: {
        gridTemplateColumns: '32px minmax(0, 1fr) 160px 56px',
        gap: '10px 24px',
        paddingBlock: 28,
      },
      [breakpoints.narrow]: { gridTemplateColumns: '32px minmax(0, 1fr) 112px', gap: '10px 16px', paddingBlock: 26 },
    },
  }),
);
const numbers = style(inPage({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }));
/** Number of a service, in its colour. Text has lighter tones of blue and red than graphics. */
export const number = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  (tone) => [numbers, inPage({ color: tone })],
);
export const title = style(
  inPage({
    gridColumn: '2 / 7',
    margin: 0,
    fontSize: tokens.size.row,
    letterSpacing: '-0.03em',
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '2' },
      // Leaves room for the arrow.
      [breakpoints.narrow]: { gridColumn: '2 / 4', gridRow: '1', paddingInlineEnd: 56 },
    },
  }),
);
export const text = style(
  inPage({
    gridColumn: '9 / 12',
    margin: 0,
    maxInlineSize: '26em',
    color: tokens.surface.quiet,
    transition: `color ${tokens.time.fast}`,
    selectors: { '[data-glow] &, a:focus-visible > &': { color: tokens.surface.text } },
    '@media': { [breakpoints.belowLarge]: { gridColumn: '2', gridRow: '2' } },
  }),
);
const arrows = style(
  inPage({
    gridColumn: '12',
    justifySelf: 'end',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${tokens.surface.rule}`,
    fontSize: '1.25rem',
    transition: `background-color ${tokens.time.fast}, color ${tokens.time.fast}`,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '4', gridRow: '1 / 3' },
      [breakpoints.narrow]: { gridColumn: '3', gridRow: '1', inlineSize: 44, blockSize: 44 },
      '(forced-colors: active)': { border: '1px solid LinkText' },
    },
  }),
);
export const go = styleVariants(
  { blue: color.blue, green: color.green, amber: color.amber, red: color.red },
  (tone) => [
    arrows,
    inPage({
      selectors: {
        '[data-glow] &, a:focus-visible > &': { background: tone, color: color.deep, boxShadow: 'none' },
      },
    }),
  ],
);

/** Oval lens over the stream, with a border in the colour of the row's light. */
const lenses = style(
  inPage({
    position: 'relative',
    gridColumn: '7 / 9',
    justifySelf: 'center',
    inlineSize: 'calc(22vw - 78px)',
    // Moves the lens to the left, to the middle between the longest title and the sentence.
    translate: '-1.5vw',
    maxInlineSize: 420,
    aspectRatio: '1.47',
    overflow: 'clip',
    borderRadius: '50%',
    // Hides the stream behind the lens.
    background: color.deep,
    '::after': { content: '""', position: 'absolute', inset: 0, border: '1.5px solid', borderRadius: 'inherit' },
    '@media': {
      '(width < 1280px)': { translate: '0' },
      [breakpoints.belowLarge]: { gridArea: '1 / 3 / 3 / 4', inlineSize: 160 },
      [breakpoints.narrow]: {
        gridArea: '2 / 3',
        alignSelf: 'start',
        justifySelf: 'end',
        inlineSize: 112,
        marginBlockStart: 6,
      },
      '(forced-colors: active), print': { display: 'none' },
    },
  }),
);
export const lens = styleVariants(
  { blue: color.blue, green: color.green, amber: color.amber, red: color.red },
  (tone) => [lenses, inPage({ '::after': { borderColor: tone } })],
);
const comesToLight = keyframes({
  'from, 30%, 70%, to': { opacity: 0.76 },
  '44%, 56%': { opacity: 1 },
});
/** Picture in the lens. It is opaque in the middle of the viewport, on hover and on focus. */
export const shown = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `scale ${tokens.time.in} ${tokens.ease.out}`,
    selectors: {
      '[data-glow] &, a:focus-visible &': { scale: '1.07', animation: 'none' },
    },
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${comesToLight} linear both`,
            animationTimeline: 'view()',
          },
        },
      },
    },
  }),
);
