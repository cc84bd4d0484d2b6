import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const details = style({ '@layer': { [layers.page]: { paddingBlock: tokens.space.section } } });
export const title = style({
  '@layer': {
    [layers.page]: { marginBlock: `0 ${tokens.space.medium}`, fontFamily: tokens.font.heading, lineHeight: 1.2 },
  },
});
export const list = style({ '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2 } } });
export const value = style({
  '@layer': {
    [layers.page]: {
      marginBlockEnd: tokens.space.medium,
      marginInline: 0,
      fontSize: '1.25rem',
      color: tokens.color.ink,
    },
  },
});
export const address = style({ '@layer': { [layers.page]: { fontStyle: 'normal' } } });
export const chats = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.medium,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
