import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { arrangement, closing, intro, point, points } from '../CaseText/CaseText.css.ts';
import { caseColors } from '../caseColors.css.ts';

const inWideWindows = (rule: Record<string, unknown>) => inPage({ '@media': { [breakpoints.large]: rule } });
/** Media query: the window is wide enough for five keys side by side. Each key is a drawing above one point of the list. */
const hanging = '(width >= 1280px)';
/** Negative margin that extends an element from the page's margin to the window's edge. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;
/** Padding above the section. The picture has the same negative margin, so that it starts at the section's edge. */
const above = 'clamp(64px, 7vw, 104px)';

/**
 * Class of the page by the place of the tasks' picture: below the title (`below`), at the left or right edge of the window (`start`,
 * `end`), or across the window, with keys that hang below (`wall`).
 */
export const composed = styleVariants({ below: {}, start: {}, end: {}, wall: {} });

export const picture = style(
  inPage({
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '1.08',
    borderRadius: tokens.radius.picture,
    background: caseColors.shade,
    '@media': {
      [breakpoints.medium]: { aspectRatio: '1.6' },
      [breakpoints.large]: { aspectRatio: 'auto', position: 'absolute', inset: 0 },
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

// Puts title and picture into a column that is as high as the list beside it.
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

// `start` and `end`: the title stands above the list in one half. The picture fills the other half, up to the edges of section and window.
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
    inPage({ '@media': { [breakpoints.belowLarge]: { marginInline: `calc(-1 * ${tokens.space.margin})` } } }),
  );
  globalStyle(`${pictured(name)} > ${picture}`, inPage({ borderRadius: 0 }));
}

globalStyle(tasks('wall'), inWideWindows({ paddingBlockStart: above }));
// `wall`: a dark picture from edge to edge. On a horizontal rail at its foot hangs a key for each point.
globalStyle(
  tasks('wall'),
  inPage({
    background: caseColors.shade,
    vars: { [tokens.surface.background]: caseColors.shade },
    // Print uses dark text, so it must not print the dark background.
    '@media': { print: { background: 'none' } },
  }),
);
globalStyle(pictured('wall'), inPage({ marginInline: beyond }));
/** Fades the picture into the section's background, at its top and behind the keys. */
globalStyle(
  `${pictured('wall')} > ${picture}`,
  inPage({
    borderRadius: 0,
    maskImage: 'linear-gradient(#0000, #000 14%, #000 72%, #0000)',
    background: 'none',
  }),
);
/**
 * Size of a key, and y of the rail that runs through its ring, in px. The first key has one tooth, the second two, and so on. In narrower
 * windows a key lies beside its text.
 */
const key = { wide: 96, long: 176, rail: 17 } as const;
const keyPicture = (teeth: number, lying: boolean): string => {
  const { ring, shaft, foot } = { ring: { x: 29, y: 30, r: 28, hole: 16 }, shaft: 6.5, foot: 172 };
  const cut = Array.from({ length: teeth }, (_, index) => {
    const y = foot - 8 - (teeth - 1 - index) * 14;
    const long = [22, 34, 26, 38, 30][index % 5] ?? 26;
    return `M${ring.x + shaft} ${y - 8}h${long - 3}q3 0 3 3v3q0 3-3 3h-${long - 3}`;
  });
  const outline = `M${ring.x - shaft} ${ring.y + ring.r - 2}V${foot - 3}q0 3 3 3h${2 * shaft - 6}q3 0 3-3V${ring.y + ring.r - 2}A${ring.r} ${ring.r} 0 1 0 ${ring.x - shaft} ${ring.y + ring.r - 2}Z`;
  const hole = `M${ring.x - ring.hole} ${ring.y}a${ring.hole} ${ring.hole} 0 1 0 ${2 * ring.hole} 0a${ring.hole} ${ring.hole} 0 1 0-${2 * ring.hole} 0Z`;
  const [width, height] = lying ? [key.long, key.wide] : [key.wide, key.long];
  return `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="a" x2=".9" y2="1"><stop stop-color="#f4f0ff"/><stop offset=".4" stop-color="#b9a8ff"/><stop offset="1" stop-color="#6a48e6"/></linearGradient></defs><g fill="url(#a)" fill-rule="evenodd"${lying ? ` transform="translate(0 ${key.wide - 20})rotate(-90)"` : ''}><path d="${outline}${hole}"/><path d="${cut.join('')}"/><path d="M${ring.x - shaft + 2.5} ${ring.y + ring.r + 6}V${foot - 8}M${ring.x - 22} ${ring.y - 6}a23 23 0 0 1 14-15.500" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.500" stroke-linecap="round"/></g></svg>`,
  )}")`;
};
globalStyle(
  `${tasks('wall')} ${points}`,
  inPage({
    display: 'grid',
    gap: 'clamp(28px, 3.4vw, 44px) 40px',
    borderBlockStart: 0,
    counterReset: 'task',
    '@media': { [breakpoints.medium]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
globalStyle(
  `${tasks('wall')} ${point}`,
  inPage({
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 14,
    alignContent: 'start',
    padding: 0,
    borderBlockEnd: 0,
  }),
);
globalStyle(
  `${tasks('wall')} ${point}::before`,
  inPage({
    inlineSize: key.long * 0.66,
    blockSize: key.wide * 0.66,
    margin: 0,
    borderRadius: 0,
    background: 'center / contain no-repeat',
    '@media': {
      [hanging]: { inlineSize: key.wide, blockSize: key.long },
      print: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
for (const teeth of [1, 2, 3, 4, 5])
  globalStyle(
    `${tasks('wall')} ${point}:nth-child(${teeth})::before`,
    inPage({
      backgroundImage: keyPicture(teeth, true),
      '@media': { [hanging]: { backgroundImage: keyPicture(teeth, false) } },
    }),
  );
// Draws the rail from one edge of the window to the other, through the rings of the keys.
globalStyle(
  `${tasks('wall')} ${points}::before`,
  inPage({
    '@media': {
      [hanging]: {
        content: '""',
        position: 'absolute',
        insetBlockStart: key.rail,
        insetInline: `${beyond} ${beyond}`,
        borderBlockStart: `1.5px solid ${caseColors.tint}`,
        opacity: 0.7,
      },
      print: { display: 'none' },
    },
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
  inPage({
    '@media': {
      [breakpoints.large]: { position: 'relative', gridColumn: '1 / -1', gridRow: 3, marginBlockStart: 8 },
      [hanging]: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        columnGap: 'clamp(20px, 2.4vw, 40px)',
        marginBlockStart: 'clamp(-150px, -9vw, -100px)',
      },
    },
  }),
);
globalStyle(
  `${tasks('wall')} ${closing}`,
  inPage({
    '@media': {
      [breakpoints.large]: { gridColumn: '1 / 7', gridRow: 4, margin: 0, marginBlockStart: 'clamp(40px, 4vw, 64px)' },
      // In two columns, five points leave the sixth cell free for the closing text.
      '(1024px <= width < 1280px)': {
        gridColumn: '7 / 13',
        gridRow: 3,
        alignSelf: 'end',
        margin: 0,
        paddingInlineStart: `calc(20px - ${tokens.space.gutter} / 2)`,
      },
      [breakpoints.belowLarge]: { marginBlockStart: 36 },
    },
  }),
);
