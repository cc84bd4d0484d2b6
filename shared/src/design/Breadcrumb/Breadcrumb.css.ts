import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { widths } from '../../theme/widths.ts';

export const list = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 10px',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      color: tokens.surface.quiet,
      fontSize: tokens.size.small,
      '@media': { [widths.narrow]: { gap: '0 7px' } },
    },
  },
});
/** A step never breaks inside, as long as it fits a line; a short rule leads on to the next. */
export const item = style({
  '@layer': {
    [shared]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 10,
      maxInlineSize: '100%',
      overflowWrap: 'anywhere',
      selectors: {
        '&[aria-current]': { color: tokens.surface.text },
        '& + &::before': { content: '""', flex: 'none', inlineSize: 22, borderBlockStart: '1px solid' },
      },
      '@media': {
        [widths.narrow]: { gap: 7, selectors: { '& + &::before': { inlineSize: 9 } } },
      },
    },
  },
});
export const link = style({
  '@layer': {
    [shared]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 32,
      textDecoration: 'none',
      ':hover': { color: tokens.surface.text, textDecoration: 'underline' },
    },
  },
});
