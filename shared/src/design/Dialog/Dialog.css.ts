import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { surfaces } from '../surfaces.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '0 28px' } });
const still = '(prefers-reduced-motion: reduce)';

export const dialog = style([
  surfaces.white,
  inShared({
    inlineSize: 'min(100% - 32px, 640px)',
    maxBlockSize: 'calc(100dvb - 32px)',
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.window,
    overscrollBehavior: 'contain',
    '::backdrop': { background: 'rgb(3 12 15 / 0.62)' },
    selectors: { '&[open]': { animation: `${enter} ${tokens.time.fast} ${tokens.ease.out}` } },
    '@media': {
      [still]: { selectors: { '&[open]': { animation: 'none' } } },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
]);
globalStyle(`:root:has(${dialog}[open])`, inShared({ overflow: 'hidden', scrollbarGutter: 'stable' }));
export const sheet = style(inShared({ padding: 'clamp(20px, 4vw, 32px)' }));
export const top = style(
  inShared({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', color: tokens.surface.quiet }),
);
export const note = style(inShared({ fontSize: tokens.size.small }));
export const close = style(
  inShared({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    margin: '-10px -12px -10px 0',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  }),
);
export const title = style(
  inShared({
    margin: '26px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    ':focus': { outline: 'none' },
  }),
);
