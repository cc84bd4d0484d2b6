import { globalStyle, style } from '@vanilla-extract/css';
import { layers, openingSign, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Ruled text in columns, no cards. */
export const reviews = style(
  inPage({
    columns: 3,
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.belowLarge]: { columns: 2 }, [widths.narrow]: { columns: 1 } },
  }),
);
/** So many are in sight before it is asked for all. */
const inSight = 4;
export const list = style({});
globalStyle(`${list}:not(:has(:checked)) > ${reviews} > :nth-child(n + ${inSight + 1})`, {
  '@layer': { [layers.page]: { '@media': { screen: { display: 'none' } } } },
});
// So few stand in two columns, without a hole in a third.
globalStyle(`${list}:not(:has(:checked)) > ${reviews}`, {
  '@layer': { [layers.page]: { '@media': { [`screen and ${widths.large}`]: { columns: 2 } } } },
});
/** The box to tick is the whole row, with the sign of what unfolds. */
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
  inPage({ breakInside: 'avoid', padding: '18px 20px 34px 0', borderBlockStart: `1px solid ${tokens.surface.rule}` }),
);
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
  }),
);
export const large = style([
  body,
  inPage({ fontSize: tokens.size.title2, lineHeight: 1.12, letterSpacing: '-0.022em' }),
]);
export const user = style(inPage({ margin: '14px 0 0', color: tokens.surface.quiet, fontSize: '0.9375rem' }));
