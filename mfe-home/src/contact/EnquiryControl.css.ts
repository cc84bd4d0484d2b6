import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const control = style({ '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.small } } });
export const input = style({
  '@layer': {
    [layers.page]: {
      inlineSize: '100%',
      padding: tokens.space.small,
      border: `1px solid ${tokens.color.ink2}`,
      borderRadius: 0,
      background: 'transparent',
      selectors: { '&[aria-invalid="true"]': { borderColor: tokens.color.buoyInk } },
    },
  },
});
export const fault = style({ '@layer': { [layers.page]: { margin: 0, color: tokens.color.buoyInk } } });
export const hint = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: tokens.space.small,
      margin: 0,
      fontSize: '0.9375rem',
      color: tokens.color.ink2,
    },
  },
});
