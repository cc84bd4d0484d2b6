import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inPage, slimFrame, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

/** Heights of the page's bar, in px. Below 1024 px the links have their own row. */
const heights = { wide: 64, narrow: 112 };

/** Height of the frame's header, which overlays the page above the bar; zero where header and bar share a row. */
const above = fallbackVar(slimFrame.above, '88px');

/** Padding at the top of the banner, on which header and bar lie. */
export const underBar = {
  wide: `calc(${heights.wide}px + ${above})`,
  narrow: `calc(${heights.narrow}px + ${above})`,
};

/** Support query for scroll timelines. Only with these are bar and frame's header sticky: both, because the header overlays the bar. */
const staysInWindow = '(animation-timeline: scroll())';
/**
 * Media query: the links have their own row, and only the row with the exchange's name is sticky. The header relies on the same conditions
 * (`data-sticky-bar`, docs/attributes.md). Without script the name does not fit beside the header's logo. In low windows the page's end
 * would push the bar out of the viewport.
 */
const firstLineStays = `${breakpoints.belowLarge} and (height >= 640px) and (scripting: enabled)`;
const withScrolling = (distance: number) => ({
  animationTimeline: 'scroll(root)',
  animationRange: `0px ${distance}px`,
});
/** Scroll distance in px after which the bar has its background, the same as for the frame's header. */
const settled = 120;

const settle = keyframes({
  from: { background: 'transparent', boxShadow: 'inset 0 -1px transparent' },
  to: { background: ice.ground, boxShadow: `inset 0 -1px ${ice.rule}` },
});
/** Scroll distance in px over which the row of links moves up behind the name and fades out. */
const gone = 56;
const leave = keyframes({ to: { opacity: 0, translate: `0 -${gone}px`, pointerEvents: 'none' } });
const leaving = { animation: `${leave} linear both`, ...withScrolling(gone) };
/**
 * Moves the row of links out behind the name while the page scrolls, and back when a link has keyboard focus. Screen readers always find
 * the links.
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

/** The page's bar, which overlays its banner: between the agency's logo and the languages with the menu. */
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
          [breakpoints.large]: {
            position: 'sticky',
            insetBlockStart: 0,
            animation: `${settle} linear both`,
            ...withScrolling(settled),
          },
          [firstLineStays]: {
            position: 'sticky',
            insetBlockStart: 0,
            // Lets clicks pass to the page through the row that the links have left.
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
    '@media': {
      [breakpoints.belowLarge]: { marginBlockEnd: `calc(-1 * ${underBar.narrow})` },
      print: { display: 'none' },
    },
  }),
);
const base = style(
  inPage({ alignItems: 'center', columnGap: 'clamp(16px, 2vw, 36px)', fontSize: '0.9375rem', whiteSpace: 'nowrap' }),
);
/** Bar of the standalone site. On phones its links scroll sideways. */
export const alone = style([base, inPage({ display: 'flex', borderBlockEnd: `1px solid ${ice.rule}` })]);
/** Bar in the frame. Below 1024 px its links have their own row, with a horizontal line below that scrolls away with them. */
export const framed = style([
  base,
  inPage({
    display: 'flex',
    minBlockSize: heights.wide,
    paddingInline: `${fallbackVar(slimFrame.start, '0px')} ${fallbackVar(slimFrame.end, '0px')}`,
    '@media': {
      [breakpoints.belowLarge]: {
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
    // Limits the exchange's name to a third of the bar on the smallest phones, at any font size.
    fontSize: 'min(1.25rem, 6.25vw)',
    fontWeight: 500,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
  }),
);
/** In the frame a vertical line separates the agency's logo from the name of the exchange. */
export const framedName = style([
  name,
  inPage({
    gap: 16,
    pointerEvents: 'auto',
    '::before': { content: '""', inlineSize: 1, blockSize: 24, background: ice.rule },
    '@media': {
      [breakpoints.belowLarge]: {
        gridArea: '1 / 1 / 2 / -1',
        justifySelf: 'start',
        marginInlineStart: fallbackVar(slimFrame.start, '0px'),
        maxInlineSize: `calc(100% - ${fallbackVar(slimFrame.start, '0px')} - ${fallbackVar(slimFrame.end, '0px')})`,
        whiteSpace: 'normal',
        lineHeight: 1,
      },
      // Hides this line on phones without script: there, the name stands below the logo, and a link to the site map beside it.
      [`(scripting: none) and ${breakpoints.narrow}`]: { '::before': { display: 'none' } },
    },
  }),
]);
export const links = style(
  inPage({ display: 'flex', gap: 'clamp(14px, 1.8vw, 28px)', margin: 0, padding: 0, listStyle: '""' }),
);
const fade = 72;
/** Width in px of the transparent part of the fade, in which the arrow stands. */
const clear = 34;
const goesOn = '(width < 640px)';
/** Links between the name and the languages. Only the links scroll sideways; name and languages stay visible. */
export const sections = style([
  links,
  inPage({
    minInlineSize: 0,
    marginInlineStart: 'auto',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      // Fades out links before the arrow. The padding lets the last link scroll out of the fade.
      [breakpoints.belowLarge]: {
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
    '@media': { [breakpoints.belowLarge]: { marginInlineStart: 0, gridArea: '2 / 1' } },
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
  inPage({
    pointerEvents: 'auto',
    ...leavesWithScrolling,
    '@media': { [breakpoints.belowLarge]: { gridArea: '2 / 2' } },
  }),
]);
/** Draws an arrow after links that overflow their line, as a hint to scroll. */
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
