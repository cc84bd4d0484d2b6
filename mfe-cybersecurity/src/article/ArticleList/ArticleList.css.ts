import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { computeColumnsWidth } from '../columns.ts';
import { keepsMargin } from '../pageEdge.css.ts';
import { propertySize } from './propertySize.ts';

const oneColumn = '(width < 640px)';

export const heading = style([
  keepsMargin,
  inPage({
    margin: 'clamp(28px, 2.6vw, 40px) 0 16px',
    fontSize: tokens.size.title3,
    lineHeight: 1.14,
    letterSpacing: '-0.012em',
    '@media': { print: { breakAfter: 'avoid' } },
  }),
]);
const lists = style([
  keepsMargin,
  inPage({
    margin: '0 0 1.6em',
    padding: 0,
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    listStyle: '""',
  }),
]);
/** Styles of an article's list: `told` and `drawn` have one item in a row, numbered lists (`counted`) two. */
export const list = styleVariants({
  told: [lists],
  drawn: [lists],
  counted: [
    lists,
    inPage({
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: tokens.space.gutter,
      marginBlockStart: 'clamp(28px, 2.6vw, 40px)',
      counterReset: 'item',
      '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    }),
  ],
});
const items = style(
  inPage({
    display: 'grid',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
const told = style([
  items,
  inPage({
    gridTemplateColumns: `calc(${computeColumnsWidth(2)}) minmax(0, 1fr)`,
    columnGap: tokens.space.gutter,
    paddingBlock: '14px 16px',
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 } },
  }),
]);
const { width, height, waters } = propertySize;
export const item = styleVariants({
  told: [told],
  // The drawing stands below the item's title; on phones above it.
  drawn: [
    told,
    inPage({
      paddingBlock: '20px 22px',
      gridTemplateRows: 'auto 1fr',
      '::before': {
        content: '""',
        gridArea: '2 / 1',
        alignSelf: 'start',
        inlineSize: width,
        blockSize: height,
        marginBlockStart: 14,
        background: `var(--waters) 0 0 / ${width}px ${height * waters}px no-repeat`,
      },
      '@media': {
        [oneColumn]: { '::before': { gridArea: 'auto', marginBlock: '0 12px' } },
        '(forced-colors: active), print': { '::before': { display: 'none' } },
      },
    }),
  ],
  counted: [
    items,
    inPage({
      gridTemplateColumns: '52px minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlock: '18px 22px',
      counterIncrement: 'item',
      '::before': {
        content: 'counter(item, decimal-leading-zero)',
        gridRow: '1 / 3',
        fontFamily: tokens.font.heading,
        fontSize: tokens.size.title3,
        fontWeight: 300,
        lineHeight: 1.2,
        fontVariantNumeric: 'lining-nums',
      },
    }),
  ],
});
for (let nth = 1; nth < waters; nth += 1)
  globalStyle(
    `${item.drawn.split(' ')[0]}:nth-child(${nth + 1})::before`,
    inPage({ backgroundPositionY: -nth * height }),
  );
export const title = style(inPage({ fontWeight: 500 }));
const texts = (above: number) => inPage({ marginBlock: `${above}px 0`, color: tokens.surface.quiet });
export const text = styleVariants({
  told: [texts(0)],
  drawn: [texts(0), inPage({ gridRow: '1 / 3', gridColumn: '2', '@media': { [oneColumn]: { gridArea: 'auto' } } })],
  counted: [texts(4)],
});
