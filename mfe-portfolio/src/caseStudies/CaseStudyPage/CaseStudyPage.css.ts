import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, tokens, widths } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

/** Distance of words from the edge of their section, on each side of a rule within one ground. */
const within = 'clamp(40px, 4.4vw, 68px)';

export const page = style({});

// Sections in the colour of the case.
globalStyle(
  `${page} > #client, ${page} > #adaptive`,
  inPage({
    background: caseColors.tint,
    vars: { [tokens.surface.background]: caseColors.tint, [tokens.surface.quiet]: tokens.color.ink },
  }),
);
// The facts are a table at a glance: their title is a label beside it.
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
    // On the line of the first labels, below whose rules it has none.
    '@media': { [widths.large]: { paddingBlockStart: 16 } },
  }),
);
globalStyle(`${page} > #info`, inPage({ paddingBlock: 'clamp(56px, 6vw, 104px)' }));
globalStyle(`${page} > #info > * > :last-child`, inPage({ '@media': { [widths.large]: { gridColumn: '4 / 13' } } }));
globalStyle(`${page} > #info > * > :first-child`, inPage({ '@media': { [widths.large]: { gridColumn: '1 / 4' } } }));
// A lead beside the title needs more than a third of the page.
globalStyle(
  `${page} > #client h2, ${page} > #audience h2`,
  inPage({ '@media': { [widths.medium]: { gridColumn: '1 / 6', alignSelf: 'start' } } }),
);
globalStyle(
  `${page} > #client h2 + div, ${page} > #audience h2 + div`,
  inPage({ '@media': { [widths.medium]: { gridColumn: '7 / 13', paddingBlockEnd: 0 } } }),
);
// Two axes: what stands beside a title begins with the fourth column, or with the seventh, nowhere else (tasks: `CaseTasks`).
const halves = ':is(#process, #technical, #adaptive)';
globalStyle(
  `${page} > ${halves} > * > :first-child`,
  inPage({ '@media': { [widths.large]: { gridColumn: '1 / 7', paddingInlineEnd: tokens.space.gutter } } }),
);
globalStyle(
  `${page} > ${halves} > * > :last-child`,
  inPage({ '@media': { [widths.large]: { gridColumn: '7 / 13' } } }),
);
// Title and introduction in one row, and below them the table over the whole width.
// With large letters a word of the title takes more than half of the window: there the table stands beside it, as in other sections.
const inOneRow = (rule: Record<string, unknown>) =>
  inPage({ '@media': { [widths.large]: { '@container': { '(width >= 50rem)': rule } } } });
globalStyle(`${page} > #technical`, inPage({ containerType: 'inline-size' }));
const technical = `${page} > #technical > *`;
globalStyle(`${technical} > :first-child`, inOneRow({ gridRow: '2' }));
globalStyle(`${technical} > :last-child`, inOneRow({ gridColumn: '1 / -1', gridRow: '2' }));
globalStyle(
  `${technical} > :last-child > *`,
  inOneRow({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // Two lines of the title stand beside the introduction.
    gridTemplateRows: `minmax(calc(2.2 * ${tokens.size.title1}), auto)`,
    columnGap: tokens.space.gutter,
  }),
);
globalStyle(`${technical} > :last-child > * > p`, inOneRow({ gridColumn: '2' }));
globalStyle(
  `${technical} > :last-child > * > ul`,
  inOneRow({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' }),
);
// What is told at the left keeps off the next label.
globalStyle(`${technical} > :last-child > * > ul > :nth-child(odd)`, inOneRow({ paddingInlineEnd: 24 }));
// Seven facts leave the last place of the table free: what closes it stands there.
const ofSeven = `${technical} > :last-child > :has(> ul > :nth-child(7):last-child)`;
globalStyle(`${ofSeven} > ul`, inOneRow({ gridRow: '2 / span 4', gridTemplateRows: 'subgrid' }));
globalStyle(`${ofSeven} > p:last-child`, inOneRow({ gridRow: '5', margin: 0, paddingBlock: 15 }));
// Beside the steps stand screens, below the title the table: it does not stay over them.
globalStyle(`${page} > :is(#process, #technical) > * > :first-child > *`, inPage({ position: 'static' }));
// The drawing follows its section's edge; the results begin right after its caption.
globalStyle(`${page} > #artwork`, inPage({ paddingBlock: 0 }));
globalStyle(`${page} > #artwork > :first-of-type`, inPage({ display: 'contents' }));
// Two phones beside each other fill half of a window; in a smaller one they take the margin, too, and in a small one the row.
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
// One colour with the results: a rule as wide as the words, and as much room below it as a heading needs.
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
/** After the lead of the client, what it came with. */
export const paragraph = style(inPage({ margin: '24px 0 0', color: tokens.surface.text, maxInlineSize: '36em' }));
export const description = style(inPage({ margin: 0, maxInlineSize: '28em' }));
/** Next step for a reader whom the results convinced. */
export const call = style(
  inPage({
    marginBlockStart: 'clamp(36px, 3.6vw, 56px)',
    '@media': { [widths.narrow]: { display: 'grid' } },
  }),
);
export const afterFigures = style(inPage({ marginBlockStart: 'clamp(48px, 5vw, 88px)' }));
