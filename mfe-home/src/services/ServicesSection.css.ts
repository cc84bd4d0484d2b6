import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const { color } = tokens;
const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const intro = style(inPage({ margin: 0 }));
export const rows = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inPage({
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    position: 'relative',
    overflow: 'clip',
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${tokens.surface.rule}` } },
  }),
);
/** At full strength only between title and sentence, and behind the arrow. */
export const current = style(
  inPage({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    maskImage: 'linear-gradient(90deg, #0002 0, #0003 30%, #000 46%, #000 54%, #0003 62%, #0003 86%, #000 97%)',
    '@media': { [widths.narrow]: { maskImage: 'linear-gradient(90deg, #0002, #0003 70%, #000)' } },
  }),
);
const comesBy = keyframes({
  'from, 32%, 68%, to': { opacity: 0.44 },
  '46%, 54%': { opacity: 1 },
});
/** The same lines without their light: there before a mouse is, and where there is none. The row in the window's middle has more of it. */
export const atRest = style([
  current,
  inPage({
    position: 'absolute',
    inset: 0,
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
      [widths.narrow]: { maskImage: 'linear-gradient(90deg, #0000 66%, #000)' },
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
    minBlockSize: 'clamp(120px, 11.6vw, 190px)',
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: -4 },
    '@media': {
      [widths.narrow]: { gridTemplateColumns: '32px 1fr 48px', gap: '10px 16px', paddingBlock: 26 },
    },
  }),
);
const numbers = style(inPage({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }));
/** The bright blue and red are for graphics: words have lighter ones. */
export const number = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  (tone) => [numbers, inPage({ color: tone })],
);
export const title = style(
  inPage({
    gridColumn: '2 / 8',
    margin: 0,
    fontSize: tokens.size.row,
    letterSpacing: '-0.03em',
    '@media': { [widths.narrow]: { gridColumn: '2' } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '8 / 12',
    margin: 0,
    maxInlineSize: '26em',
    color: tokens.surface.quiet,
    transition: `color ${tokens.time.fast}`,
    selectors: { '[data-glow] &, a:focus-visible > &': { color: tokens.surface.text } },
    '@media': { [widths.narrow]: { gridColumn: '2 / 4', gridRow: '2' } },
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
      [widths.narrow]: { gridColumn: '3', gridRow: '1', inlineSize: 44, blockSize: 44 },
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
