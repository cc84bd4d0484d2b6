import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';

export const figure = style(inPage({ margin: 0 }));
export const gate = style(
  inPage({
    position: 'relative',
    blockSize: 'clamp(260px, 21vw, 400px)',
    '@media': { [breakpoints.narrow]: { blockSize: 200 } },
  }),
);
export const lines = style(
  inPage({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    '@media': {
      // Moves the visible part of the drawing to its middle, so that phones show the two labelled streams and the wallet behind the gate.
      [breakpoints.narrow]: { objectPosition: '60% 50%' },
      '(forced-colors: active)': { opacity: 0.6 },
    },
  }),
);
const clearing = `color-mix(in srgb, ${tokens.surface.background} 88%, transparent)`;
const word = style(
  inPage({
    position: 'absolute',
    translate: '0 -50%',
    padding: '0 12px',
    // Hides the lines behind the label, with soft edges.
    background: clearing,
    boxShadow: `0 0 14px 8px ${clearing}`,
    '@supports': { [noColorMixQuery]: { background: tokens.surface.background } },
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    wordSpacing: '0.08em',
    '@media': { [breakpoints.narrow]: { fontSize: '1.25rem' } },
  }),
);
export const first = style([
  word,
  inPage({ insetInlineStart: tokens.space.margin, insetBlockStart: '24.3%', marginInlineStart: -12 }),
]);
export const second = style([
  word,
  inPage({ insetInlineStart: tokens.space.margin, insetBlockStart: '75.7%', marginInlineStart: -12 }),
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
    gap: `28px ${tokens.space.gutter}`,
    marginBlockStart: 'clamp(24px, 2.6vw, 40px)',
    marginBlockEnd: 0,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const item = style(
  inPage({
    paddingBlockStart: 20,
    paddingInlineEnd: 'clamp(0px, 1.6vw, 32px)',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.narrow]: { paddingInlineEnd: 0 } },
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.quote, lineHeight: 1.1, letterSpacing: '-0.02em' }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    fontSize: 'clamp(1rem, 0.9rem + 0.3vw, 1.25rem)',
    lineHeight: 1.5,
  }),
);
