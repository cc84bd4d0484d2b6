import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const card = style(
  inPage({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' }),
);
/**
 * Two columns: name above category, and result above its label. Name and result share a baseline, category and label another. In a
 * two-column portfolio the second column starts in the middle, so that it does not touch the next card's name.
 */
export const caption = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '20px 24px',
    alignItems: 'baseline',
    paddingBlockStart: 'clamp(14px, 1.4vw, 24px)',
    '@media': {
      [breakpoints.medium]: { gridTemplateColumns: '9fr 11fr', columnGap: 12 },
      [breakpoints.large]: { gridTemplateColumns: '1fr 1fr' },
    },
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.title2, lineHeight: 1.02, letterSpacing: '-0.025em' }),
);
export const link = style(
  inPage({
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
      '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  }),
);
export const category = style(inPage({ margin: 0, gridRow: 2, color: tokens.surface.quiet, fontSize: '0.9375rem' }));
export const result = style(
  inPage({
    display: 'grid',
    gridRow: '1 / 3',
    gridColumn: 2,
    gridTemplateRows: 'subgrid',
    alignItems: 'baseline',
    margin: 0,
    fontSize: '0.9375rem',
    '@media': { [breakpoints.narrow]: { textAlign: 'end' } },
  }),
);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1.02,
    letterSpacing: '-0.025em',
    wordSpacing: '0.08em',
    whiteSpace: 'nowrap',
  }),
);
