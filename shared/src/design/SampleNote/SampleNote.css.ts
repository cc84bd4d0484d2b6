import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The note begins with a ring, the sign that sea charts use for unmeasured depths. */
export const note = style(
  inShared({
    position: 'relative',
    margin: 0,
    maxInlineSize: '39.9em',
    paddingInlineStart: 20,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    lineHeight: 1.5,
    textWrap: 'pretty',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.42em',
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      border: '1.5px solid',
      boxSizing: 'border-box',
    },
  }),
);
