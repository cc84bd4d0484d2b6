import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const banner = style({
  '@layer': {
    [layers.page]: { paddingBlock: tokens.space.large, borderBlockEnd: `1px solid ${tokens.color.line}` },
  },
});
export const title = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(2rem, 6vw, 4.5rem)',
      lineHeight: 1.05,
      textWrap: 'balance',
    },
  },
});
export const text = style({
  '@layer': { [layers.page]: { marginBlock: tokens.space.medium, fontSize: '1.25rem', color: tokens.color.ink2 } },
});
export const stats = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      marginBlock: tokens.space.large,
    },
  },
});
/** The term comes first in the list; the eye meets the number first. */
export const stat = style({
  '@layer': {
    [layers.page]: { display: 'flex', flexDirection: 'column', borderBlockStart: `1px solid ${tokens.color.ink}` },
  },
});
export const value = style({
  '@layer': {
    [layers.page]: { order: -1, margin: 0, fontFamily: tokens.font.heading, fontSize: '2.25rem', lineHeight: 1.3 },
  },
});
export const detail = style({
  '@layer': { [layers.page]: { color: tokens.color.ink2, fontSize: '1.0625rem', whiteSpace: 'nowrap' } },
});
export const condition = style({
  '@layer': {
    [layers.page]: {
      marginBlock: tokens.space.small,
      marginInline: 0,
      color: tokens.color.ink2,
      fontSize: '0.875rem',
    },
  },
});
export const note = style({ '@layer': { [layers.page]: { marginBlockStart: 0 } } });
