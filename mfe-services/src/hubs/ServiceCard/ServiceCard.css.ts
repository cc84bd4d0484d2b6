import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { tone } from '../../services/tones.css.ts';
import { cardLightStyle, cardSentenceStyle, createArrowStyle, getCardGlowSelector } from './cardStyles.ts';

/** Media query for the narrowest phones. There a card is a row, as in all windows below 1024 px; in larger ones it is a channel. */
const small = '(width < 360px)';
const band = { numberColumn: 76, arrowSize: 44 };
const channelArrow = 52;

export const item = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    '@media': {
      [breakpoints.belowLarge]: {
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
        selectors: { '&:last-child': { borderBlockEnd: `1px solid ${tokens.surface.rule}` } },
      },
    },
  }),
);
export const card = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: `${band.numberColumn}px minmax(0, 1fr) ${band.arrowSize}px`,
    gap: '10px 12px',
    alignItems: 'center',
    alignContent: 'center',
    minBlockSize: 168,
    padding: `28px ${tokens.space.margin}`,
    overflow: 'clip',
    '@media': {
      [small]: { gridTemplateColumns: `66px minmax(0, 1fr) ${band.arrowSize}px` },
      [breakpoints.medium]: { gridTemplateColumns: `140px minmax(0, 1fr) ${band.arrowSize}px`, columnGap: 24 },
      [breakpoints.large]: {
        // Puts arrow and number side by side, so that the number and the text below fit the first screen.
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 0,
        alignContent: 'end',
        minBlockSize: 0,
        padding: 'clamp(16px, 1.5vw, 22px) clamp(14px, 1.5vw, 22px) 50px',
      },
    },
  }),
);
globalStyle(getCardGlowSelector(card), { '@media': { [breakpoints.large]: cardLightStyle } });
/** Stream drawn behind a row between 768 and 1024 px. In other windows the delta itself lies behind the cards. */
export const current = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: 'linear-gradient(90deg, #0004 0, #0003 72%, #000 94%)',
    '@media': {
      [breakpoints.narrow]: { display: 'none' },
      [breakpoints.large]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const number = style(
  inPage({
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: '4rem',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    '@media': {
      [small]: { fontSize: '3.25rem' },
      [breakpoints.medium]: { fontSize: tokens.size.figure },
      [breakpoints.belowLarge]: { gridRow: '1 / 3', alignSelf: 'center' },
      // Limits the number's font size, so that the whole channel fits the first screen.
      [breakpoints.large]: { fontSize: 'clamp(4rem, 5.6vw, 7rem)', lineHeight: 0.8 },
    },
  }),
);
export const title = style(
  inPage({
    margin: 0,
    fontSize: '1.5rem',
    letterSpacing: '-0.025em',
    '@media': {
      [small]: { fontSize: '1.25rem' },
      [breakpoints.medium]: { fontSize: tokens.size.title2 },
      [breakpoints.belowLarge]: { gridColumn: '2', alignSelf: 'end' },
      // Reserves two lines for each title, because the numbers and sentences of all cards must stay level.
      [breakpoints.large]: {
        gridColumn: '1 / -1',
        minBlockSize: '2.04em',
        marginBlockStart: 'clamp(18px, 1.95vw, 28px)',
        fontSize: 'clamp(1.375rem, 0.65rem + 1.35vw, 2.5rem)',
      },
    },
  }),
);
export const text = style(
  inPage({
    ...cardSentenceStyle,
    fontSize: '1rem',
    lineHeight: 1.5,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '2', alignSelf: 'start' },
      [breakpoints.large]: { gridColumn: '1 / -1', minBlockSize: '6em', marginBlockStart: 20 },
      '(width >= 1280px)': { minBlockSize: '4.5em' },
    },
  }),
);
const go_ = createArrowStyle(band.arrowSize);
export const go = style(
  inPage({
    ...go_,
    background: tokens.surface.background,
    '@media': {
      ...go_['@media'],
      [breakpoints.belowLarge]: { gridArea: '1 / 3 / 3' },
      [breakpoints.large]: { gridArea: '1 / 2', inlineSize: channelArrow, blockSize: channelArrow },
    },
  }),
);
