import { globalStyle, style } from '@vanilla-extract/css';
import { tokens, widths } from 'shared/design';
import { tone } from '../../services/tones.css.ts';
import { arrow, inPage, light, lightOf, lit, sentence } from './cardStyles.ts';

const onePerRow = '(width < 600px)';
/** A column's own margins, over which its reach of the stream goes. */
const side = 24;

export const item = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    borderInlineStart: `1px solid ${tokens.surface.rule}`,
    selectors: { '&:last-child': { borderInlineEnd: `1px solid ${tokens.surface.rule}` } },
    '@media': {
      [widths.belowLarge]: {
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
        selectors: { '&:nth-child(odd)': { borderInlineStart: 0 }, '&:last-child': { borderInlineEnd: 0 } },
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
    padding: `28px ${side}px 44px`,
    overflow: 'clip',
    '@media': {
      [widths.belowLarge]: { paddingInline: tokens.space.margin },
      [onePerRow]: {
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr) 44px',
        columnGap: 12,
        alignItems: 'center',
        paddingBlock: '26px 28px',
      },
    },
  }),
);
globalStyle(lightOf(card), light);
/** Its reach of the one stream, whose lines meet at the columns' borders. On a phone a card says its name once: in words. */
export const current = style(
  inPage({
    order: 1,
    display: 'block',
    flex: 'none',
    maxInlineSize: 'none',
    inlineSize: `calc(100% + ${2 * side}px)`,
    blockSize: 'auto',
    aspectRatio: '328 / 264',
    objectFit: 'cover',
    marginBlock: '16px 4px',
    marginInline: -side,
    opacity: 0.72,
    maskImage: 'linear-gradient(#0000, #000 16%, #000 84%, #0000)',
    transition: 'opacity 500ms',
    selectors: { [lit]: { opacity: 1 } },
    '@media': {
      [widths.belowLarge]: {
        inlineSize: `calc(100% + 2 * ${tokens.space.margin})`,
        marginInline: `calc(-1 * ${tokens.space.margin})`,
      },
      [onePerRow]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** A mark is drawn at 1.25 em. */
export const mark = style(
  inPage({
    display: 'grid',
    minBlockSize: 52,
    alignContent: 'center',
    color: tone,
    fontSize: 36,
    '@media': { [onePerRow]: { gridArea: '1 / 1 / 4', fontSize: 40 } },
  }),
);
export const number = style(
  inPage({
    order: 2,
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2.5rem, 1.5rem + 2.6vw, 4.5rem)',
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    '@media': {
      [onePerRow]: {
        gridArea: '1 / 2',
        fontFamily: tokens.font.text,
        fontSize: '0.9375rem',
        lineHeight: 1,
        letterSpacing: 0,
      },
    },
  }),
);
export const title = style(
  inPage({
    order: 3,
    margin: '16px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '@media': { [onePerRow]: { gridArea: '2 / 2', marginBlockStart: 8 } },
  }),
);
export const text = style(
  inPage({
    ...sentence,
    order: 4,
    marginBlockStart: 20,
    '@media': {
      [widths.medium]: { minBlockSize: '4.8em' },
      '(1024px <= width < 1300px)': { minBlockSize: '6.4em' },
      [onePerRow]: { gridArea: '3 / 2', marginBlockStart: 8 },
    },
  }),
);
const way = arrow(52);
export const go = style(
  inPage({
    ...way,
    position: 'absolute',
    insetBlockStart: 28,
    insetInlineEnd: 24,
    '@media': {
      ...way['@media'],
      [onePerRow]: { position: 'static', gridArea: '1 / 3 / 4', inlineSize: 44, blockSize: 44 },
    },
  }),
);
