import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

/** A table wider than the screen scrolls by itself, not with the page. */
export const scroll = style({ '@layer': { [layers.page]: { marginBlock: tokens.space.large, overflowX: 'auto' } } });
export const table = style({
  '@layer': {
    [layers.page]: {
      borderCollapse: 'collapse',
      // Narrower columns would break long Ukrainian words.
      inlineSize: 'max(min(100%, 60rem), 34rem)',
      overflowWrap: 'normal',
    },
  },
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.page]: {
      padding: `${tokens.space.small} ${tokens.space.medium} ${tokens.space.small} 0`,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
export const caption = style({
  '@layer': { [layers.page]: { paddingBlock: tokens.space.small, color: tokens.color.ink2, textAlign: 'start' } },
});
