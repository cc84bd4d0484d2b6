import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from 'shared/design';
import { frontVars, passageVars, passing } from 'shared/motion';
import { inPage } from '../../theme/inLayer.ts';

/** Pushes the following content below the fold. */
export const windowHigh = style(inPage({ minBlockSize: '110vh' }));
export const led = style(inPage({ vars: { [passageVars.lead]: '60px' } }));
export const water = style(inPage({ position: 'relative', blockSize: 320 }));
export const soft = style(inPage({ vars: { [frontVars.soft]: '120px' } }));
export const fromAbove = style(
  inPage({ vars: { [frontVars.x]: '0', [frontVars.y]: '-1', [frontVars.to]: 'bottom', [frontVars.soft]: '60px' } }),
);
export const lines = style(
  inPage({
    blockSize: '100%',
    background: `repeating-linear-gradient(${tokens.color.tideInk} 0 1px, #0000 1px 12px)`,
  }),
);
export const boat = style([
  passing.way,
  inPage({
    insetBlockStart: 156,
    vars: { [passing.by.self]: keyframes({ from: { translate: '-100%' } }) },
    '::before': { insetInline: 'auto -7px' },
  }),
]);
