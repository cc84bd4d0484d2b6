import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, openingSign, tokens } from 'shared/design';

export const reviews = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { display: 'block' } },
  }),
);
export const list = style({});
/** Selector of the reviews after the first `inSight` ones, which are hidden until the visitor asks for all. The first ones fill whole rows. */
const outOfSight = (inSight: number) => `${list}:not(:has(:checked)) > ${reviews} > :nth-child(n + ${inSight + 1})`;
globalStyle(outOfSight(5), inPage({ '@media': { screen: { display: 'none' } } }));
for (const whole of [breakpoints.large, breakpoints.narrow])
  globalStyle(outOfSight(4), inPage({ '@media': { [`screen and ${whole}`]: { display: 'none' } } }));
/** The label of the checkbox fills the row and looks like a disclosure control. */
export const all = style([
  openingSign,
  inPage({
    display: 'none',
    '@supports': {
      'selector(:has(:checked))': {
        '@media': {
          screen: {
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minBlockSize: 64,
            borderBlock: `1px solid ${tokens.surface.rule}`,
            fontWeight: 500,
            cursor: 'pointer',
          },
        },
      },
    },
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 4 },
    },
  }),
]);
export const review = style(
  inPage({
    gridColumn: 'span 2',
    breakInside: 'avoid',
    padding: '20px 20px 40px 0',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.belowLarge]: { gridColumn: 'span 3' }, [breakpoints.narrow]: { paddingInlineEnd: 0 } },
  }),
);
/** Style of the first review, which spans all columns. `wide` is for a review that is wider than its neighbours. */
export const first = style([
  review,
  inPage({
    gridColumn: '1 / -1',
    paddingBlock: '28px clamp(44px, 4.6vw, 80px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
  }),
]);
export const wide = style([
  review,
  inPage({ gridColumn: 'span 4', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
]);
export const body = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.28,
    letterSpacing: '-0.01em',
    wordSpacing: '0.07em',
    textWrap: 'pretty',
    selectors: {
      [`${first} > &, ${wide} > &`]: {
        maxInlineSize: '24em',
        fontSize: tokens.size.title2,
        lineHeight: 1.12,
        letterSpacing: '-0.022em',
        textWrap: 'balance',
      },
      [`${first} > &`]: {
        fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 4rem)',
        lineHeight: 1.08,
      },
    },
  }),
);
export const user = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
  }),
);
