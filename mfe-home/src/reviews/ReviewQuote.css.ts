import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { breakpoints, inPage, tokens } from 'shared/design';
import { reviews } from './reviews.ts';
import { riverSizes } from './riverSizes.ts';

const other = ':not([data-active])';

const stones = reviews.length;
/** Computes the x of a stone's centre in a slide. A review's drawing is `part` px wide (slide and gap); `at` is the stone's x in it. */
const stoneAt = ({ part, at }: { part: number; at: number }) =>
  `(100% + ${carouselVars.gap}) * ${at / part} - ${carouselVars.gap}`;

/** A quote. Its part of the stream, with a stone, is above its text. An orange dot (the buoy) marks the stone of the active quote. */
export const quote = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: `${riverSizes.wide.height + 36}px 44px 0 0`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `calc(-1 * ${carouselVars.gap}) 0`,
      blockSize: riverSizes.wide.height,
      background: `var(--river) 0 / ${stones * 100}% 100%`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: riverSizes.wide.height / 2 - 7,
      insetInlineStart: `calc(${stoneAt(riverSizes.wide)} - 7px)`,
      inlineSize: 14,
      blockSize: 14,
      borderRadius: '50%',
      background: tokens.color.buoy,
      forcedColorAdjust: 'none',
      transition: `scale ${tokens.time.fast}`,
    },
    selectors: { [`&${other}::after`]: { scale: '0' } },
    '@media': {
      [breakpoints.narrow]: {
        padding: `${riverSizes.narrow.height + 26}px 20px 0 0`,
        '::before': { blockSize: riverSizes.narrow.height, backgroundImage: 'var(--river-portrait)' },
        '::after': {
          insetBlockStart: riverSizes.narrow.height / 2 - 6,
          insetInlineStart: `calc(${stoneAt(riverSizes.narrow)} - 6px)`,
          inlineSize: 12,
          blockSize: 12,
        },
      },
      '(forced-colors: active)': {
        paddingBlockStart: 38,
        '::before': { display: 'none' },
        '::after': { insetBlockStart: 8 },
      },
      print: { paddingBlockStart: 0, '::before': { display: 'none' }, '::after': { display: 'none' } },
    },
  }),
);
reviews.forEach((_, index) => {
  globalStyle(
    `:nth-child(${index + 1}) > ${quote}::before`,
    inPage({ backgroundPositionX: `${(index / (stones - 1)) * 100}%` }),
  );
});
export const text = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.26,
    letterSpacing: '-0.012em',
    wordSpacing: '0.07em',
    transition: `color ${tokens.time.fast}`,
    selectors: { [`${other} > &`]: { color: tokens.color.ink3 } },
  }),
);
globalStyle(`${text} > p`, inPage({ margin: 0 }));
export const author = style(inPage({ display: 'grid', gap: 2, marginBlockStart: 30, color: tokens.surface.quiet }));
export const name = style(
  inPage({
    fontWeight: 500,
    color: tokens.surface.text,
    selectors: { [`${other} > * > &`]: { color: tokens.color.ink3 } },
  }),
);
