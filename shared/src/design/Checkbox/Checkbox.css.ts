import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const row = style(inShared({ position: 'relative', display: 'flex', alignItems: 'center', minBlockSize: 44 }));
export const box = style(
  inShared({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    border: `1.5px solid ${tokens.surface.edge}`,
    borderRadius: 2,
    background: 'none',
    cursor: 'pointer',
    '::before': { content: '""', position: 'absolute', inset: -11.5 },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7,
      insetBlockStart: 2,
      inlineSize: 7,
      blockSize: 13,
      borderInlineEnd: '2.4px solid',
      borderBlockEnd: '2.4px solid',
      rotate: '42deg',
      color: tokens.surface.background,
      visibility: 'hidden',
    },
    selectors: {
      '&:checked': { background: tokens.surface.text, borderColor: tokens.surface.text },
      '&:checked::after': { visibility: 'visible' },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } },
    },
  }),
);
export const label = style(inShared({ paddingBlock: 8, paddingInlineStart: 14, cursor: 'pointer' }));
