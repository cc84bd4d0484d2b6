import { style } from '@vanilla-extract/css';
import { shared } from '../theme/layers.css.ts';
import { tokens } from '../theme/tokens.css.ts';
import { nearHeight } from './nearHeights.ts';

/** The page's margins, and its greatest width. Sections run from edge to edge; what stands in them stands in this. */
export const wrap = style({
  '@layer': {
    [shared]: { maxInlineSize: tokens.width.page, marginInline: 'auto', paddingInline: tokens.space.margin },
  },
});

/** Twelve columns. Place children by `gridColumn`; below 768 pixels most of them want `1 / -1`. */
export const columns = style({
  '@layer': {
    [shared]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: tokens.space.gutter },
  },
});

/**
 * A part of a page that is neither styled nor laid out until it comes near the window: a phone has the first screen sooner, and what changes later
 * (a font that arrives, a menu that opens) costs what is seen and no more. What it draws ends at its edges. Its height is a guess until
 * it has been near (`nearHeights`, where a page says it), and remembered from then on. Where heights must be known all of it is laid out at once: while the address names a part of
 * the page, while the root says `data-whole`, and where somebody goes by keys (`data-keys`, `layOutForKeys`). A browser brings what gets the focus to where it was guessed to be, and leaves it there when what lies
 * above turns out higher.
 */
export const whenNear = style({
  '@layer': {
    [shared]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto var(${nearHeight}, 1000px)`,
      selectors: {
        ':root:is([data-whole], [data-keys]) &, :root:has(:target) &': { contentVisibility: 'visible' },
      },
      '@media': {
        print: { contentVisibility: 'visible' },
        '(scripting: none)': {
          selectors: { ':root:has(:is(a, button, summary):focus-visible) &': { contentVisibility: 'visible' } },
        },
      },
    },
  },
});
