import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

/** A table wider than the screen scrolls by itself, not with the page. */
export const scroll = style({ '@layer': { [layers.page]: { overflowX: 'auto' } } });
export const table = style({
  '@layer': {
    [layers.page]: {
      borderCollapse: 'collapse',
      inlineSize: 'min(100%, 52rem)',
      // Four columns of Ukrainian words have to fit a phone.
      fontSize: 'clamp(0.8125rem, 2.6vw, 1.0625rem)',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.page]: {
      paddingBlock: tokens.space.small,
      paddingInline: `calc(${tokens.space.small} / 2)`,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      textAlign: 'start',
    },
  },
});
export const number = style({});
globalStyle(`${table} ${number}`, { '@layer': { [layers.page]: { textAlign: 'end' } } });
export const caption = style({
  '@layer': { [layers.page]: { paddingBlock: tokens.space.small, color: tokens.color.ink2, textAlign: 'start' } },
});
export const indices = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      marginBlock: tokens.space.large,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { marginBlock: tokens.space.small, fontFamily: tokens.font.heading, fontSize: '1.5rem' } },
});
export const index = style({ '@layer': { [layers.page]: { margin: 0, fontSize: '1.25rem' } } });
export const quiet = style({
  '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2, fontSize: '0.9375rem' } },
});
