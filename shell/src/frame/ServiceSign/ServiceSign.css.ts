import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const sign = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      flex: 'none',
      inlineSize: 26,
      fontSize: '0.9375rem',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
const coloured = (color: string) => [sign, { '@layer': { [layers.shell]: { color } } }];

export const tone = styleVariants({
  blue: coloured(tokens.color.blueText),
  green: coloured(tokens.color.green),
  amber: coloured(tokens.color.amber),
  red: coloured(tokens.color.redText),
  tide: coloured(tokens.color.tide),
});
