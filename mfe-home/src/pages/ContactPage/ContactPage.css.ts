import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, noColorMixQuery, tokens } from 'shared/design';
import { header } from '../../map/RiverChart.css.ts';

/** Class of the banner, which has the chart behind its title. At the left, under the title, the chart shows land. */
export const head = style({});
globalStyle(
  `${head} > *`,
  inPage({
    '@media': {
      [breakpoints.medium]: { minBlockSize: `calc(${header.wide}px + clamp(384px, 27vw, 700px))`, paddingBlockEnd: 52 },
    },
  }),
);
globalStyle(
  `${head} h1`,
  inPage({
    fontSize: 'clamp(2.25rem, 1.2rem + 3.6vw, 5rem)',
    lineHeight: 1.02,
    '@media': { [breakpoints.medium]: { maxInlineSize: '8.2em' } },
  }),
);
/** Covers the chart behind the text with the plain background colour. */
globalStyle(
  `${head} > *::before`,
  inPage({
    content: '""',
    position: 'absolute',
    zIndex: -1,
    // Leaves the chart's border visible.
    insetBlock: `${header.wide + 1}px 1px`,
    insetInline: '1px auto',
    inlineSize: 'clamp(420px, 46vw, 880px)',
    background: `radial-gradient(64% 74% at 36% 50%, ${tokens.color.paper2} 52%, color-mix(in srgb, ${tokens.color.paper2} 0%, transparent))`,
    '@supports': {
      [noColorMixQuery]: { background: `linear-gradient(90deg, ${tokens.color.paper2} 70%, transparent)` },
    },
    '@media': {
      [breakpoints.narrow]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
globalStyle(
  `${head} h1 + p`,
  inPage({ '@media': { [breakpoints.medium]: { gridColumn: '1 / 6', maxInlineSize: '24em' } } }),
);
export const columns = style([
  layout.columns,
  inPage({ rowGap: 56, marginBlockStart: 'clamp(32px, 3vw, 60px)', paddingBlockEnd: 'clamp(64px, 7vw, 120px)' }),
]);
export const form = style(
  inPage({
    gridColumn: '1 / 8',
    minInlineSize: 0,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      // Adds a border above the form on phones, where the chart has none.
      [breakpoints.narrow]: { paddingBlockStart: 20, borderBlockStart: `2px solid ${tokens.color.ink}` },
    },
  }),
);
