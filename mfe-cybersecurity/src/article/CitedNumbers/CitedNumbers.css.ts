import { style } from '@vanilla-extract/css';
import { gauge, inPage, tokens } from 'shared/design';
import { keepsMargin } from '../pageEdge.css.ts';

const oneColumn = '(width < 640px)';

export const list = style([
  keepsMargin,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
    columnGap: tokens.space.gutter,
    rowGap: 44,
    margin: 'clamp(40px, 4.4vw, 72px) 0 0',
    padding: 0,
    borderBlockStart: `1px solid ${tokens.surface.text}`,
    listStyle: '""',
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
]);
/** One cited figure: a large number beside a vertical scale, as on the home page. Its unit and text stand below the number. */
export const cited = style([
  gauge,
  inPage({
    padding: '34px 0 0 34px',
    '@media': { [oneColumn]: { paddingInlineStart: 26 }, print: { breakInside: 'avoid' } },
  }),
]);
export const value = style(
  inPage({ display: 'block', fontFamily: tokens.font.heading, fontWeight: 300, wordSpacing: '0.09em' }),
);
export const number = style(
  inPage({
    display: 'block',
    fontSize: tokens.size.figure,
    lineHeight: 0.86,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'lining-nums',
    '@media': { print: { fontSize: '40pt' } },
  }),
);
export const plus = style(
  inPage({
    marginInlineStart: '0.04em',
    color: tokens.color.buoyInk,
    fontSize: '0.5em',
    lineHeight: 0,
    letterSpacing: 0,
    verticalAlign: '0.62em',
  }),
);
export const unit = style(
  inPage({
    display: 'block',
    marginBlockStart: 22,
    fontSize: tokens.size.title3,
    lineHeight: 1.14,
    letterSpacing: '-0.015em',
  }),
);
export const text = style(inPage({ margin: '6px 0 0', maxInlineSize: '24em', color: tokens.surface.quiet }));
