import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const question = style({
  '@layer': {
    [layers.page]: { paddingBlock: tokens.space.medium, borderBlockEnd: `1px solid ${tokens.color.line}` },
  },
});
export const summary = style({ '@layer': { [layers.page]: { cursor: 'pointer' } } });
export const title = style({
  '@layer': { [layers.page]: { display: 'inline', fontFamily: tokens.font.heading, fontSize: '1.25rem' } },
});
