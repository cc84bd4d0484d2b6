import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const features = style({
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
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem' } },
});
export const alerts = style({
  '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.small, paddingInlineStart: '1.25em' } },
});
