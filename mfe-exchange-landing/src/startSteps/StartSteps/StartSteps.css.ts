import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const steps = style({
  '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.medium, paddingInlineStart: '1.5em' } },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem' } },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
