import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const figure = style(inPage({ margin: 0 }));
export const gate = style(
  inPage({
    position: 'relative',
    aspectRatio: '1312 / 460',
    '@media': { [widths.narrow]: { aspectRatio: 'auto', blockSize: 200 } },
  }),
);
export const lines = style(
  inPage({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    '@media': {
      // The gate in the middle: what leads to it at its left, the wallet at its right.
      [widths.narrow]: { objectPosition: '80% 50%' },
      '(forced-colors: active)': { opacity: 0.6 },
    },
  }),
);
const clearing = `color-mix(in srgb, ${tokens.surface.background} 88%, transparent)`;
const word = style(
  inPage({
    position: 'absolute',
    translate: '0 -50%',
    padding: '4px 12px',
    // A clearing in the stream, without edges.
    background: clearing,
    boxShadow: `0 0 18px 14px ${clearing}`,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.15,
    wordSpacing: '0.08em',
    '@media': { [widths.narrow]: { fontSize: '1.125rem' } },
  }),
);
/** On phones the streams are short and high: each begins beside its name. */
const clear = (insetBlockStart: string) => ({ '@media': { [widths.narrow]: { insetBlockStart } } });
export const first = style([
  word,
  inPage({ insetInlineStart: tokens.space.margin, insetBlockStart: '24.3%', marginInlineStart: -12, ...clear('12%') }),
]);
export const second = style([
  word,
  inPage({ insetInlineStart: tokens.space.margin, insetBlockStart: '75.7%', marginInlineStart: -12, ...clear('88%') }),
]);
export const wallet = style([
  word,
  inPage({ insetInlineEnd: tokens.space.margin, insetBlockStart: '50%', marginInlineEnd: -12 }),
]);
export const caption = style(
  inPage({ paddingBlockStart: 12, color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 24,
    marginBlockStart: 'clamp(24px, 3vw, 48px)',
    marginBlockEnd: 0,
    listStyle: 'none',
    '@media': { [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const item = style(inPage({ paddingBlockStart: 18, borderBlockStart: `1px solid ${tokens.surface.rule}` }));
export const title = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.text,
    fontSize: '1.1875rem',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: 0,
    wordSpacing: 'normal',
  }),
);
export const text = style(inPage({ margin: '20px 0 0', color: tokens.surface.quiet }));
