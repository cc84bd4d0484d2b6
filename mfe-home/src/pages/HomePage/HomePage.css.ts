import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const actions = style({
  '@layer': { [layers.page]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.large, margin: 0 } },
});
