import { style } from '@vanilla-extract/css';
import { tokens } from 'shared/design';
import { inPage } from '../../theme/inLayer.ts';

export const row = style(
  inPage({
    display: 'block',
    paddingBlock: tokens.space.large,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.row,
    borderBlockStart: `1px solid ${tokens.color.lineOnDark}`,
  }),
);
