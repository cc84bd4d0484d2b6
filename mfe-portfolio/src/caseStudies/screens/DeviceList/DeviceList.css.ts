import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    gap: '12px clamp(16px, 2.5vw, 36px)',
    justifyContent: 'start',
    margin: 'clamp(28px, 3vw, 44px) 0 0',
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.narrow]: { justifyContent: 'space-between' },
      // Four names do not fit side by side on the smallest phones.
      '(width < 360px)': { gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start', columnGap: 48 },
    },
  }),
);
export const device = style(
  inPage({
    display: 'grid',
    gap: 10,
    justifyItems: 'start',
    color: tokens.surface.text,
    fontSize: '0.9375rem',
  }),
);
export const outline = style(
  inPage({
    inlineSize: 'clamp(40px, 3.8vw, 54px)',
    blockSize: 'clamp(40px, 3.8vw, 54px)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
  }),
);
