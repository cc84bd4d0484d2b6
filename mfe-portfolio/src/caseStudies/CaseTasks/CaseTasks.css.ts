import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, nearHeights, tokens, widths } from 'shared/design';
import { arrangement, closing, intro, point, points } from '../CaseText/CaseText.css.ts';
import { caseColors } from '../caseColors.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const inWideWindows = (rule: Record<string, unknown>) => inPage({ '@media': { [widths.large]: rule } });
/** From the margin to the edge of the window. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;
/** The room over the section, through which a picture goes up to its edge. */
const above = 'clamp(64px, 7vw, 104px)';

/** How a case composes its tasks, on the page: the picture below the title, at an edge of the window, or across it over a wall of cards. */
export const composed = styleVariants({ below: {}, start: {}, end: {}, wall: {} });

/** Before the picture has come, and around it where it is not printed, the case's own dark. */
export const picture = style(
  inPage({
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '1.08',
    borderRadius: tokens.radius.picture,
    background: caseColors.shade,
    '@media': {
      [widths.medium]: { aspectRatio: '1.6' },
      [widths.large]: { aspectRatio: 'auto', position: 'absolute', inset: 0 },
      print: { display: 'none' },
    },
  }),
);

const tasks = (name: keyof typeof composed) => `${composed[name]} > #tasks`;
const grid = (name: keyof typeof composed) => `${tasks(name)} > *`;
const aside = (name: keyof typeof composed) => `${grid(name)} > :first-child`;
const head = (name: keyof typeof composed) => `${aside(name)} > *`;
const pictured = (name: keyof typeof composed) => `${head(name)} > h2 + div`;
const content = (name: keyof typeof composed) => `${grid(name)} > :last-child`;
const each = Object.keys(composed) as (keyof typeof composed)[];

// Title and picture are a column as high as the list beside it: both end on one line.
for (const name of each)
  globalStyle(
    `${pictured(name)}, ${head(name)} > h2`,
    inPage({ position: 'relative', maxInlineSize: 'none', gridColumn: '1 / 2' }),
  );
globalStyle(aside('below'), inWideWindows({ gridColumn: '1 / 7', paddingInlineEnd: tokens.space.gutter }));
globalStyle(content('below'), inWideWindows({ gridColumn: '7 / 13' }));
globalStyle(
  head('below'),
  inWideWindows({ position: 'static', gridTemplateRows: 'auto minmax(440px, 1fr)', blockSize: '100%' }),
);

// The title stands over the list, in its half; the picture fills the other one from the section's edge, out to the window's.
for (const [name, words, other] of [
  ['start', '7 / 13', '1 / 7'],
  ['end', '1 / 7', '7 / 13'],
] as const) {
  globalStyle(tasks(name), inWideWindows({ paddingBlockStart: above }));
  globalStyle(grid(name), inWideWindows({ rowGap: 28, gridTemplateRows: 'auto 1fr' }));
  globalStyle(`${aside(name)}, ${head(name)}`, inWideWindows({ display: 'contents' }));
  globalStyle(`${head(name)} > h2`, inWideWindows({ gridColumn: words, gridRow: 1 }));
  globalStyle(content(name), inWideWindows({ gridColumn: words, gridRow: 2 }));
  globalStyle(
    pictured(name),
    inWideWindows({
      gridColumn: other,
      gridRow: '1 / 3',
      minBlockSize: 560,
      marginBlockStart: `calc(-1 * ${above})`,
      [name === 'start' ? 'marginInlineStart' : 'marginInlineEnd']: beyond,
      [name === 'start' ? 'marginInlineEnd' : 'marginInlineStart']: 'clamp(0px, 1.6vw, 24px)',
    }),
  );
  globalStyle(
    pictured(name),
    inPage({ '@media': { [widths.belowLarge]: { marginInline: `calc(-1 * ${tokens.space.margin})` } } }),
  );
  globalStyle(`${pictured(name)} > ${picture}`, inPage({ borderRadius: 0 }));
}

globalStyle(tasks('wall'), inWideWindows({ paddingBlockStart: above }));
// A wall: dark, the picture from edge to edge, and the points are cards that stand before its foot.
globalStyle(
  tasks('wall'),
  inPage({
    background: caseColors.shade,
    vars: { [tokens.surface.background]: caseColors.shade },
    // Words are ink on paper, also where grounds are printed.
    '@media': { print: { background: 'none' } },
  }),
);
globalStyle(pictured('wall'), inPage({ marginInline: beyond }));
/** The picture goes out into the section's ground, at its head and behind the cards. */
globalStyle(
  `${pictured('wall')} > ${picture}`,
  inPage({
    borderRadius: 0,
    maskImage: 'linear-gradient(#0000, #000 14%, #000 72%, #0000)',
    background: 'none',
  }),
);
globalStyle(
  `${tasks('wall')} ${points}`,
  inPage({
    display: 'grid',
    gap: 'clamp(12px, 1.7vw, 24px)',
    borderBlockStart: 0,
    counterReset: 'task',
    '@media': {
      '(768px <= width < 1024px)': { gridTemplateColumns: '1fr 1fr' },
    },
  }),
);
globalStyle(
  `${tasks('wall')} ${point}`,
  inPage({
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    rowGap: 'clamp(20px, 3vw, 48px)',
    padding: 'clamp(20px, 1.9vw, 30px)',
    border: `1px solid color-mix(in srgb, ${caseColors.glow} 46%, transparent)`,
    borderRadius: tokens.radius.picture,
    background: `color-mix(in srgb, ${caseColors.glow} 17%, ${caseColors.shade})`,
    counterIncrement: 'task',
    '@media': { print: { background: 'none' } },
  }),
);
globalStyle(
  `${tasks('wall')} ${point}::before`,
  inPage({
    content: 'counter(task)',
    inlineSize: 'auto',
    blockSize: 'auto',
    margin: 0,
    background: 'none',
    color: caseColors.tint,
    '@media': { print: { color: 'inherit' } },
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2.5rem, 3.9vw, 4rem)',
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
    forcedColorAdjust: 'auto',
  }),
);
globalStyle(grid('wall'), inWideWindows({ rowGap: 0, gridTemplateRows: 'auto auto auto auto' }));
globalStyle(
  `${aside('wall')}, ${head('wall')}, ${content('wall')}, ${content('wall')} > ${arrangement.beneath}`,
  inWideWindows({ display: 'contents' }),
);
globalStyle(`${head('wall')} > h2`, inWideWindows({ gridColumn: '1 / 7', gridRow: 1 }));
globalStyle(`${tasks('wall')} ${intro}`, inWideWindows({ gridColumn: '7 / 13', gridRow: 1 }));
globalStyle(
  pictured('wall'),
  inWideWindows({
    gridColumn: '1 / -1',
    gridRow: 2,
    blockSize: 'clamp(440px, 42vw, 760px)',
    marginBlockStart: 'clamp(8px, 1vw, 20px)',
  }),
);
globalStyle(
  `${tasks('wall')} ${points}`,
  inWideWindows({
    position: 'relative',
    gridColumn: '1 / -1',
    gridRow: '3 / 5',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    // The first cards stand before the foot of the wall.
    marginBlockStart: 'clamp(-120px, -7vw, -64px)',
  }),
);
globalStyle(
  `${tasks('wall')} ${point}`,
  inWideWindows({ gridColumn: 'span 4', minBlockSize: 'clamp(220px, 18vw, 300px)' }),
);
globalStyle(
  `${tasks('wall')} ${closing}`,
  inWideWindows({ gridColumn: '9 / 13', gridRow: 4, alignSelf: 'end', margin: 0, padding: 'clamp(20px, 1.9vw, 30px)' }),
);

/** How high it is before it is laid out, at 1440 and at 390 pixels. */
nearHeights(layers.page, {
  [tasks('below')]: [763, 1275],
  [tasks('start')]: [909, 1348],
  [tasks('end')]: [940, 1322],
  [tasks('wall')]: [1259, 1784],
});
