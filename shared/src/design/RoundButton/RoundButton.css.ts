import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const button = style(
  inShared({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '48px',
    blockSize: '48px',
    padding: 0,
    color: 'inherit',
    background: 'none',
    border: `1px solid ${tokens.surface.edge}`,
    borderRadius: tokens.radius.round,
    cursor: 'pointer',
    transition: `opacity ${tokens.time.fast}, border-color ${tokens.time.fast}`,
    ':hover': { borderColor: 'currentColor' },
    selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } },
  }),
);

export const icon = style(
  inShared({ inlineSize: '20px', blockSize: '20px', fill: 'none', stroke: 'currentColor', strokeWidth: '1.75' }),
);
