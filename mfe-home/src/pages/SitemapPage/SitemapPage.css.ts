import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import river from '../../../art/sitemap.json';

/** Width of trunks (borders) and drawn lines. Browsers round borders to device pixels, so the drawn lines use the rounded width, too. */
const line = createVar();
const rule = `${line} solid ${tokens.surface.text}`;
const fairwayRule = `2.4px solid ${tokens.color.buoy}`;
/** Height in px of the strip above the columns, in which branches leave the river. */
const riverHeight = 150;
/** Height in px of the part of the river above the strip of `riverHeight`. */
const fallFrom = 256;
/** Width of the part of the river that comes down at the window's right edge. Whole pixels let its lines meet those of the next drawing. */
const fallWidth = '240px';
/** x in px of the centre of a trunk (the vertical line of a group), which is 1.5 px wide. */
const middle = 0.75;
/** Horizontal distance in px from the start of the orange line to the first branch. */
const fairwayFrom = 8;
const fairwayWidth = 2.4;
/** Distances in px from the left edge of a link (`item`) or of a group's title (`title`) to its text. */
const indent = { item: 30, title: 24 };
/** Distance in px from an item's top to the middle of its first line. */
const firstLine = 22;
/**
 * On phones the river flows down the left edge: the orange line, and a line for each group. Each line turns off to its group, the outermost
 * first, and becomes the group's trunk. Only the orange line continues, to the dot at the current page.
 */
const phone = {
  line: (group: number) => 5 + 4 * (4 - group),
  trunk: 34,
  words: 34 + 1.5 + 24,
} as const;
/** Returns the background with the orange line and the lines of all groups from `group` on. */
const streamFrom = (group: number) =>
  [
    `linear-gradient(${tokens.color.buoy}, ${tokens.color.buoy}) 0 0 / 2.4px 100% no-repeat`,
    ...[1, 2, 3, 4]
      .filter((each) => each >= group)
      .map(
        (each) =>
          `linear-gradient(${tokens.surface.text}, ${tokens.surface.text}) ${phone.line(each)}px 0 / 1.5px 100% no-repeat`,
      ),
  ].join(', ');
/** Mask of the curve from the river at the left to a trunk, with thinner lines beside it. The background gives the colour. */
const arm = (() => {
  const strand = (at: number, width: number, opacity: number) =>
    `%3Cpath d='M.75 0C.75 ${62 - at} 99.25 ${40 - at} 99.25 ${100 - at / 2}' stroke-width='${width}' stroke-opacity='${opacity}'/%3E`;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cg fill='none' stroke='%23000'%3E${strand(0, 1.5, 1)}${strand(16, 0.8, 0.5)}${strand(30, 0.8, 0.4)}%3C/g%3E%3C/svg%3E")`.replaceAll(
    '%3Cpath',
    "%3Cpath vector-effect='non-scaling-stroke'",
  );
})();
const furtherStart = 'clamp(28px, 3vw, 48px)';
const furtherTitle = 12;
/** Height of the curve between the trunk and a page's link, in px. */
const twig = 14;
const titleSize = 'clamp(1.875rem, 1.05rem + 1.55vw, 2.75rem)';

export const map = style(
  inPage({
    vars: { [line]: '1.5px' },
    '@media': { '(resolution < 1.5dppx)': { vars: { [line]: '1px' } } },
    position: 'relative',
    // Clips the river at the window's edge.
    overflowX: 'clip',
    marginBlockStart: 'clamp(32px, 4vw, 64px)',
    paddingBlockEnd: tokens.space.section,
  }),
);
export const groups = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    paddingBlockStart: riverHeight,
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: '1fr 1fr', paddingBlockStart: 0 },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
/** A group's title and list. `subgrid` aligns the lists, whether titles take one line or two. */
export const group = style(
  inPage({
    position: 'relative',
    minInlineSize: 0,
    paddingBlockEnd: 'clamp(40px, 4vw, 72px)',
    '@media': {
      [breakpoints.medium]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
      [breakpoints.narrow]: { paddingBlockEnd: 0, selectors: { '&:not(:nth-child(4))': { paddingBlockEnd: 44 } } },
    },
  }),
);
for (const each of [1, 2, 3, 4])
  globalStyle(
    `${group}:nth-child(${each})::before`,
    inPage({
      '@media': {
        [breakpoints.narrow]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          inlineSize: phone.trunk,
          background: streamFrom(each + 1),
        },
      },
    }),
  );
/** Fades the river in above the first group on phones, where the river flows down the left edge. */
globalStyle(
  `${group}:first-child::after`,
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '100%',
        insetInlineStart: 0,
        inlineSize: phone.trunk,
        // As high as the gap below the page's introduction.
        blockSize: 28,
        background: streamFrom(1),
        maskImage: 'linear-gradient(#0000, #000)',
      },
    },
  }),
);
const waters = {
  position: 'absolute',
  insetBlockEnd: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: tokens.surface.text,
  strokeWidth: line,
  maxInlineSize: 'none',
  '@media': { [breakpoints.belowLarge]: { display: 'none' }, print: { display: 'none' } },
} as const;
export const branch = style(inPage({ ...waters, insetInlineStart: `calc(${line} / 2)` }));
export const fall = style(
  inPage({
    ...waters,
    insetBlock: `${-fallFrom}px auto`,
    insetInlineEnd: 0,
    inlineSize: fallWidth,
    pointerEvents: 'none',
  }),
);
globalStyle(`:is(${branch}, ${fall}) path`, inPage({ vectorEffect: 'non-scaling-stroke' }));
for (const column of [1, 2, 3, 4]) {
  const toTheEdge = `${5 - column} * 100% + ${4 - column} * ${tokens.space.gutter} + max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin})`;
  globalStyle(
    `${group}:nth-child(${column}) > ${branch}`,
    inPage({ inlineSize: `calc(${toTheEdge} - ${fallWidth} - ${middle}px)` }),
  );
}
export const strands = style(inPage({ strokeWidth: 0.8, opacity: 0.45 }));
const course = { content: '""', position: 'absolute', forcedColorAdjust: 'none' } as const;
const onwards = { ...course, borderInlineStart: fairwayRule };
/** Right margin of the page. In it, the orange line goes down past all branches, then turns onto the horizontal line below. */
const margin = `max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin})`;
const besideGroups = `${tokens.space.margin} / 2`;
const bend = 36;
globalStyle(
  `${group}:nth-child(${river.branches.length})::after`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        ...onwards,
        borderBlockStart: fairwayRule,
        borderStartStartRadius: `100% ${fairwayFrom + riverHeight}px`,
        insetBlock: `${-fairwayFrom - riverHeight}px ${bend}px`,
        insetInlineEnd: `calc(-1 * ${margin})`,
        inlineSize: `calc(${margin} - ${besideGroups})`,
      },
      print: { display: 'none' },
    },
  }),
);
const titles = { margin: 0, fontSize: titleSize, lineHeight: 1.06, letterSpacing: '-0.025em' };
export const title = style(inPage(titles));
/** Title of a group; its left border continues the trunk. */
export const branchTitle = style(
  inPage({
    ...titles,
    display: 'grid',
    alignItems: 'end',
    paddingBlockStart: 12,
    paddingInlineStart: indent.title,
    borderInlineStart: rule,
    '@media': {
      [breakpoints.narrow]: {
        position: 'relative',
        marginInlineStart: phone.trunk,
        padding: `20px 0 8px ${phone.words - phone.trunk}px`,
        borderInlineStart: 0,
      },
    },
  }),
);
for (const each of [1, 2, 3, 4])
  globalStyle(
    `${group}:nth-child(${each}) > ${branchTitle}::before`,
    inPage({
      '@media': {
        [breakpoints.narrow]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: phone.line(each) - phone.trunk,
          inlineSize: phone.trunk + 1.5 - phone.line(each),
          background: tokens.surface.text,
          mask: `${arm} 0 0 / 100% 100% no-repeat`,
        },
      },
    }),
  );
export const list = style(
  inPage({
    alignSelf: 'start',
    margin: 0,
    padding: '16px 0 0',
    borderInlineStart: rule,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { marginInlineStart: phone.trunk, paddingBlockStart: 4 } },
  }),
);
export const item = style(
  inPage({
    position: 'relative',
    paddingBlock: '4px 14px',
    paddingInlineStart: indent.item,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${line})`,
      insetBlockStart: 27.5 - twig,
      boxSizing: 'border-box',
      inlineSize: 18,
      blockSize: twig,
      borderInlineStart: rule,
      borderBlockEnd: rule,
      borderEndStartRadius: twig,
    },
    selectors: {
      // Hides the trunk below the last link.
      '&:last-child::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -2,
        insetBlock: `${27.5 - twig}px 0`,
        inlineSize: 4,
        background: tokens.surface.background,
      },
    },
    '@media': { [breakpoints.narrow]: { paddingInlineStart: phone.words - phone.trunk - 1.5 } },
  }),
);
export const link = style(
  inPage({
    display: 'inline-block',
    paddingBlock: '10px 2px',
    fontSize: '1.125rem',
    lineHeight: 1.4,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      // The dot before the current page's link, at which the orange line ends.
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -18,
        insetBlockStart: firstLine - 6,
        inlineSize: 12,
        blockSize: 12,
        borderRadius: '50%',
        background: tokens.color.buoy,
        forcedColorAdjust: 'none',
      },
    },
    '@media': {
      [breakpoints.narrow]: { selectors: { '&[aria-current]::before': { insetInlineStart: 1.2 - 6 - phone.words } } },
      [breakpoints.large]: { selectors: { '&[aria-current]::before': { insetInlineStart: middle - 6 } } },
    },
  }),
);
export const description = style(
  inPage({ margin: 0, color: tokens.surface.quiet, fontSize: tokens.size.small, lineHeight: 1.45 }),
);

/** Group after the four columns: a full row below a horizontal line. */
export const further = style(
  inPage({
    position: 'relative',
    gridColumn: '1 / -1',
    paddingBlockStart: furtherStart,
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    // A gap only between two of these rows: above the first row, the columns have bottom padding.
    selectors: { '& + &': { marginBlockStart: 44 } },
    '@media': {
      [breakpoints.narrow]: { marginBlockStart: 44, paddingInlineStart: phone.words },
    },
  }),
);
export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `8px ${tokens.space.gutter}`,
    margin: `${furtherTitle}px 0 0`,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: '1fr 1fr' },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
globalStyle(`${row} > li`, inPage({ position: 'relative' }));
// Indents the current link like the links in the columns, because the orange line comes down left of it.
globalStyle(
  `${row} > li:has(> [aria-current])`,
  inPage({ '@media': { [breakpoints.large]: { paddingInlineStart: indent.item } } }),
);
/** Height from the horizontal line above the row to the dot at the current page, past a title of one line. */
const toTheBuoy = `calc(${furtherStart} + ${titleSize} * 1.06 + ${furtherTitle + firstLine}px)`;
const toTheColumn = `50% + ${tokens.space.gutter} / 2 + ${middle - fairwayWidth / 2}px`;
/** Offset that centres the orange line on the horizontal line above the row. */
const onRule = -(1 + fairwayWidth) / 2;
// Leads the orange line from the page's margin along the horizontal line, and down beside the column.
globalStyle(
  `${further}:has([aria-current])::before`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        ...course,
        borderInlineEnd: fairwayRule,
        borderBlockEnd: fairwayRule,
        borderEndEndRadius: bend,
        insetBlockStart: -bend - 1,
        insetInline: `calc(${toTheColumn} + ${bend}px) calc(-1 * ${besideGroups} - ${fairwayWidth}px)`,
        boxSizing: 'border-box',
        blockSize: bend + 1 + onRule + fairwayWidth,
      },
      print: { display: 'none' },
    },
  }),
);
globalStyle(
  `${further}:has([aria-current])::after`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        ...onwards,
        borderBlockStart: fairwayRule,
        borderStartStartRadius: bend,
        insetBlockStart: onRule,
        insetInlineStart: `calc(${toTheColumn})`,
        inlineSize: bend,
        blockSize: toTheBuoy,
      },
      print: { display: 'none' },
    },
  }),
);
/** On phones the orange line goes down past the items before the current one, to the dot at the current item. */
const phoneWay = { ...onwards, insetInlineStart: -phone.words };
globalStyle(
  `${further}:has([aria-current]) > ${title}::before`,
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        ...onwards,
        insetBlockStart: -44 - 1,
        insetInlineStart: 0,
        blockSize: `calc(45px + ${furtherStart} + ${titleSize} * 1.06 + ${furtherTitle}px)`,
      },
    },
  }),
);
globalStyle(
  `${row} > li:has(~ li > [aria-current])::before`,
  inPage({ '@media': { [breakpoints.narrow]: { ...phoneWay, insetBlock: '0 -8px' } } }),
);
globalStyle(
  `${row} > li:has(> [aria-current])::before`,
  inPage({ '@media': { [breakpoints.narrow]: { ...phoneWay, blockSize: firstLine } } }),
);
