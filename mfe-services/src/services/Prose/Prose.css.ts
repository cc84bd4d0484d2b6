import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const paragraph = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      color: tokens.surface.quiet,
      selectors: {
        '&:first-of-type': { color: tokens.surface.text, fontSize: tokens.size.lead, lineHeight: 1.5 },
        '& + &': { marginBlockStart: '1.15em' },
      },
    },
  },
});
export const quiet = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      color: tokens.surface.quiet,
      selectors: { '& + &': { marginBlockStart: '1.15em' } },
    },
  },
});
