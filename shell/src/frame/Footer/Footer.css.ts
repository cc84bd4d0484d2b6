import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inShell, tokens, widths, withoutMixing } from 'shared/design';
import { phoneNumber, plainList, tapTarget } from '../frame.css.ts';
import { pageWithCta, slimFrameRoot } from '../width.ts';

/** Variables of the low foot, which follows a page's own call (docs/contracts.md). Its words are no louder than a title; the phone stands beside them. */
const [room, size, between, whole] = [createVar(), createVar(), createVar(), createVar()];

/** From its top to the words. */
export const lowFoot = { room: '56px' } as const;

/** Deep water. */
export const footer = style(
  inShell({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlockStart: fallbackVar(room, 'clamp(88px, 9vw, 150px)'),
    background: `linear-gradient(#0b2b31, ${tokens.color.deep} 70%)`,
    color: tokens.color.foam,
    // Where it begins between two pixels after a dark part, the page would shine through.
    boxShadow: '0 -1px #0b2b31',
    vars: {
      [tokens.color.focus]: tokens.color.buoy,
    },
    selectors: {
      [`${pageWithCta} &`]: {
        vars: {
          [room]: lowFoot.room,
          [size]: tokens.size.title1,
          [between]: '20px',
          [whole]: 'auto',
        },
      },
      [`${slimFrameRoot} &`]: {
        vars: { [whole]: 'auto' },
        paddingBlockStart: 14,
        background: tokens.color.deep,
      },
    },
    '@media': {
      [widths.narrow]: {
        selectors: {
          [`${pageWithCta} &`]: { vars: { [between]: '32px' } },
        },
      },
      print: { display: 'none' },
    },
  }),
);
export const inner = style(
  inShell({
    maxInlineSize: tokens.width.page,
    marginInline: 'auto',
    paddingInline: tokens.space.margin,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 32px',
  }),
);
/** The box that the drawing is positioned in: every length of the drawing is in parts of the heading's size. */
export const call = style(
  inShell({
    position: 'relative',
    inlineSize: fallbackVar(whole, '100%'),
    fontSize: fallbackVar(size, tokens.size.footer),
    // So that the longer line fits on the narrowest phone.
    '@media': { [widths.narrow]: { fontSize: fallbackVar(size, `min(${tokens.size.footer}, (100vw - 40px) / 7.8)`) } },
  }),
);
/**
 * The water round the letters of the heading, which are at the same place in it at every width (`art/footerWater.ts`). Below, where quiet words
 * stand, it fades.
 */
export const art = style(
  inShell({
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: '-3.5em',
    insetBlockStart: '-1.1em',
    inlineSize: '20em',
    blockSize: '7em',
    maxInlineSize: 'none',
    opacity: 0.75,
    // At the left, where the phone stands, sooner.
    maskImage:
      'linear-gradient(#0000, #000 8%, #000 48%, #0004 72%, #0003 84%, #0000 99%), linear-gradient(#000 43%, #0003 51%), linear-gradient(90deg, #0000 46%, #000 60%)',
    maskComposite: 'intersect, add',
    pointerEvents: 'none',
    selectors: {
      // Round the words, and past the first stone beside what stands below them; where phone and chats stand hardly any.
      [`${pageWithCta} &`]: {
        maskImage:
          'linear-gradient(90deg, #000 50%, #0003 66%, #0003 92%, #0000), linear-gradient(#0000, #000 8%, #000 72%, #0000 94%), linear-gradient(#000 43%, #0003 51%), linear-gradient(90deg, #0000 34%, #000 42%)',
        maskComposite: 'intersect, intersect, add',
      },
      [`${slimFrameRoot} &`]: { display: 'none' },
    },
    '@media': {
      [widths.narrow]: {
        insetInlineStart: '-1em',
        insetBlockStart: '-2em',
        inlineSize: '12em',
        blockSize: '8em',
        // On phones words stand on all that is below the heading.
        maskImage: 'linear-gradient(#0000, #000 14%, #000 56%, #0004 72%, #0002 86%, #0000 99%)',
        // In a low foot there is a stone beside the button.
        selectors: { [`${pageWithCta} &`]: { maskImage: 'linear-gradient(#0000, #000 14%, #000 68%, #0000 84%)' } },
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** As the drawing knows it (`setting` of `art/wordsAsStones.ts`): the stream parts where the letters stand. */
export const heading = style(
  inShell({
    margin: 0,
    fontSize: 'inherit',
    lineHeight: 0.96,
    letterSpacing: '-0.035em',
    textWrap: 'wrap',
    selectors: {
      [`${slimFrameRoot} &`]: {
        fontFamily: tokens.font.text,
        fontSize: tokens.size.body,
        fontWeight: 500,
        lineHeight: '44px',
        letterSpacing: 0,
        wordSpacing: 'normal',
      },
    },
  }),
);
export const line = style(inShell({ display: 'block', selectors: { [`${slimFrameRoot} &`]: { display: 'inline' } } }));
export const actions = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 32px',
    marginBlockStart: fallbackVar(between, 'clamp(36px, 4vw, 60px)'),
    selectors: { [`${slimFrameRoot} &`]: { marginBlockStart: 0, gap: '0 32px' } },
  }),
);
const underline = 'linear-gradient(currentColor, currentColor)';
/** The page has called already, and its button is the one in colour: here it is a link, and the phone leads. */
globalStyle(
  `${pageWithCta} ${actions} > a:not(:last-child)`,
  inShell({
    paddingInline: 0,
    // A round end would cut the line's beginning.
    borderRadius: 0,
    // Under its arrow, too, as under the links of the column below.
    background: `${underline} 0 calc(50% + 1em) / 100% 1px no-repeat`,
    color: 'inherit',
    '@media': {
      // On phones the water is under it.
      [widths.narrow]: {
        paddingInline: '1.75rem',
        borderRadius: tokens.radius.round,
        background: `color-mix(in srgb, ${tokens.color.deep} 85%, #0000)`,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.color.foam} 55%, transparent)`,
        '@supports': { [withoutMixing]: { background: tokens.color.deep } },
      },
      '(forced-colors: active)': { border: 0, background: 'none', textDecoration: 'underline' },
    },
  }),
);
// Where there is no button, the phone has moved up to the water.
globalStyle(
  `${call}:has(+ ${actions} > :only-child) ${art}`,
  inShell({
    '@media': { [widths.narrow]: { maskImage: 'linear-gradient(#0000, #000 14%, #000 44%, #0000 62%)' } },
  }),
);
globalStyle(
  `${pageWithCta} ${actions} > a:not(:last-child):hover`,
  inShell({ '@media': { [widths.medium]: { backgroundSize: '100% 2px' } } }),
);
/** In a strip the call is a link among others. */
globalStyle(
  `${slimFrameRoot} ${actions} > a`,
  inShell({
    minBlockSize: 44,
    padding: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: tokens.font.text,
    fontSize: tokens.size.body,
    fontWeight: 500,
    letterSpacing: 0,
    wordSpacing: 'normal',
    // What has no room of its own has no edge: it is a link, and looks like one.
    '@media': { '(forced-colors: active)': { border: 0, textDecoration: 'underline' } },
  }),
);
globalStyle(`${slimFrameRoot} ${actions} > a:hover`, inShell({ background: 'none', textDecoration: 'underline' }));
export const phone = style([
  phoneNumber,
  inShell({
    letterSpacing: '-0.02em',
    wordSpacing: '0.09em',
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  }),
]);
/** Two columns of a phone, the second for the longer words. */
const pair = 'minmax(0, 1fr) minmax(0, 1.2fr)';
/** Three quiet columns; where there is no space, the chats beside the office below what leads on. */
export const columns = style(
  inShell({
    display: 'grid',
    gap: '40px 24px',
    inlineSize: '100%',
    marginBlockStart: fallbackVar(room, 'clamp(88px, 10vw, 170px)'),
    paddingBlockEnd: 40,
    gridTemplateColumns: 'repeat(12, 1fr)',
    selectors: {
      [`${slimFrameRoot} &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 32px',
        marginBlockStart: 0,
        paddingBlockEnd: 14,
      },
    },
    '@media': { [widths.narrow]: { gap: '28px 20px', gridTemplateColumns: pair } },
  }),
);
const column = (from: number, to: number) =>
  style(inShell({ '@media': { [widths.medium]: { gridColumn: `${from} / ${to}` } } }));
export const explore = style([column(1, 6), inShell({ '@media': { [widths.narrow]: { gridColumn: '1 / -1' } } })]);
export const chatColumn = column(7, 10);
export const office = column(10, 13);
export const label = style(
  inShell({
    margin: '0 0 8px',
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: 0,
    wordSpacing: 'normal',
    color: tokens.color.foam2,
    // A strip has no columns to name.
    selectors: { [`${slimFrameRoot} &`]: { display: 'none' } },
  }),
);
export const list = style([
  plainList,
  inShell({ selectors: { [`${slimFrameRoot} &`]: { display: 'flex', flexWrap: 'wrap', gap: '0 32px' } } }),
]);
/** The page one is on: quiet, and the buoy is at it. */
const here = { color: tokens.color.foam2, cursor: 'default' } as const;
/** A line under the words that leads on with its arrow. */
export const onward = style([
  tapTarget,
  inShell({
    gap: 10,
    fontWeight: 500,
    background: `${underline} 0 calc(100% - 5px) / 100% 1px no-repeat`,
    transition: `background-size ${tokens.time.fast} ${tokens.ease.out}`,
    ':hover': { backgroundSize: 'calc(100% - 1.9em) 1px' },
    selectors: { '&[aria-current]': { ...here, background: 'none' } },
  }),
]);
globalStyle(
  `${onward}[aria-current] svg`,
  inShell({
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: tokens.color.buoy,
    color: '#0000',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
export const chat = style([tapTarget, inShell({ gap: 12, ':hover': { textDecoration: 'underline' } })]);
export const address = style(inShell({ fontStyle: 'normal', lineHeight: '44px' }));
export const base = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 32px',
    paddingBlock: '14px 20px',
    borderBlockStart: `1px solid ${tokens.color.lineOnDark}`,
    fontSize: tokens.size.small,
    color: tokens.color.foam2,
    inlineSize: '100%',
    // The documents stand where the office does.
    '@media': { '(width < 600px)': { display: 'grid', columnGap: 20, gridTemplateColumns: pair } },
    selectors: { [`${slimFrameRoot} &`]: { display: 'flex', paddingBlock: '8px 12px' } },
  }),
);
/** Only a strip has them: elsewhere they stand in the header that stays in the window. */
export const languages = style(
  inShell({ display: 'none', selectors: { [`${slimFrameRoot} &`]: { display: 'block' } } }),
);
export const legal = style([
  plainList,
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    // Where three do not stand in a row they stand in a column.
    '@media': { '(width < 600px)': { flexDirection: 'column' } },
    selectors: { [`${slimFrameRoot} &`]: { flexDirection: 'row' } },
  }),
]);
export const legalLink = style([
  tapTarget,
  inShell({
    ':hover': { color: tokens.color.foam, textDecoration: 'underline' },
    selectors: { '&[aria-current]': { ...here, textDecoration: 'none' } },
  }),
]);
