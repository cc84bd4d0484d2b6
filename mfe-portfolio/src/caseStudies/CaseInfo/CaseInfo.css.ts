import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Six cells with lines between them: three in a row, two on phones. */
export const grid = style(
  inPage({
    display: 'grid',
    columnGap: tokens.space.gutter,
    rowGap: 'clamp(28px, 3vw, 48px)',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 28 } },
  }),
);
export const cell = style(inPage({ borderBlockStart: `1px solid ${tokens.surface.rule}`, paddingBlockStart: 16 }));
export const label = style(inPage({ color: tokens.surface.quiet, fontSize: tokens.size.small }));
export const value = style(
  inPage({
    margin: '6px 0 0',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.012em',
    wordSpacing: '0.08em',
    textWrap: 'balance',
  }),
);
