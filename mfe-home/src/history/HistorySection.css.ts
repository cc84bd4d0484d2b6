import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const stations = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const station = style({
  '@layer': {
    [layers.page]: { paddingBlockStart: tokens.space.medium, borderBlockStart: `1px solid ${tokens.color.ink}` },
  },
});
export const year = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem' } },
});
export const text = style({ '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0` } } });
