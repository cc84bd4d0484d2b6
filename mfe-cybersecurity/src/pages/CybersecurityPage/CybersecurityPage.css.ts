import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { keepsMargin, toEdge } from '../../article/pageEdge.css.ts';

const narrowArt = { top: 92, height: 346, banner: 740 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 660 };

export const article = style({});
/** Drawing of the banner. Below 1024 px, the title spans the page, so the ring of stones stands between breadcrumbs and title. */
export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    // Fades the water out behind the long title.
    maskImage: 'radial-gradient(120% 110% at 0% 100%, #0004 50%, #000 72%)',
    '@media': {
      [breakpoints.belowLarge]: {
        inset: `${mediumArt.top}px 0 auto ${mediumArt.start}`,
        blockSize: mediumArt.height,
        maskImage: 'linear-gradient(90deg, #0000, #000 26%)',
      },
      [breakpoints.narrow]: { inset: `${narrowArt.top}px 0 auto`, blockSize: narrowArt.height, maskImage: 'none' },
    },
  }),
);
globalStyle(
  `${art} ~ div`,
  inPage({
    '@media': {
      [breakpoints.belowLarge]: { minBlockSize: mediumArt.banner },
      [breakpoints.narrow]: { minBlockSize: narrowArt.banner },
    },
  }),
);
export const columns = style([
  layout.wrap,
  layout.columns,
  inPage({
    rowGap: 48,
    paddingBlock: 'clamp(64px, 7vw, 120px)',
    // Is a block below 1024 px. In a grid, the sticky bar of the contents would leave the viewport before the end of the text.
    '@media': { [breakpoints.belowLarge]: { display: 'block' }, print: { display: 'block', paddingBlock: 0 } },
  }),
]);
export const text = toEdge;
export const lead = style([
  keepsMargin,
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
    '@media': { print: { fontSize: '15pt' } },
  }),
]);

// Scrolls smoothly only after a click on a hovered link of the contents (SPEC §2). An address with a fragment jumps, because late layout
// changes would interrupt smooth scrolling. Keyboard users jump too, because a focused link must be in the viewport.
globalStyle(`html:has(${article} [data-contents] a:hover)`, {
  '@media': { '(prefers-reduced-motion: no-preference)': inPage({ scrollBehavior: 'smooth' }) },
});

// Print shows the banner as a heading: dark text, no drawing.
const printed = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@media': { print: inPage(rule) } });
printed(`${article} > [data-header-theme]`, { background: 'none', color: tokens.color.ink });
printed(`${article} > [data-header-theme] > div`, { display: 'block', minBlockSize: 0, paddingBlock: '0 12pt' });
printed(`${article} > [data-header-theme] > div::before`, { display: 'none' });
printed(`${article} h1`, { marginBlock: '12pt 8pt', fontSize: '28pt' });
printed(`${article} > [data-header-theme] nav, ${article} > [data-header-theme] li`, { color: tokens.color.ink2 });
printed(`${article} > :last-child`, { background: 'none' });
printed(`${article} p`, { orphans: 3, widows: 3 });
