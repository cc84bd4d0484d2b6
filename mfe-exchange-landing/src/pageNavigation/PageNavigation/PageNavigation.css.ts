import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inPage, slimFrame, tokens, widths } from 'shared/design';
import { ice } from '../../exchange.css.ts';

/** Heights of the page's bar, in pixels: below the full navigation its links have a line of their own. */
const heights = { wide: 64, narrow: 112 };

/** Space that the bar leaves above itself for the frame: none, unless the frame has no room beside it. */
const above = fallbackVar(slimFrame.above, '88px');

/** Height of the part of the banner that lies under the bar. */
export const underBar = {
  wide: `calc(${heights.wide}px + ${above})`,
  narrow: `calc(${heights.narrow}px + ${above})`,
};

/** It stays in the window where the frame's header does, which lies on it. */
const staysInWindow = '(animation-timeline: scroll())';
/**
 * Windows in which the links have a line of their own and only the name stays. The header counts on it under the same conditions
 * (`data-sticky-bar`, docs/contracts.md). Without script there is no room for the name beside the header's sign. In a low window the page's foot
 * would push it out at the end.
 */
const firstLineStays = `${widths.belowLarge} and (height >= 640px) and (scripting: enabled)`;
const withScrolling = (distance: number) => ({
  animationTimeline: 'scroll(root)',
  animationRange: `0px ${distance}px`,
});
/** Distance that the page is scrolled until the bar has its ground, in pixels: as far as for the frame's header. */
const settled = 120;

const settle = keyframes({
  from: { background: 'transparent', boxShadow: 'inset 0 -1px transparent' },
  to: { background: ice.ground, boxShadow: `inset 0 -1px ${ice.rule}` },
});
/** As far as the page is scrolled meanwhile: it goes with the page, under the bar. */
const gone = 56;
const leave = keyframes({ to: { opacity: 0, translate: `0 -${gone}px`, pointerEvents: 'none' } });
const leaving = { animation: `${leave} linear both`, ...withScrolling(gone) };
/**
 * Style of what has a line of its own below the name. It leaves behind the name as the page is scrolled, and comes back when it has the
 * keyboard's focus. Screen readers find it at any time, seen or not.
 */
const leavesWithScrolling = {
  '@supports': {
    [staysInWindow]: {
      '@media': {
        [firstLineStays]: {
          ...leaving,
          zIndex: -1,
          selectors: { '&:focus-visible, &:has(:focus-visible)': { animation: 'none', background: ice.ground } },
        },
      },
    },
  },
};

/** The page's one bar, over its banner: between the agency's sign at its start and languages and menu at its end. */
export const bar = style(
  inPage({
    position: 'relative',
    zIndex: 10,
    paddingBlockStart: above,
    marginBlockEnd: `calc(-1 * ${underBar.wide})`,
    color: ice.ink,
    '@supports': {
      [staysInWindow]: {
        '@media': {
          [widths.large]: {
            position: 'sticky',
            insetBlockStart: 0,
            animation: `${settle} linear both`,
            ...withScrolling(settled),
          },
          [firstLineStays]: {
            position: 'sticky',
            insetBlockStart: 0,
            // What has left is not in the way of what it lies over.
            pointerEvents: 'none',
            '::before': {
              content: '""',
              position: 'absolute',
              zIndex: -1,
              insetInline: 0,
              insetBlockStart: 0,
              blockSize: heights.wide,
              animation: `${settle} linear both`,
              ...withScrolling(settled),
            },
          },
        },
      },
    },
    '@media': { [widths.belowLarge]: { marginBlockEnd: `calc(-1 * ${underBar.narrow})` }, print: { display: 'none' } },
  }),
);
const base = style(
  inPage({ alignItems: 'center', columnGap: 'clamp(16px, 2vw, 36px)', fontSize: '0.9375rem', whiteSpace: 'nowrap' }),
);
/** Bar of the page that stands alone. On phones its links scroll sideways and do not wrap. */
export const alone = style([base, inPage({ display: 'flex', borderBlockEnd: `1px solid ${ice.rule}` })]);
/** In the frame's bar. Its links have a line of their own where they do not stand beside the name, with a rule below that leaves with them. */
export const framed = style([
  base,
  inPage({
    display: 'flex',
    minBlockSize: heights.wide,
    paddingInline: `${fallbackVar(slimFrame.start, '0px')} ${fallbackVar(slimFrame.end, '0px')}`,
    '@media': {
      [widths.belowLarge]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'minmax(64px, auto) 48px',
        paddingInline: 0,
        '::after': {
          content: '""',
          gridArea: '2 / 1 / 3 / -1',
          alignSelf: 'end',
          borderBlockEnd: `1px solid ${ice.rule}`,
        },
      },
    },
    '@supports': {
      [staysInWindow]: {
        '@media': { [firstLineStays]: { '::after': leaving } },
      },
    },
  }),
]);
export const name = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    fontFamily: tokens.font.heading,
    // On the smallest phones it has a third of the bar, however large letters are set.
    fontSize: 'min(1.25rem, 6.25vw)',
    fontWeight: 500,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
  }),
);
/** In the frame's bar a rule stands between the agency's sign and the exchange's name. */
export const framedName = style([
  name,
  inPage({
    gap: 16,
    pointerEvents: 'auto',
    '::before': { content: '""', inlineSize: 1, blockSize: 24, background: ice.rule },
    '@media': {
      [widths.belowLarge]: {
        gridArea: '1 / 1 / 2 / -1',
        justifySelf: 'start',
        marginInlineStart: fallbackVar(slimFrame.start, '0px'),
        maxInlineSize: `calc(100% - ${fallbackVar(slimFrame.start, '0px')} - ${fallbackVar(slimFrame.end, '0px')})`,
        whiteSpace: 'normal',
        lineHeight: 1,
      },
      // On a phone without script it stands below the sign, which takes the site map beside it.
      [`(scripting: none) and ${widths.narrow}`]: { '::before': { display: 'none' } },
    },
  }),
]);
export const links = style(
  inPage({ display: 'flex', gap: 'clamp(14px, 1.8vw, 28px)', margin: 0, padding: 0, listStyle: '""' }),
);
const fade = 72;
/** Part of the fade that is empty, in pixels: the tip stands there. */
const clear = 34;
const goesOn = '(width < 640px)';
/** Between the name and the languages, which stay in sight where the links scroll. */
export const sections = style([
  links,
  inPage({
    minInlineSize: 0,
    marginInlineStart: 'auto',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      // What goes on fades over the width of a short word, before the tip; the last link scrolls clear of it.
      [widths.belowLarge]: {
        maskImage: `linear-gradient(90deg, #000 calc(100% - ${fade}px), #0000 calc(100% - ${clear}px))`,
        paddingInlineEnd: fade,
      },
    },
  }),
]);
export const framedSections = style([
  sections,
  inPage({
    ...leavesWithScrolling,
    pointerEvents: 'auto',
    '@media': { [widths.belowLarge]: { marginInlineStart: 0, gridArea: '2 / 1' } },
  }),
]);
export const download = style(
  inPage({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    fontWeight: 500,
    textUnderlineOffset: '0.3em',
  }),
);
export const framedDownload = style([
  download,
  inPage({ pointerEvents: 'auto', ...leavesWithScrolling, '@media': { [widths.belowLarge]: { gridArea: '2 / 2' } } }),
]);
/** Draws a tip after the links where they are wider than their line: it says that they go on. */
globalStyle(
  `${framedSections} + ${download}::before`,
  inPage({
    '@media': {
      [goesOn]: {
        content: '""',
        position: 'absolute',
        insetInlineStart: -24,
        insetBlockStart: 'calc(50% - 5px)',
        inlineSize: 9,
        blockSize: 9,
        borderBlockStart: '1.5px solid',
        borderInlineEnd: '1.5px solid',
        rotate: '45deg',
        pointerEvents: 'none',
      },
    },
  }),
);
globalStyle(
  `${links} a`,
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 32,
    minBlockSize: 48,
    textDecoration: 'none',
  }),
);
globalStyle(`${links} a:hover`, inPage({ textDecoration: 'underline' }));
globalStyle(
  `${links} a[aria-current]`,
  inPage({ fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.4em' }),
);
