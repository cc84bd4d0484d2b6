import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { tone } from '../tones.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Number, title and text of neighbours stand on common lines: each benefit takes three rows of the whole grid. */
export const grid = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const benefit = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    paddingBlock: '20px 56px',
    paddingInlineEnd: 24,
    borderBlockStart: `1px solid ${tokens.surface.text}`,
    '@media': {
      [widths.narrow]: {
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gridTemplateRows: 'auto auto',
        gridRow: 'auto',
        paddingBlock: '18px 32px',
        paddingInlineEnd: 0,
      },
    },
  }),
);
export const number = style(
  inPage({
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.86,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    '@media': { [widths.narrow]: { gridRow: '1 / 3' } },
  }),
);
export const title = style(
  inPage({
    margin: '30px 0 0',
    fontSize: 'clamp(1.5rem, 1.2rem + 0.9vw, 2.125rem)',
    letterSpacing: '-0.02em',
    '@media': { [widths.narrow]: { marginBlockStart: 4 } },
  }),
);
export const text = style(inPage({ margin: '12px 0 0', maxInlineSize: '26em', color: tokens.surface.quiet }));
