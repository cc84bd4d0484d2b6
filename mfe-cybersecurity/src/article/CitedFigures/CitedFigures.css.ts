import { style } from '@vanilla-extract/css';
import { tokens } from 'shared/design';
import { inPage } from '../inPage.ts';

const oneColumn = '(width < 640px)';

export const list = style(
  inPage({
    margin: 'clamp(40px, 4.4vw, 72px) 0 0',
    padding: 0,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    listStyle: 'none',
  }),
);
/** The figure at the left; what it counts, and what it says, at the right on its baseline. */
export const cited = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: tokens.space.gutter,
    paddingBlock: '28px 26px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': {
      [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', rowGap: 10 },
      print: { breakInside: 'avoid' },
    },
  }),
);
export const value = style(
  inPage({
    display: 'contents',
    fontFamily: tokens.font.heading,
    fontWeight: 300,
    wordSpacing: '0.09em',
  }),
);
export const number = style(
  inPage({
    gridRow: '1 / 3',
    alignSelf: 'end',
    fontSize: tokens.size.figure,
    lineHeight: 0.8,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    '@media': { [oneColumn]: { gridRow: 'auto' }, print: { fontSize: '40pt' } },
  }),
);
export const unit = style(
  inPage({
    gridColumn: '2',
    alignSelf: 'end',
    fontSize: tokens.size.title3,
    lineHeight: 1.14,
    letterSpacing: '-0.015em',
    '@media': { [oneColumn]: { gridColumn: '1' } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '2',
    margin: '6px 0 0',
    color: tokens.surface.quiet,
    '@media': { [oneColumn]: { gridColumn: '1', margin: 0 } },
  }),
);
