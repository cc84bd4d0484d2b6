import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const download = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      justifyItems: 'start',
      // The platform is known only in the browser: the hint's place is kept, so that nothing below moves when it comes.
      gridTemplateRows: 'auto minmax(1.6rem, auto)',
      '@media': { '(width < 768px)': { gridTemplateRows: 'auto minmax(3.1rem, auto)' } },
      gap: tokens.space.small,
      marginBlock: tokens.space.medium,
    },
  },
});
export const button = style({
  '@layer': {
    [layers.page]: {
      paddingBlock: tokens.space.medium,
      paddingInline: tokens.space.large,
      '@media': { '(width < 480px)': { minBlockSize: '5.4rem' } },
      border: `1px solid ${tokens.color.ink}`,
      background: tokens.color.ink,
      color: tokens.color.paper,
      cursor: 'pointer',
      selectors: {
        '&:disabled': { background: 'none', color: tokens.color.ink2, cursor: 'not-allowed' },
      },
    },
  },
});
export const hint = style({
  '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2, fontSize: '0.9375rem' } },
});
