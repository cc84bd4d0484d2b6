import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

/** Distance from text to its section's edge, or to the line between two sections of the same background. */
const within = 'clamp(40px, 4.4vw, 68px)';

export const page = style({});

globalStyle(
  `${page} > #client, ${page} > #adaptive`,
  inPage({
    background: caseColors.tint,
    vars: { [tokens.surface.background]: caseColors.tint, [tokens.surface.quiet]: tokens.color.ink },
  }),
);
// The title of the table of facts looks like a label.
globalStyle(
  `${page} > #info h2`,
  inPage({
    fontFamily: tokens.font.text,
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 1.58,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    color: tokens.surface.quiet,
    // Aligns the title with the first labels of the table, which have a line above them.
    '@media': { [breakpoints.large]: { paddingBlockStart: 16 } },
  }),
);
globalStyle(`${page} > #info`, inPage({ paddingBlock: 'clamp(56px, 6vw, 104px)' }));
globalStyle(
  `${page} > #info > * > :last-child`,
  inPage({ '@media': { [breakpoints.large]: { gridColumn: '4 / 13' } } }),
);
globalStyle(
  `${page} > #info > * > :first-child`,
  inPage({ '@media': { [breakpoints.large]: { gridColumn: '1 / 4' } } }),
);
globalStyle(
  `${page} > #client h2, ${page} > #audience h2`,
  inPage({ '@media': { [breakpoints.medium]: { gridColumn: '1 / 6', alignSelf: 'start' } } }),
);
globalStyle(
  `${page} > #client h2 + div, ${page} > #audience h2 + div`,
  inPage({ '@media': { [breakpoints.medium]: { gridColumn: '7 / 13', paddingBlockEnd: 0 } } }),
);
// Content beside a title starts at column four or seven of the grid; these sections use seven. For the tasks see `CaseTasks.css.ts`.
const halves = ':is(#process, #technical, #adaptive)';
globalStyle(
  `${page} > ${halves} > * > :first-child`,
  inPage({ '@media': { [breakpoints.large]: { gridColumn: '1 / 7', paddingInlineEnd: tokens.space.gutter } } }),
);
globalStyle(
  `${page} > ${halves} > * > :last-child`,
  inPage({ '@media': { [breakpoints.large]: { gridColumn: '7 / 13' } } }),
);
// Puts title and introduction in a row above a table of full width. With a large font, a word of the title can be wider than half of the
// window; then the table stands beside the title, as in other sections.
const inOneRow = (rule: Record<string, unknown>) =>
  inPage({ '@media': { [breakpoints.large]: { '@container': { '(width >= 50rem)': rule } } } });
globalStyle(`${page} > #technical`, inPage({ containerType: 'inline-size' }));
const technical = `${page} > #technical > *`;
globalStyle(`${technical} > :first-child`, inOneRow({ gridRow: '2' }));
globalStyle(`${technical} > :last-child`, inOneRow({ gridColumn: '1 / -1', gridRow: '2' }));
globalStyle(
  `${technical} > :last-child > *`,
  inOneRow({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // Reserves the height of two title lines beside the introduction.
    gridTemplateRows: `minmax(calc(2.2 * ${tokens.size.title1}), auto)`,
    columnGap: tokens.space.gutter,
  }),
);
globalStyle(`${technical} > :last-child > * > p`, inOneRow({ gridColumn: '2' }));
globalStyle(
  `${technical} > :last-child > * > ul`,
  inOneRow({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' }),
);
globalStyle(`${technical} > :last-child > * > ul > :nth-child(odd)`, inOneRow({ paddingInlineEnd: 24 }));
// Puts the closing text into the last cell of the table of two columns, which is free if the table has seven facts.
const ofSeven = `${technical} > :last-child > :has(> ul > :nth-child(7):last-child)`;
globalStyle(`${ofSeven} > ul`, inOneRow({ gridRow: '2 / span 4', gridTemplateRows: 'subgrid' }));
globalStyle(`${ofSeven} > p:last-child`, inOneRow({ gridRow: '5', margin: 0, paddingBlock: 15 }));
// Titles of process and technical information scroll with the page: sticky ones would cover the screens beside the steps, or the table.
globalStyle(`${page} > :is(#process, #technical) > * > :first-child > *`, inPage({ position: 'static' }));
// Lets the drawing start at the section's edge, and the results follow directly after the caption.
globalStyle(`${page} > #artwork`, inPage({ paddingBlock: 0 }));
globalStyle(`${page} > #artwork > :first-of-type`, inPage({ display: 'contents' }));
// Extends the two phones into the page's margin. Below 1280 px they have a whole row, and from 1400 px on, half a row is wide enough.
globalStyle(
  `${page} > #adaptive > * > :last-child`,
  inPage({
    '@media': { '(1280px <= width < 1400px)': { marginInlineEnd: `calc(-1 * ${tokens.space.margin})` } },
  }),
);
globalStyle(
  `${page} > #adaptive > * > :nth-child(n)`,
  inPage({ '@media': { '(1024px <= width < 1280px)': { gridColumn: '1 / -1' } } }),
);
globalStyle(`${page} > #results`, inPage({ paddingBlockEnd: within }));
// Separates technical information from the results above by a horizontal line, because both have the same background.
globalStyle(
  `${page} > #technical > *::before`,
  inPage({
    content: '""',
    display: 'block',
    gridColumn: '1 / -1',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    marginBlockEnd: within,
  }),
);

export const sample = style(inPage({ marginBlockStart: 48 }));
export const paragraph = style(inPage({ margin: '24px 0 0', color: tokens.surface.text, maxInlineSize: '36em' }));
export const description = style(inPage({ margin: 0, maxInlineSize: '28em' }));
export const call = style(
  inPage({
    marginBlockStart: 'clamp(36px, 3.6vw, 56px)',
    '@media': { [breakpoints.narrow]: { display: 'grid' } },
  }),
);
export const afterFigures = style(inPage({ marginBlockStart: 'clamp(48px, 5vw, 88px)' }));
