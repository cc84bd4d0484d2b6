import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { bannerColors } from './bannerColors.ts';
import type { BanneredKey } from './bannerDrawings.ts';
import { lettersBottom, lettersBottoms } from './lettersBottom.ts';

/** Media query for windows in which title and description stand side by side, but have little width. */
const large = '(1024px <= width < 1280px)';

/** Position of the letters on phones, in px. They stand between the breadcrumbs (one or two lines) and the title. */
const narrowArt = { top: 126, height: 316, crumbs: 54 };
/** Position of the drawing for `large`, in px: lower, because the breadcrumbs take two lines there and would reach the letters. */
const largeArt = { start: 46, end: 122, lettersEnd: 0.67, banner: 688 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 640 };

/** Mask that makes the drawing faint at the left, where the text stands; opaque from the first letter on. */
const besideTitle = 'linear-gradient(90deg, #0002 0, #0003 36%, #000 46%)';

/**
 * Returns a mask that makes the drawing faint behind the header and below the letters, which end at `end`. Opaque from 12 % on, because the
 * widest windows crop the drawing.
 */
const aboveFoot = (end: number) =>
  `linear-gradient(#0000 4%, #0003 8.5%, #000 12%, #000 ${end * 100 + 2}%, #0003 ${end * 100 + 5}%)`;

export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    // Moves the drawing up, so that the letters do not touch the text at the banner's foot.
    inset: '-18px 0 18px',
    pointerEvents: 'none',
    // Makes the drawing faint beside the title, and below the letters, where text stands.
    maskImage: `${besideTitle}, ${aboveFoot(lettersBottom)}`,
    maskComposite: 'intersect',
    '@media': {
      [large]: {
        insetBlock: `${largeArt.start}px ${largeArt.end}px`,
        // Lowers the mask's edge: in these windows the drawing is higher than its box, so the letters end lower.
        maskImage: `${besideTitle}, ${aboveFoot(largeArt.lettersEnd)}`,
      },
      [breakpoints.belowLarge]: {
        inset: `${mediumArt.top}px 0 auto ${mediumArt.start}`,
        blockSize: mediumArt.height,
        maskImage:
          'linear-gradient(90deg, #0000, #0003 20%, #000 46%), linear-gradient(#0000, #000 12%, #000 80%, #0000)',
      },
      [breakpoints.narrow]: {
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
 * Height of each drawing in px on a phone 390 px wide, at which its letters have their largest width. In narrower windows the drawing
 * shrinks in proportion, but always spans the window.
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
/** y of the letters' centre, in fractions of a drawing's height. */
const lettersMiddle = 0.4;

/** Orange line as a CSS mask. It keeps the line opaque where the other masks make the drawing faint. `ServiceBanner` sets the property. */
const fairwayMask = 'var(--fairway)';
const faded = (foot: number) => ({ maskImage: `${fairwayMask}, ${besideTitle}, ${aboveFoot(foot)}` });
globalStyle(
  `${art}[data-letters]`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        ...faded(lettersBottom),
        maskComposite: 'add, intersect',
        maskPosition: '100% 50%, 0 0, 0 0',
        maskSize: 'cover, auto, auto',
      },
      [large]: faded(largeArt.lettersEnd),
    },
  }),
);
// Mask for the hub of frameworks. The section below its banner is dark too, so the drawing stays visible down to the banner's lower edge.
const toTheFoot = `linear-gradient(#0000 4%, #0003 8.5%, #000 12%, #000 ${lettersBottom * 100 + 2}%, #0005 ${lettersBottom * 100 + 8}%, #0005 calc(100% - 32px), #0000)`;
globalStyle(
  `${art}[data-letters='cms-framework']`,
  inPage({
    '@media': {
      [breakpoints.extraLarge]: { insetBlockEnd: 0, maskImage: `${fairwayMask}, ${besideTitle}, ${toTheFoot}` },
    },
  }),
);
for (const [service, height] of Object.entries(heights)) {
  // Gives the drawing (`img`) and its interactive water (`span`) the same position.
  globalStyle(
    `${art}[data-letters='${service}'] :is(img, span)`,
    inPage({
      '@media': {
        [breakpoints.narrow]: {
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
/** Size and position of the glow behind the letters. */
const glow = createVar();
// Draws a glow in the service's colour behind the letters. It ends below the header, beside the breadcrumbs, and at the lower edge.
globalStyle(
  `${art} ~ div::before`,
  inPage({
    background: `linear-gradient(${tokens.surface.background}, #0000 150px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(${fallbackVar(glow, '58% 84% at 74% 42%')}, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 92%)`,
    '@media': {
      [breakpoints.narrow]: {
        background: `linear-gradient(${tokens.surface.background}, #0000 ${narrowArt.top + 40}px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(110% 54% at 62% 42%, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 96%)`,
      },
    },
  }),
);
// Covers the lines of the drawing behind the header's menu.
globalStyle(
  `${art} ~ div::after`,
  inPage({
    '@media': {
      [breakpoints.large]: {
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
for (const [service, water] of Object.entries(bannerColors))
  globalStyle(`${art}[data-letters='${service}'] ~ div`, inPage({ vars: { [lit]: water.lit, [deep]: water.deep } }));
// Makes the banner higher in these windows, because the letters stand above the text instead of beside it.
globalStyle(
  `${art} ~ div`,
  inPage({
    '@media': {
      [large]: { minBlockSize: largeArt.banner },
      [breakpoints.belowLarge]: { minBlockSize: mediumArt.banner },
      [breakpoints.narrow]: { minBlockSize: 0 },
    },
  }),
);
// Gives the breadcrumbs one height on phones, with one line or two. So the distance from letters to title is the same on each page.
globalStyle(`${art} ~ div > nav`, inPage({ '@media': { [breakpoints.narrow]: { minBlockSize: narrowArt.crumbs } } }));
globalStyle(
  `${art} ~ div > :nth-child(2)`,
  inPage({ '@media': { [breakpoints.narrow]: { marginBlockStart: narrowArt.height - 18 } } }),
);
// Puts the first line of the description level with the title's last line. Further lines hang below, where the orange line does not run.
globalStyle(
  `${art} ~ div p`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        alignSelf: 'end',
        blockSize: '1lh',
        marginBlockEnd: `calc(0.0925 * ${tokens.size.banner} - 0.257lh)`,
        paddingBlockEnd: 0,
      },
    },
  }),
);
/** Call to action at the left, below the heading. Its margin leaves room for the description at the right, even in a large font. */
export const order = style([
  layout.columns,
  inPage({
    marginBlockStart: 'max(40px, 2.3em, 7rem - 72px)',
    '@media': { [breakpoints.narrow]: { marginBlockStart: 28 } },
  }),
]);
export const orderPlace = style(
  inPage({
    gridColumn: '1 / 9',
    display: 'grid',
    justifyContent: 'start',
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      [breakpoints.narrow]: { justifyContent: 'stretch' },
    },
  }),
);

/** A banner in which letters and text have a special arrangement. Its drawing is as wide as the window and half as high as wide. */
interface Composition {
  /** y of the letters' upper edge, in fractions of the drawing's height. */
  readonly begins: number;
  /** `inset` of the drawing from 1024 px on. */
  readonly inset: string;
  /** Masks of the drawing from 1024 px on, faint only behind text. The first is intersected with the union of the others. */
  readonly shown: readonly string[];
  /** Rows of the banner's grid, which has twelve columns. */
  readonly rows: string;
  /** Grid area of the title. The next two properties are those of description and call to action. */
  readonly title: string;
  readonly description: string;
  readonly order: string;
  /** Margin above the title, for a banner whose title is not at the lower edge. */
  readonly above?: string;
  readonly glow: string;
}

/** Returns the drawing's `top`, so that its letters begin directly below the breadcrumbs. `begins`: see `Composition`. */
const belowCrumbs = (begins: number) => `max(0px, 176px - ${begins * 50}vw)`;
const atFoot = {
  rows: 'auto 1fr auto auto',
  title: '3 / 1 / 5 / 9',
  description: '3 / 9 / 4 / 13',
  order: '4 / 9 / 5 / 13',
};

const compositions: Readonly<Record<keyof typeof lettersBottoms, Composition>> = {
  // PPC: the letters span the whole width. Title, description and button stand below.
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
  // SMM: title, description and button stand at the top. The letters stand below, like stepping stones.
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
  // OpenCart: title, description and button stand between the O and the C of the drawn word.
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
  // Laravel: title, description and button stand right of the L's stem and above its foot. A lock is drawn at the right.
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
  // WordPress: title, description and button stand left of the W. The orange line passes below text and letter.
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
  // Symfony: at the banner's foot, the title stands left of the f, and description and button stand right of the letter.
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
  const ends = lettersBottoms[service as keyof typeof lettersBottoms];
  globalStyle(
    of,
    inPage({
      '@media': {
        [breakpoints.large]: {
          inset,
          blockSize: '50vw',
          maskComposite: ['add', 'intersect', 'add', 'add'].slice(0, shown.length).join(),
          maskPosition: '0 0',
          maskSize: 'cover',
          ...mask,
        },
        // Repeats the mask, because the rule for this media query further up would override it.
        [large]: mask,
        // Puts the drawing above the text, as wide as the window.
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
        [breakpoints.large]: {
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
  const wide = (rule: Record<string, unknown>) => inPage({ '@media': { [breakpoints.large]: rule } });
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
// Centres the letters 'Sf' on phones, because phones show a part of the wide drawing.
globalStyle(
  `${art}[data-letters='symfony'] :is(img, span)`,
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        maxInlineSize: 'none',
        inset: 'calc(50% - 0.51 * var(--high)) auto auto min(0px, 50vw - 0.835 * var(--high))',
      },
    },
  }),
);
// Enlarges the titles of Laravel and OpenCart, because only letters stand beside them.
globalStyle(
  `${art}[data-letters='laravel'] ~ div h1`,
  inPage({ '@media': { [breakpoints.large]: { fontSize: tokens.size.display } } }),
);
globalStyle(
  `${art}[data-letters='opencart'] ~ div h1`,
  inPage({ '@media': { [breakpoints.large]: { fontSize: tokens.size.display, textAlign: 'center' } } }),
);
globalStyle(
  `${art}[data-letters='opencart'] ~ div :is(p, ${orderPlace})`,
  inPage({
    '@media': {
      [breakpoints.large]: { justifySelf: 'center', maxInlineSize: '26em', textAlign: 'center', textWrap: 'balance' },
    },
  }),
);
// Makes Symfony's banner higher in these windows: its description has three lines in a narrow column, and the orange line passes above.
globalStyle(
  `${art}[data-letters='symfony'] ~ div`,
  inPage({ '@media': { '(1024px <= width < 1280px)': { minBlockSize: 660 } } }),
);
