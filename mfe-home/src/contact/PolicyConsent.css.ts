import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const consent = style({
  '@layer': { [layers.page]: { display: 'flex', alignItems: 'baseline', gap: tokens.space.small, margin: 0 } },
});
