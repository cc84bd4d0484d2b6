import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { tone } from '../../services/tones.css.ts';
import {
  cardLightStyle,
  cardSentenceStyle,
  cardStreamStyle,
  createArrowStyle,
  getCardGlowSelector,
  litCardSelector,
} from './cardStyles.ts';

const onePerRow = '(width < 600px)';
/** Padding at both sides of a column, in px. The stream's part extends across it, so that it meets the next column's part. */
const side = 24;
/** On phones: width in px of the stream left of the text, without the page's margin. */
const beside = 116;
/** Heights in px that add up to the stream's distance from the column's upper edge: padding, logo, and gap. */
const above = { room: 28, mark: 52, gap: cardStreamStyle.top - 28 - 52 };

export const item = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    borderInlineStart: `1px solid ${tokens.surface.rule}`,
    // A shadow instead of a border keeps the last column's content as wide as the others', so that the stream's lines meet.
    selectors: { '&:last-child': { boxShadow: `1px 0 ${tokens.surface.rule}` } },
    '@media': {
      [breakpoints.belowLarge]: {
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
        selectors: { '&:nth-child(odd)': { borderInlineStart: 0 }, '&:last-child': { boxShadow: 'none' } },
      },
      [onePerRow]: { borderInlineStart: 0 },
    },
  }),
);
export const card = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    padding: `${above.room}px ${side}px 44px`,
    overflow: 'clip',
    '@media': {
      [breakpoints.belowLarge]: { paddingInline: tokens.space.margin },
      [onePerRow]: {
        display: 'grid',
        gridTemplateColumns: `${beside}px minmax(0, 1fr) 44px`,
        columnGap: 16,
        alignItems: 'center',
        paddingBlock: '24px 26px',
      },
    },
  }),
);
globalStyle(getCardGlowSelector(card), cardLightStyle);
/** The column's part of the stream. Its lines meet the lines of the next column. */
export const current = style(
  inPage({
    order: 1,
    display: 'block',
    flex: 'none',
    maxInlineSize: 'none',
    inlineSize: `calc(100% + ${2 * side}px)`,
    blockSize: 'auto',
    aspectRatio: cardStreamStyle.ratio,
    objectFit: 'cover',
    marginBlock: `${above.gap}px 4px`,
    marginInline: -side,
    opacity: cardStreamStyle.opacity,
    maskImage: cardStreamStyle.mask,
    transition: 'opacity 500ms',
    selectors: { [litCardSelector]: { opacity: 1 } },
    '@media': {
      [breakpoints.belowLarge]: {
        inlineSize: `calc(100% + 2 * ${tokens.space.margin})`,
        marginInline: `calc(-1 * ${tokens.space.margin})`,
      },
      [onePerRow]: {
        gridArea: '1 / 1 / 4',
        inlineSize: `calc(100% + ${tokens.space.margin} + 12px)`,
        margin: `0 -12px 0 calc(-1 * ${tokens.space.margin})`,
        maskImage: `${cardStreamStyle.mask}, linear-gradient(90deg, #000 92%, #0000)`,
        maskComposite: 'intersect',
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Logo of the technology, 1.25 em wide. On phones a letter in the drawn stream replaces it, unless forced colours hide the stream. */
export const mark = style(
  inPage({
    display: 'grid',
    minBlockSize: above.mark,
    alignContent: 'center',
    color: tone,
    fontSize: 36,
    '@media': {
      [onePerRow]: { gridArea: '1 / 1 / 4', fontSize: 40 },
      [`${onePerRow} and (forced-colors: none)`]: { display: 'none' },
    },
  }),
);
/** Keeps the number small, because the order of the systems has no meaning. */
export const number = style(
  inPage({
    order: 2,
    color: tone,
    fontSize: '0.9375rem',
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
    marginBlockStart: 12,
    '@media': { [onePerRow]: { gridArea: '1 / 2', marginBlockStart: 0 } },
  }),
);
export const title = style(
  inPage({
    order: 3,
    margin: '12px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.03em',
    '@media': { [onePerRow]: { gridArea: '2 / 2', marginBlockStart: 8 } },
  }),
);
export const text = style(
  inPage({
    ...cardSentenceStyle,
    order: 4,
    marginBlockStart: 20,
    '@media': {
      [breakpoints.medium]: { minBlockSize: '4.8em' },
      '(1024px <= width < 1300px)': { minBlockSize: '6.4em' },
      [onePerRow]: { gridArea: '3 / 2 / 4 / 4', marginBlockStart: 8 },
    },
  }),
);
const way = createArrowStyle(52);
export const go = style(
  inPage({
    ...way,
    position: 'absolute',
    insetBlockStart: 28,
    insetInlineEnd: 24,
    '@media': {
      ...way['@media'],
      [onePerRow]: { position: 'static', gridArea: '1 / 3 / 3', inlineSize: 44, blockSize: 44 },
    },
  }),
);
