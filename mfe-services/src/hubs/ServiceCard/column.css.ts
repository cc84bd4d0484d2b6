import { globalStyle, style } from '@vanilla-extract/css';
import { tokens, widths } from 'shared/design';
import { tone } from '../../services/tones.css.ts';
import { columnCurrent } from '../columnCurrent.ts';
import { arrow, inPage, light, lightOf, lit, sentence } from './cardStyles.ts';

const onePerRow = '(width < 600px)';
const percent = (part: number) => `${part * 100}%`;

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
    minBlockSize: 'clamp(540px, 46vw, 700px)',
    padding: '28px 24px 34px',
    overflow: 'clip',
    '@media': {
      [widths.belowLarge]: { paddingInline: tokens.space.margin },
      [onePerRow]: { minBlockSize: 380 },
    },
  }),
);
globalStyle(lightOf(card), light);
export const current = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: percent(columnCurrent.top),
    zIndex: -1,
    inlineSize: '100%',
    blockSize: percent(columnCurrent.height),
    opacity: 0.6,
    maskImage: 'linear-gradient(#0000, #000 30%, #000 70%, #0000)',
    transition: 'opacity 500ms',
    selectors: { [lit]: { opacity: 1 } },
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
/** A mark is drawn at 1.25 em. */
export const mark = style(inPage({ display: 'grid', color: tone, fontSize: 45 }));
export const number = style(
  inPage({
    marginBlockStart: 'auto',
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const title = style(inPage({ margin: '18px 0 0', fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const text = style(
  inPage({
    ...sentence,
    marginBlockStart: 12,
    '@media': { [widths.medium]: { minBlockSize: '4.8em' }, '(1024px <= width < 1300px)': { minBlockSize: '6.4em' } },
  }),
);
export const go = style(
  inPage({
    ...arrow(52),
    position: 'absolute',
    insetBlockStart: 28,
    insetInlineEnd: 24,
  }),
);
