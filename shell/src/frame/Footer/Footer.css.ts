import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inShell, noColorMixQuery, tokens } from 'shared/design';
import { phoneNumber, plainList, tapTarget } from '../frame.css.ts';
import { pageWithCta, slimFrameRoot } from '../width.ts';

/** Variables that a low footer changes: the footer of a page with its own call to action (`lowFoot`, docs/attributes.md). */
const blockPadding = createVar();
const headingSize = createVar();
const buttonGap = createVar();
/** Width of the heading's box. A low footer has the phone number beside the heading. */
const headingWidth = createVar();

export const lowFoot = { room: '56px' } as const;

export const footer = style(
  inShell({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlockStart: fallbackVar(blockPadding, 'clamp(88px, 9vw, 150px)'),
    background: `linear-gradient(#0b2b31, ${tokens.color.deep} 70%)`,
    color: tokens.color.foam,
    // Covers the hairline of page background that appears if the footer's top is at a fraction of a pixel.
    boxShadow: '0 -1px #0b2b31',
    vars: {
      [tokens.color.focus]: tokens.color.buoy,
    },
    selectors: {
      [`${pageWithCta} &`]: {
        vars: {
          [blockPadding]: lowFoot.room,
          [headingSize]: tokens.size.title1,
          [buttonGap]: '20px',
          [headingWidth]: 'auto',
        },
      },
      [`${slimFrameRoot} &`]: {
        vars: { [headingWidth]: 'auto' },
        paddingBlockStart: 14,
        background: tokens.color.deep,
      },
    },
    '@media': {
      [breakpoints.narrow]: {
        selectors: {
          [`${pageWithCta} &`]: { vars: { [buttonGap]: '32px' } },
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
/** Containing block of the drawing. It has the heading's font size, because the drawing's lengths are in em of the heading. */
export const call = style(
  inShell({
    position: 'relative',
    inlineSize: fallbackVar(headingWidth, '100%'),
    fontSize: fallbackVar(headingSize, tokens.size.footer),
    // Shrinks the heading, so that its longer line fits on a phone of 320 px.
    '@media': {
      [breakpoints.narrow]: { fontSize: fallbackVar(headingSize, `min(${tokens.size.footer}, (100vw - 40px) / 7.8)`) },
    },
  }),
);
/** Water drawn around the heading's letters (`art/footerWater.ts`), aligned with them at every width. Fades out behind small text. */
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
    // The water fades out earlier on the left, behind the phone number.
    maskImage:
      'linear-gradient(#0000, #000 8%, #000 48%, #0004 72%, #0003 84%, #0000 99%), linear-gradient(#000 43%, #0003 51%), linear-gradient(90deg, #0000 46%, #000 60%)',
    maskComposite: 'intersect, add',
    pointerEvents: 'none',
    selectors: {
      // In a low foot, the water is visible around the heading and the stone to its right, and faint behind phone number and chats.
      [`${pageWithCta} &`]: {
        maskImage:
          'linear-gradient(90deg, #000 50%, #0003 66%, #0003 92%, #0000), linear-gradient(#0000, #000 8%, #000 72%, #0000 94%), linear-gradient(#000 43%, #0003 51%), linear-gradient(90deg, #0000 34%, #000 42%)',
        maskComposite: 'intersect, intersect, add',
      },
      [`${slimFrameRoot} &`]: { display: 'none' },
    },
    '@media': {
      [breakpoints.narrow]: {
        insetInlineStart: '-1em',
        insetBlockStart: '-2em',
        inlineSize: '12em',
        blockSize: '8em',
        // Makes the water faint below the heading on phones, because text covers it there.
        maskImage: 'linear-gradient(#0000, #000 14%, #000 56%, #0004 72%, #0002 86%, #0000 99%)',
        // In a low foot, shows the water as far as a stone next to the button.
        selectors: { [`${pageWithCta} &`]: { maskImage: 'linear-gradient(#0000, #000 14%, #000 68%, #0000 84%)' } },
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Line height and letter spacing match `footerHeadingSetting` in `art/wordsAsStones.ts`, so that the drawn water flows around the letters. */
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
    marginBlockStart: fallbackVar(buttonGap, 'clamp(36px, 4vw, 60px)'),
    selectors: { [`${slimFrameRoot} &`]: { marginBlockStart: 0, gap: '0 32px' } },
  }),
);
const underline = 'linear-gradient(currentColor, currentColor)';
/** In a low foot, the page has its own coloured button. So the footer's button looks like a link, and the phone number stands out. */
globalStyle(
  `${pageWithCta} ${actions} > a:not(:last-child)`,
  inShell({
    paddingInline: 0,
    // Removes the rounded corner, which would cut off the start of the underline.
    borderRadius: 0,
    // Places the underline below the button's arrow too, as in the links of the columns.
    background: `${underline} 0 calc(50% + 1em) / 100% 1px no-repeat`,
    color: 'inherit',
    '@media': {
      // Gives the link a background on phones, where the drawing is behind it.
      [breakpoints.narrow]: {
        paddingInline: '1.75rem',
        borderRadius: tokens.radius.round,
        background: `color-mix(in srgb, ${tokens.color.deep} 85%, #0000)`,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.color.foam} 55%, transparent)`,
        '@supports': { [noColorMixQuery]: { background: tokens.color.deep } },
      },
      '(forced-colors: active)': { border: 0, background: 'none', textDecoration: 'underline' },
    },
  }),
);
// Without a button (on the contact page) the phone number is higher, so the water fades out further up.
globalStyle(
  `${call}:has(+ ${actions} > :only-child) ${art}`,
  inShell({
    '@media': { [breakpoints.narrow]: { maskImage: 'linear-gradient(#0000, #000 14%, #000 44%, #0000 62%)' } },
  }),
);
globalStyle(
  `${pageWithCta} ${actions} > a:not(:last-child):hover`,
  inShell({ '@media': { [breakpoints.medium]: { backgroundSize: '100% 2px' } } }),
);
/** Makes the call to action an ordinary link in a slim frame. */
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
    // Underlines the link in forced colours, because without padding there is no space for a border.
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
/** Columns on phones. The second one is wider, because its words are longer. */
const pair = 'minmax(0, 1fr) minmax(0, 1.2fr)';
/** Three columns. On phones, the first one is above the other two. */
export const columns = style(
  inShell({
    display: 'grid',
    gap: '40px 24px',
    inlineSize: '100%',
    marginBlockStart: fallbackVar(blockPadding, 'clamp(88px, 10vw, 170px)'),
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
    '@media': { [breakpoints.narrow]: { gap: '28px 20px', gridTemplateColumns: pair } },
  }),
);
const column = (from: number, to: number) =>
  style(inShell({ '@media': { [breakpoints.medium]: { gridColumn: `${from} / ${to}` } } }));
export const explore = style([column(1, 6), inShell({ '@media': { [breakpoints.narrow]: { gridColumn: '1 / -1' } } })]);
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
    selectors: { [`${slimFrameRoot} &`]: { display: 'none' } },
  }),
);
export const list = style([
  plainList,
  inShell({ selectors: { [`${slimFrameRoot} &`]: { display: 'flex', flexWrap: 'wrap', gap: '0 32px' } } }),
]);
/** Style of a link to the current page, which has an orange dot instead of an arrow. */
const here = { color: tokens.color.foam2, cursor: 'default' } as const;
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
    // Aligns the legal links with the office column.
    '@media': { '(width < 600px)': { display: 'grid', columnGap: 20, gridTemplateColumns: pair } },
    selectors: { [`${slimFrameRoot} &`]: { display: 'flex', paddingBlock: '8px 12px' } },
  }),
);
/** Language links in the footer of a slim frame. In other frames, the sticky header has them. */
export const languages = style(
  inShell({ display: 'none', selectors: { [`${slimFrameRoot} &`]: { display: 'block' } } }),
);
export const legal = style([
  plainList,
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
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
