import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

export const figure = style(inPage({ margin: 0 }));
export const frame = style(
  inPage({
    aspectRatio: '21 / 9',
    overflow: 'clip',
    background: caseColors.tint,
    '@media': { [breakpoints.narrow]: { aspectRatio: '4 / 3' } },
  }),
);
export const drawing = style(inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const caption = style(
  inPage({ paddingBlockStart: 14, color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
