import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const form = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.medium,
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
});
export const note = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const summary = style({
  '@layer': {
    [layers.page]: { margin: 0, color: tokens.color.buoyInk, selectors: { '&:empty': { display: 'none' } } },
  },
});
export const submit = style({
  '@layer': { [layers.page]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.medium, margin: 0 } },
});
export const hint = style({ '@layer': { [layers.page]: { color: tokens.color.ink2, fontSize: '0.9375rem' } } });
