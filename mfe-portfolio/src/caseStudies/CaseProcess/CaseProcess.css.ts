import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const intro = style({
  '@layer': { [layers.page]: { marginBlockStart: 0, fontSize: '1.25rem' } },
});
export const steps = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.medium,
      maxInlineSize: tokens.width.text,
      paddingInlineStart: '1.5em',
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem' } },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const box = style({
  '@layer': {
    [layers.page]: {
      padding: tokens.space.large,
      backgroundImage: `linear-gradient(120deg, ${tokens.color.paper}, ${tokens.color.line})`,
      fontFamily: tokens.font.heading,
      fontSize: '1.25rem',
    },
  },
});
