import { style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

export const ground = style(
  inPage({ minBlockSize: '100vh', paddingInline: tokens.space.margin, paddingBlock: tokens.space.large }),
);
