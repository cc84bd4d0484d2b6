import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const steps = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const number = style({ '@layer': { [layers.page]: { color: tokens.color.buoyInk } } });
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem', lineHeight: 1.25 } },
});
export const text = style({ '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0` } } });
