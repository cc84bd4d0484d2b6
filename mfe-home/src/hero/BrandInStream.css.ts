import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const base = style(inPage({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));
export const shape = styleVariants({
  landscape: [base, inPage({ '@media': { [breakpoints.narrow]: { display: 'none' } } })],
  portrait: [base, inPage({ '@media': { [breakpoints.medium]: { display: 'none' } } })],
});
export const letters = style(inPage({ fill: '#f4f7f2' }));

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
export const fairway = style(
  inPage({
    fill: 'none',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    // Sets no `stroke` on phones, where the attribute `stroke` is a gradient that fades the line out before the text.
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
  }),
);
export const fade = style({});
globalStyle(`${fade} > stop`, inPage({ stopColor: tokens.color.buoy }));
export const buoy = style(
  inPage({
    fill: tokens.color.foam,
    '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' }, [breakpoints.narrow]: { display: 'none' } },
  }),
);
