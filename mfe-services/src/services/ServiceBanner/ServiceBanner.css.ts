import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inPage, layout, tokens, widths } from 'shared/design';
import type { BanneredKey } from './bannerDrawings.ts';
import { lettersEnd, lettersEnds } from './lettersEnd.ts';
import { waters } from './waters.ts';

/** Columns side by side, but close together. */
const large = '(1024px <= width < 1280px)';

/** On phones the letters stand between the way to the page, which may be two lines, and the title. */
const narrowArt = { top: 126, height: 316, crumbs: 54 };
/** Close together the way to the page reaches the letters, so they stand lower, and the words at the foot lower still. */
const largeArt = { start: 46, end: 122, lettersEnd: 0.67, banner: 688 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 640 };

/** Beside the way to the page nothing is bright, but the first letter is already; below the letters, where words stand, a fifth at most. */
const besideTitle = 'linear-gradient(90deg, #0002 0, #0003 36%, #000 46%)';

/** Quiet behind the header, too. On the widest windows, where the drawing is cut above and below, letters are whole as well. */
const aboveFoot = (end: number) =>
  `linear-gradient(#0000 4%, #0003 8.5%, #000 12%, #000 ${end * 100 + 2}%, #0003 ${end * 100 + 5}%)`;

export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    // The letters' last line keeps clear of the words at the foot.
    inset: '-18px 0 18px',
    pointerEvents: 'none',
    // The letters are whole: they end above what stands at the foot.
    maskImage: `${besideTitle}, ${aboveFoot(lettersEnd)}`,
    maskComposite: 'intersect',
    '@media': {
      [large]: {
        insetBlock: `${largeArt.start}px ${largeArt.end}px`,
        // As wide as the window the drawing is higher than its place.
        maskImage: `${besideTitle}, ${aboveFoot(largeArt.lettersEnd)}`,
      },
      [widths.belowLarge]: {
        inset: `${mediumArt.top}px 0 auto ${mediumArt.start}`,
        blockSize: mediumArt.height,
        maskImage:
          'linear-gradient(90deg, #0000, #0003 20%, #000 46%), linear-gradient(#0000, #000 12%, #000 80%, #0000)',
      },
      [widths.narrow]: {
        inset: `${narrowArt.top}px 0 auto`,
        blockSize: narrowArt.height,
        overflow: 'clip',
        maskImage: 'linear-gradient(#0000 2%, #000 14%, #000 90%, #0000)',
      },
    },
  }),
);
globalStyle(`${art} img`, inPage({ objectPosition: '100% 50%' }));

/**
 * Height of each drawing on a phone of 390 pixels, at which its letters are as wide as the phone lets them be. Up to there it grows with
 * the window; from there on it stays, but always reaches from edge to edge.
 */
const heights: Readonly<Record<BanneredKey, number>> = {
  'cms-framework': 400,
  laravel: 420,
  'marketing-strategy': 360,
  opencart: 389,
  ppc: 352,
  seo: 340,
  smm: 346,
  symfony: 345,
  wordpress: 425,
};
/** Middle of the letters, in parts of a drawing's height. */
const lettersMiddle = 0.4;

/** The fairway as a mask, which its banner names: where the water fades for the sake of words, the one line that gets through goes on whole. */
const fairwayMask = 'var(--fairway)';
const faded = (foot: number) => ({ maskImage: `${fairwayMask}, ${besideTitle}, ${aboveFoot(foot)}` });
globalStyle(
  `${art}[data-letters]`,
  inPage({
    '@media': {
      [widths.large]: {
        ...faded(lettersEnd),
        maskComposite: 'add, intersect',
        maskPosition: '100% 50%, 0 0, 0 0',
        maskSize: 'cover, auto, auto',
      },
      [large]: faded(largeArt.lettersEnd),
    },
  }),
);
// What follows on the hub is dark, too: its water goes on down to that.
const toTheFoot = `linear-gradient(#0000 4%, #0003 8.5%, #000 12%, #000 ${lettersEnd * 100 + 2}%, #0005 ${lettersEnd * 100 + 8}%, #0005 calc(100% - 32px), #0000)`;
globalStyle(
  `${art}[data-letters='cms-framework']`,
  inPage({
    '@media': {
      [widths.extraLarge]: { insetBlockEnd: 0, maskImage: `${fairwayMask}, ${besideTitle}, ${toTheFoot}` },
    },
  }),
);
for (const [service, height] of Object.entries(heights)) {
  // Drawing and answering water lie in the same place.
  globalStyle(
    `${art}[data-letters='${service}'] :is(img, span)`,
    inPage({
      '@media': {
        [widths.narrow]: {
          vars: { '--high': `max(51vw, min(${height}px, ${Math.round((height / 390) * 1000) / 10}vw))` },
          inset: `calc(50% - ${lettersMiddle} * var(--high)) 0 auto auto`,
          blockSize: 'var(--high)',
          inlineSize: 'calc(2 * var(--high))',
        },
      },
    }),
  );
}
const lit = createVar();
const deep = createVar();
/** Reach of the glow and its middle. */
const glow = createVar();
// Each glows in its own colour where the letters are, and is the site's dark water under the header, beside the way to the page and at its foot.
globalStyle(
  `${art} ~ div::before`,
  inPage({
    background: `linear-gradient(${tokens.surface.background}, #0000 150px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(${fallbackVar(glow, '58% 84% at 74% 42%')}, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 92%)`,
    '@media': {
      [widths.narrow]: {
        background: `linear-gradient(${tokens.surface.background}, #0000 ${narrowArt.top + 40}px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(110% 54% at 62% 42%, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 96%)`,
      },
    },
  }),
);
// Whatever stands in the water, and wherever its drawing lies: there are no lines behind the words of the menu.
globalStyle(
  `${art} ~ div::after`,
  inPage({
    '@media': {
      [widths.large]: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '0 0 auto',
        blockSize: 92,
        background: `linear-gradient(${tokens.surface.background} 48%, #0000)`,
        pointerEvents: 'none',
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
for (const [service, water] of Object.entries(waters))
  globalStyle(`${art}[data-letters='${service}'] ~ div`, inPage({ vars: { [lit]: water.lit, [deep]: water.deep } }));
// There the banner is as high as letters and words need one above the other.
globalStyle(
  `${art} ~ div`,
  inPage({
    '@media': {
      [large]: { minBlockSize: largeArt.banner },
      [widths.belowLarge]: { minBlockSize: mediumArt.banner },
      [widths.narrow]: { minBlockSize: 0 },
    },
  }),
);
// On phones letters and title are as far from each other on every page, however long the words are.
globalStyle(`${art} ~ div > nav`, inPage({ '@media': { [widths.narrow]: { minBlockSize: narrowArt.crumbs } } }));
globalStyle(
  `${art} ~ div > :nth-child(2)`,
  inPage({ '@media': { [widths.narrow]: { marginBlockStart: narrowArt.height - 18 } } }),
);
// The first line of what it is about stands on the title's last, and the others hang below: nothing of it is in the fairway's way.
globalStyle(
  `${art} ~ div p`,
  inPage({
    '@media': {
      [widths.large]: {
        alignSelf: 'end',
        blockSize: '1lh',
        marginBlockEnd: `calc(0.0925 * ${tokens.size.banner} - 0.257lh)`,
        paddingBlockEnd: 0,
      },
    },
  }),
);
/** Under the heading, at the left: what leads on. It leaves room for the description, which hangs down beside it, also where letters are large. */
export const order = style([
  layout.columns,
  inPage({
    marginBlockStart: 'max(40px, 2.3em, 7rem - 72px)',
    '@media': { [widths.narrow]: { marginBlockStart: 28 } },
  }),
]);
export const orderPlace = style(
  inPage({
    gridColumn: '1 / 9',
    display: 'grid',
    justifyContent: 'start',
    '@media': {
      [widths.belowLarge]: { gridColumn: '1 / -1' },
      [widths.narrow]: { justifyContent: 'stretch' },
    },
  }),
);

/** A banner whose letters and words share its screen in a way of their own. Its drawing is as wide as the window and half as high. */
interface Composition {
  /** Upper end of the letters, in parts of the drawing's height. */
  readonly begins: number;
  /** Place of the drawing on wide windows. */
  readonly inset: string;
  /** Masks of what is shown unfaded on wide windows. Those after the first add up to one. */
  readonly shown: readonly string[];
  /** The rows of its twelve columns, and where title, description and order stand in them. */
  readonly rows: string;
  readonly title: string;
  readonly description: string;
  readonly order: string;
  /** Above the title, where it is not at the foot. */
  readonly above?: string;
  readonly glow: string;
}

/** A drawing's upper edge where its letters begin right below the way to the page. */
const belowCrumbs = (begins: number) => `max(0px, 176px - ${begins * 50}vw)`;
const atFoot = {
  rows: 'auto 1fr auto auto',
  title: '3 / 1 / 5 / 9',
  description: '3 / 9 / 4 / 13',
  order: '4 / 9 / 5 / 13',
};

const compositions: Readonly<Record<keyof typeof lettersEnds, Composition>> = {
  // The letters over the whole width, the words below them in one row.
  ppc: {
    ...atFoot,
    begins: 0.24,
    inset: `${belowCrumbs(0.24)} 0 auto`,
    shown: [
      'linear-gradient(#0000 4%, #0003 9%, #0005 20%, #000 23.5%, #000 70%, #0004 78%)',
      'linear-gradient(#000, #000)',
    ],
    glow: '96% 62% at 30% 46%',
  },
  // The words first, on still water; the stream with its stepping stones at the foot.
  smm: {
    begins: 0.56,
    inset: 'auto 0 0',
    shown: ['linear-gradient(#0000 42%, #0003 50%, #000 56%, #000 93%, #0003)', 'linear-gradient(#000, #000)'],
    rows: 'auto auto auto 1fr',
    title: '2 / 1 / 4 / 9',
    description: '2 / 9 / 3 / 13',
    order: '3 / 9 / 4 / 13',
    above: 'clamp(20px, 2.2vw, 44px)',
    glow: '86% 66% at 44% 74%',
  },
  // The words between the wheels.
  opencart: {
    begins: 0.32,
    inset: 'auto 0 0',
    shown: [
      'linear-gradient(#0000 4%, #0003 12%, #0005 24%, #000 31%, #000 92%, #0003)',
      'linear-gradient(90deg, #000 25%, #0003 33%, #0003 71%, #000 78%)',
      'linear-gradient(#0000 76%, #000 86%)',
    ],
    rows: 'auto auto auto auto 1fr',
    title: '2 / 4 / 3 / 10',
    description: '3 / 4 / 4 / 10',
    order: '4 / 4 / 5 / 10',
    above: 'clamp(12px, 4.4vw, 104px)',
    glow: '78% 80% at 50% 56%',
  },
  // The words behind the wall, above what goes out over the sill; right of them the lock.
  laravel: {
    begins: 0.31,
    inset: 'auto 0 0',
    shown: [
      'linear-gradient(#0000 4%, #0003 12%, #0005 24%, #000 31%, #000 94%, #0003)',
      'linear-gradient(90deg, #000 27%, #0003 40%)',
      'linear-gradient(#0000 74%, #000 84%)',
      'linear-gradient(90deg, #0000 78%, #000 85%)',
    ],
    rows: 'auto auto auto auto 1fr',
    title: '2 / 6 / 3 / 13',
    description: '3 / 6 / 4 / 11',
    order: '4 / 6 / 5 / 13',
    above: 'clamp(20px, 2.8vw, 80px)',
    glow: '74% 82% at 22% 58%',
  },
  // The words at the left, the letter as high as the water at the right; at the foot both have the fairway below them.
  wordpress: {
    begins: 0.22,
    inset: 'auto 0 0',
    shown: [
      'linear-gradient(#0000 4%, #0003 10%, #0005 19%, #000 24%, #000 94%, #0003)',
      'linear-gradient(90deg, #0003 32%, #000 44%)',
      'linear-gradient(#0000 70%, #000 84%)',
    ],
    rows: 'auto auto auto auto 1fr',
    title: '2 / 1 / 3 / 7',
    description: '3 / 1 / 4 / 6',
    order: '4 / 1 / 5 / 6',
    above: 'clamp(32px, 4.6vw, 100px)',
    glow: '66% 84% at 70% 56%',
  },
  // Words on both sides of a pillar.
  symfony: {
    ...atFoot,
    begins: 0.18,
    inset: `${belowCrumbs(0.26)} 0 auto`,
    shown: [
      'linear-gradient(#0000 4%, #0003 8.5%, #000 14%, #000 92%, #0003)',
      'linear-gradient(#0003 20%, #000 26%, #000 64%, #0003 74%)',
      'linear-gradient(90deg, #0000 31%, #000 40%, #000 58%, #0000 65%)',
    ],
    glow: '62% 84% at 50% 50%',
  },
};

for (const [
  service,
  { begins, inset, shown, rows, title, description, order: ordered, above, glow: place },
] of Object.entries(compositions)) {
  const of = `${art}[data-letters='${service}']`;
  const mask = { maskImage: [fairwayMask, ...shown].join() };
  const ends = lettersEnds[service as keyof typeof lettersEnds];
  globalStyle(
    of,
    inPage({
      '@media': {
        [widths.large]: {
          inset,
          blockSize: '50vw',
          maskComposite: ['add', 'intersect', 'add', 'add'].slice(0, shown.length).join(),
          maskPosition: '0 0',
          maskSize: 'cover',
          ...mask,
        },
        // Where the others have a mask of their own.
        [large]: mask,
        // Above the words, from edge to edge.
        '(768px <= width < 1024px)': {
          inset: `calc(184px - ${begins * 50}vw) 0 auto`,
          blockSize: '50vw',
          maskImage: `linear-gradient(#0000 ${begins * 100 - 9}%, #000 ${begins * 100}%, #000 ${ends * 100 + 1}%, #0000)`,
        },
      },
    }),
  );
  globalStyle(
    `${of} ~ div`,
    inPage({
      vars: { [glow]: '92% 56% at 50% 34%' },
      '@media': {
        [widths.large]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          gridTemplateRows: rows,
          columnGap: tokens.space.gutter,
          minBlockSize: 'clamp(600px, max(50vw, min(690px, 54vw)), max(860px, 45vw))',
          vars: { [glow]: place },
        },
        '(768px <= width < 1024px)': { minBlockSize: `calc(${(ends - begins) * 50}vw + 530px)` },
      },
    }),
  );
  const wide = (rule: Record<string, unknown>) => inPage({ '@media': { [widths.large]: rule } });
  globalStyle(`${of} ~ div > nav`, wide({ gridColumn: '1 / -1' }));
  globalStyle(`${of} ~ div > div`, wide({ display: 'contents' }));
  globalStyle(
    `${of} ~ div h1`,
    wide({ gridArea: title, ...(above ? { alignSelf: 'start', marginBlockStart: above } : { alignSelf: 'end' }) }),
  );
  globalStyle(
    `${of} ~ div p`,
    wide({
      gridArea: description,
      alignSelf: 'end',
      blockSize: 'auto',
      marginBlock: above && service !== 'smm' ? 24 : '0',
    }),
  );
  globalStyle(
    `${of} ~ div ${orderPlace}`,
    wide({
      gridArea: ordered,
      alignSelf: 'end',
      marginBlock: above && service !== 'smm' ? '4px 0' : `24px calc(0.12 * ${tokens.size.banner})`,
    }),
  );
}
// On phones it has the drawing of wide windows: the pillar and its neighbour in the middle.
globalStyle(
  `${art}[data-letters='symfony'] :is(img, span)`,
  inPage({
    '@media': {
      [widths.narrow]: {
        maxInlineSize: 'none',
        inset: 'calc(50% - 0.51 * var(--high)) auto auto min(0px, 50vw - 0.835 * var(--high))',
      },
    },
  }),
);
// Beside the wall there is nothing but the words.
globalStyle(
  `${art}[data-letters='laravel'] ~ div h1`,
  inPage({ '@media': { [widths.large]: { fontSize: tokens.size.display } } }),
);
// Between the two wheels they stand on the axis of both.
globalStyle(
  `${art}[data-letters='opencart'] ~ div h1`,
  inPage({ '@media': { [widths.large]: { fontSize: tokens.size.display, textAlign: 'center' } } }),
);
globalStyle(
  `${art}[data-letters='opencart'] ~ div :is(p, ${orderPlace})`,
  inPage({
    '@media': {
      [widths.large]: { justifySelf: 'center', maxInlineSize: '26em', textAlign: 'center', textWrap: 'balance' },
    },
  }),
);
// Its sentence is three lines in narrow columns: the fairway passes above them.
globalStyle(
  `${art}[data-letters='symfony'] ~ div`,
  inPage({ '@media': { '(1024px <= width < 1280px)': { minBlockSize: 660 } } }),
);
