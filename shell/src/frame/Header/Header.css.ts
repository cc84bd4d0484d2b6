import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inShell, slimFrame, tokens } from 'shared/design';
import { bareButton, plainList, signButton, tapTarget } from '../frame.css.ts';
import {
  hasScrollTimelines,
  headerHeight,
  openPopoverSelector,
  scrolledHeaderTop,
  slimFrameRoot,
  slimHeaderHeight,
  stickyBarMedia,
  stickyBarRoot,
} from '../width.ts';

const noScript = '(scripting: none)';
const withoutScript = `${noScript} and ${breakpoints.belowLarge}`;

const low = breakpoints.narrow;
const lowHeight = 72;

/** Background of the header once the page is scrolled. */
const water = createVar();
/** Colour of the reading progress. */
const line = createVar();
export const settle = keyframes({ from: { background: 'transparent' }, to: { background: water } });
const sail = keyframes({ from: { translate: '-100%' }, to: { translate: '0' } });

/**
 * The header is sticky. Over a banner it is transparent, and becomes opaque over the first 120 px of scrolling. Its text is dark, or light
 * over a first section with `data-header-theme="dark"`. An open panel makes the header dark and dims the page.
 */
export const header = style(
  inShell({
    position: 'relative',
    zIndex: tokens.layer.header,
    overflowWrap: 'normal',
    vars: { [water]: tokens.color.paper, [line]: tokens.color.buoy },
    selectors: {
      // Pages with a slim frame are white, not paper-coloured. `pointerEvents`: the header covers the page's bar, whose links must stay
      // clickable.
      [`${slimFrameRoot} &`]: { vars: { [water]: tokens.color.white, [line]: 'currentColor' }, pointerEvents: 'none' },
      ':root:has(main [data-header-theme="dark"]) &': {
        color: tokens.color.foam,
        vars: { [water]: tokens.color.deep, [tokens.color.focus]: tokens.color.buoy },
      },
      ':root:has(main [data-header-theme]) &': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    },
    '@supports': {
      [hasScrollTimelines]: {
        position: 'sticky',
        insetBlockStart: -scrolledHeaderTop.wide,
        animation: `${settle} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: '0px 120px',
        selectors: {
          // Places the header over the banner by a negative margin.
          ':root:has(main [data-header-theme]) &': {
            position: 'sticky',
            insetInline: 'auto',
            insetBlockStart: -scrolledHeaderTop.wide,
            marginBlockEnd: -headerHeight,
          },
          [`${slimFrameRoot} &`]: { insetBlockStart: 0, marginBlockEnd: -slimHeaderHeight },
        },
        '@media': {
          [low]: {
            insetBlockStart: -scrolledHeaderTop.narrow,
            selectors: {
              ':root:has(main [data-header-theme]) &': {
                insetBlockStart: -scrolledHeaderTop.narrow,
                marginBlockEnd: -lowHeight,
              },
              [`${slimFrameRoot} &`]: { insetBlockStart: 0, marginBlockEnd: -slimHeaderHeight },
            },
          },
          // Keeps the header transparent at every scroll position, because it covers a sticky bar of the page, which has a background.
          [breakpoints.large]: { selectors: { [`${slimFrameRoot} &`]: { animation: 'none' } } },
          [`${breakpoints.belowLarge} and ${stickyBarMedia} and (scripting: enabled)`]: {
            selectors: { [`${stickyBarRoot} &`]: { animation: 'none' } },
          },
        },
      },
    },
    '@media': {
      [breakpoints.large]: {
        selectors: {
          [`&:has(${openPopoverSelector})`]: {
            color: tokens.color.foam,
            vars: { [tokens.color.focus]: tokens.color.buoy },
          },
          [`&:has(${openPopoverSelector})::before`]: {
            content: '""',
            position: 'fixed',
            inset: 0,
            zIndex: -2,
            background: 'rgb(3 12 15 / 0.62)',
          },
          [`&:has(${openPopoverSelector})::after`]: {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: -1,
            background: tokens.color.deep2,
          },
        },
      },
      print: { display: 'none' },
    },
  }),
);
/** Widths in pixels at a slim header's start and end that the page's bar leaves free. `siteMap`: for the link shown without script. */
const signs = { start: 48, end: 168, siteMap: 100 };
globalStyle(
  slimFrameRoot,
  inShell({
    vars: {
      [slimFrame.height]: `${slimHeaderHeight}px`,
      [slimFrame.start]: `${signs.start}px`,
      [slimFrame.end]: `${signs.end}px`,
      [slimFrame.above]: '0px',
    },
    '@media': {
      [noScript]: { vars: { [slimFrame.end]: `${signs.end + signs.siteMap}px` } },
      // Starts the page's bar below the header on phones without script, where the two do not fit side by side.
      [`${noScript} and ${low}`]: {
        vars: { [slimFrame.start]: '0px', [slimFrame.end]: '0px', [slimFrame.above]: `${slimHeaderHeight}px` },
      },
    },
  }),
);
globalStyle(`${slimFrameRoot} ${header} :is(a, button)`, inShell({ pointerEvents: 'auto' }));
export const bar = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(12px, 2.2vw, 40px)',
    minBlockSize: headerHeight,
    maxInlineSize: tokens.width.page,
    marginInline: 'auto',
    // Enlarged text wraps the header into several rows. Only this padding scrolls out of the viewport, so no row is ever hidden.
    paddingBlock: scrolledHeaderTop.wide,
    paddingInline: tokens.space.margin,
    selectors: { [`${slimFrameRoot} &`]: { minBlockSize: slimHeaderHeight, paddingBlock: 0 } },
    '@media': {
      [low]: { minBlockSize: lowHeight, paddingBlock: scrolledHeaderTop.narrow },
      [withoutScript]: { flexWrap: 'wrap' },
    },
  }),
);
const notInSlim = { selectors: { [`${slimFrameRoot} &`]: { display: 'none' } } };
export const navigation = style(
  inShell({
    marginInlineStart: 'auto',
    ...notInSlim,
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
);
export const links = style([
  plainList,
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 clamp(16px, 2.1vw, 32px)',
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  }),
]);
/** A link or button of the header, underlined if it is current, open or hovered. */
export const link = style([
  tapTarget,
  bareButton,
  inShell({
    gap: 6,
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - 4px) / 0 1.5px no-repeat',
    transition: `background-size ${tokens.time.fast} ${tokens.ease.out}`,
    ':hover': { backgroundSize: '100% 1.5px' },
    selectors: {
      [`&[aria-current], ${header}:has(${openPopoverSelector}) &[popovertarget]`]: {
        backgroundImage: `linear-gradient(${tokens.color.buoy}, ${tokens.color.buoy})`,
        backgroundSize: '100% 2px',
        // Underlines the text in forced colours, which remove background images.
        '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
      },
    },
  }),
]);
export const chevron = style(
  inShell({
    display: 'inline-flex',
    fontSize: '0.625rem',
    transition: `rotate ${tokens.time.fast}`,
    selectors: { [`${header}:has(${openPopoverSelector}) &`]: { rotate: '180deg' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
export const phone = style([
  tapTarget,
  inShell({
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    ...notInSlim,
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
]);
export const end = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    selectors: { [`${slimFrameRoot} &`]: { marginInlineStart: 'auto' } },
    '@media': { [breakpoints.belowLarge]: { marginInlineStart: 'auto' } },
  }),
);
/** Link to the site map, shown if the menu cannot open: without script and in browsers without invoker commands. */
export const allPages = style(
  inShell({
    display: 'none',
    alignItems: 'center',
    minBlockSize: 44,
    marginInlineStart: 12,
    // Puts each word on a line of its own: two Ukrainian words in one line would make the header wrap on phones.
    inlineSize: 'min-content',
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    '@media': {
      [noScript]: { selectors: { [`${slimFrameRoot} &`]: { display: 'inline-flex' } } },
      [withoutScript]: { display: 'inline-flex' },
    },
  }),
);
export const menuButton = style([
  signButton,
  inShell({
    '@media': {
      [breakpoints.large]: { display: 'none', selectors: { [`${slimFrameRoot} &`]: { display: 'inline-grid' } } },
    },
  }),
]);
export const burger = style(
  inShell({
    position: 'relative',
    inlineSize: 28,
    blockSize: 12,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: '1.5px solid',
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px 0',
      insetBlockEnd: 0,
      borderBlockEnd: '1.5px solid',
    },
  }),
);
/** Reading progress: an orange line along the header's lower edge, with a dot at its end. */
export const progress = style(
  inShell({
    display: 'none',
    '@supports': {
      [hasScrollTimelines]: {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: 8,
        overflow: 'clip',
        pointerEvents: 'none',
        selectors: { [`${header}:has(${openPopoverSelector}) > &`]: { display: 'none' } },
        '::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          background: `radial-gradient(circle 4px at calc(100% - 4px) 50%, ${line} 97%, #0000), linear-gradient(${line}, ${line}) 0 50% / 100% 2px no-repeat`,
          animation: `${sail} linear both`,
          animationTimeline: 'scroll(root)',
        },
        '@media': { '(prefers-reduced-motion: reduce), (forced-colors: active)': { display: 'none' } },
      },
    },
  }),
);
