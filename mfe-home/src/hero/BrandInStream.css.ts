import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const base = style({
  '@layer': { [layers.page]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } },
});
export const shape = styleVariants({
  landscape: [base, { '@layer': { [layers.page]: { '@media': { [widths.narrow]: { display: 'none' } } } } }],
  portrait: [base, { '@layer': { [layers.page]: { '@media': { [widths.medium]: { display: 'none' } } } } }],
});
export const letters = style({ '@layer': { [layers.page]: { fill: '#f4f7f2' } } });

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
export const fairway = style({
  '@layer': {
    [layers.page]: {
      fill: 'none',
      strokeWidth: 2.4,
      strokeLinecap: 'round',
      // On phones its stroke is the gradient that ends it where words begin.
      selectors: {
        [`${shape.landscape} > &`]: { stroke: tokens.color.buoy },
        [`${shape.portrait} > &`]: { strokeWidth: 1.8 },
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          strokeDasharray: 1,
          animation: `${draw} ${tokens.time.slow} ${tokens.ease.flow} 150ms both`,
        },
      },
    },
  },
});
export const fade = style({});
globalStyle(`${fade} > stop`, { '@layer': { [layers.page]: { stopColor: tokens.color.buoy } } });
export const buoy = style({
  '@layer': {
    [layers.page]: {
      fill: tokens.color.foam,
      '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' }, [widths.narrow]: { display: 'none' } },
    },
  },
});
