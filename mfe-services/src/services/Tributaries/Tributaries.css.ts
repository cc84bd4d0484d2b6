import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { tone } from '../tones.css.ts';

/** Width of the drawn river between two columns of text. On phones the river runs beside a single column (`strip`). */
const riverWidth = 'clamp(150px, 16.7vw, 240px)';
const strip = { column: 48, line: 8, gap: 14 };
export const beside = breakpoints.narrow;

export const basin = style(
  inPage({
    position: 'relative',
    '@media': { [beside]: { display: 'grid', gridTemplateColumns: `${strip.column}px minmax(0, 1fr)` } },
  }),
);
export const river = style(
  inPage({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(50% - ${riverWidth} / 2)`,
    inlineSize: riverWidth,
    // A dot at the river's end, where all tributaries have joined.
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: -8,
      insetInlineStart: 'calc(50% - 8px)',
      inlineSize: 16,
      blockSize: 16,
      borderRadius: '50%',
      background: tokens.color.buoy,
    },
    '@media': {
      [beside]: {
        position: 'relative',
        insetInlineStart: 'auto',
        inlineSize: '100%',
        '::after': { insetInlineStart: strip.line - 8 },
      },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
/** Positions the drawing absolutely, so that its natural height cannot make the rows higher. */
export const drawing = style(inPage({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));
/** Grid of seven equal rows. Each of six benefits takes two rows; it starts one row below the benefit before, on the other side. */
export const benefits = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${riverWidth} minmax(0, 1fr)`,
    gridTemplateRows: 'repeat(7, minmax(104px, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gridAutoRows: '1fr' } },
  }),
);
export const benefit = style(
  inPage({
    gridColumn: '3',
    borderBlockStart: `1px solid ${tokens.surface.text}`,
    selectors: {
      '&:nth-child(odd)': { gridColumn: '1' },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((place) => [`&:nth-child(${place})`, { gridRow: `${place} / span 2` }]),
      ),
    },
    '@media': {
      [beside]: {
        paddingInlineStart: strip.gap,
        selectors: {
          '&:nth-child(n)': { gridColumn: '1', gridRow: 'auto' },
        },
      },
    },
  }),
);
export const words = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'clamp(56px, 6.4vw, 96px) minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: '12px 28px',
    paddingInlineEnd: 'clamp(12px, 2.4vw, 40px)',
    '@media': {
      [beside]: { gridTemplateColumns: '36px minmax(0, 1fr)', paddingBlock: '16px 32px', paddingInlineEnd: 0 },
    },
  }),
);
export const number = style(
  inPage({
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2.25rem, 1rem + 4vw, 5rem)',
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.16, letterSpacing: '-0.015em' }),
);
export const text = style(
  inPage({ gridColumn: '2', margin: '20px 0 0', color: tokens.surface.quiet, maxInlineSize: '30em' }),
);
