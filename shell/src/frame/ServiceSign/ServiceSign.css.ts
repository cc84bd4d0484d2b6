import { style, styleVariants } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';

const sign = style(
  inShell({
    display: 'inline-flex',
    flex: 'none',
    inlineSize: 26,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
const coloured = (color: string) => [sign, inShell({ color })];

export const point = style([
  sign,
  inShell({
    '::before': {
      content: '""',
      alignSelf: 'center',
      inlineSize: 7,
      blockSize: 7,
      borderRadius: '50%',
      border: `1.5px solid ${tokens.color.tide}`,
    },
  }),
]);
export const tone = styleVariants({
  blue: coloured(tokens.color.blueText),
  green: coloured(tokens.color.green),
  amber: coloured(tokens.color.amber),
  red: coloured(tokens.color.redText),
  tide: coloured(tokens.color.tide),
});
