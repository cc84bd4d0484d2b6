import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const disclosure = style(inShared({ borderBlockEnd: `1px solid ${tokens.surface.rule}` }));
export const summary = style(
  inShared({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    minBlockSize: 76,
    paddingBlock: 14,
    cursor: 'pointer',
    listStyle: 'none',
    '::marker': { content: '""' },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const title = style(
  inShared({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.2, letterSpacing: '-0.012em' }),
);
export const sign = style(
  inShared({
    position: 'relative',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 8,
      borderBlockStart: '1.5px solid',
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 8,
      borderInlineStart: '1.5px solid',
      transition: `scale ${tokens.time.fast} ${tokens.ease.out}`,
    },
    selectors: { 'details[open] > summary > &::after': { scale: '1 0' } },
    '@media': { '(prefers-reduced-motion: reduce)': { '::after': { transition: 'none' } } },
  }),
);
export const content = style(
  inShared({
    maxInlineSize: tokens.width.text,
    paddingBlockEnd: 26,
    color: tokens.surface.quiet,
  }),
);
