import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const text = style({
  '@layer': {
    [layers.page]: { paddingBlock: tokens.space.large, borderBlockEnd: `1px solid ${tokens.color.line}` },
  },
});
