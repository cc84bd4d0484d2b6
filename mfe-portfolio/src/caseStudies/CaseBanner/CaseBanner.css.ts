import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from '../CaseStudy.ts';
import { caseColors } from '../caseColors.css.ts';
import { createArrivalTransition } from '../createArrivalTransition.ts';
import { painted, riversIn } from '../painted.ts';

const veiled = (percent: number) => `color-mix(in srgb, ${caseColors.veil} ${percent}%, transparent)`;

/** On a phone the picture has the upper part of the banner for itself, and the words stand below it, on the ground that it goes out to. */
const pictured = 'clamp(340px, 57svh, 520px)';
/** Over so much of it, at its foot. */
const goingOut = 120;

export const banner = style({});
/** A window of its own: taller than a service's banner. On a phone as high as its picture and its words. */
globalStyle(
  `${banner} > * > :last-child`,
  inPage({
    minBlockSize: 'clamp(600px, min(62.5vw, 100svh), 1000px)',
    '@media': { [widths.narrow]: { minBlockSize: 0, paddingBlockStart: 0 } },
  }),
);
/** The way lies over the picture, and takes no room from it. */
globalStyle(
  `${banner} > * > :last-child > :first-child`,
  inPage({ '@media': { [widths.narrow]: { position: 'absolute', inset: `92px ${tokens.space.margin} auto` } } }),
);
globalStyle(
  `${banner} > * > :last-child > :last-child`,
  inPage({ '@media': { [widths.narrow]: { marginBlockStart: `calc(${pictured} - 12px)` } } }),
);

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;
// The titles are long and take the width. In Ukrainian they break where words do before they break at a hyphen.
// Where letters are spaced out, a word that the window does not hold breaks rather than leaves it.
globalStyle(
  `${banner} h1`,
  inPage({ gridColumn: '1 / -1', inlineSize: 'fit-content', maxInlineSize: '14em', overflowWrap: 'anywhere' }),
);
globalStyle(`${banner} h1:lang(uk)`, inPage({ textWrap: 'pretty' }));

export const named = styleVariants(byKey, () => ({}));
for (const key of caseStudyKeys) globalStyle(`${named[key]} h1`, inPage(createArrivalTransition(`case-${key}-title`)));

// One line and a word: two lines, and the same two before its font is there.
globalStyle(
  `${named.ikura} h1, ${named.ikura} h1:lang(uk)`,
  inPage({ '@media': { [widths.large]: { textWrap: 'balance' } } }),
);

/** Makes the ground that a phone's picture fades into. */
const groundOf = (color: string) =>
  `linear-gradient(color-mix(in oklab, ${color} 40%, ${caseColors.shade}) ${pictured}, ${caseColors.shade})`;
export const picture = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    // Its river is placed by how large the picture is in it.
    containerType: 'size',
    overflow: 'clip',
    background: caseColors.shade,
    '@media': {
      [widths.narrow]: {
        backgroundImage: groundOf(caseColors.veil),
      },
      // On paper the words are ink, and its shade is not printed.
      print: { display: 'none' },
    },
  }),
);
const painting = `${picture} > :first-child`;
// Its veil is pale, and would be grey.
globalStyle(
  `${named.bmed} ${picture}`,
  inPage({ '@media': { [widths.narrow]: { backgroundImage: groundOf(caseColors.accent) } } }),
);
/** Of the banner's height, from below: what the title takes, and over it the result. Its lines are as many as the window lets it have. */
const words = createVar();
const lines = (count: number, foot: number, over = 0) => ({
  [words]: `calc(${foot + over}px + ${count} * 0.99 * ${tokens.size.banner})`,
});
/** Distance down to which the breadcrumbs at the top come: in pixels, whatever the banner's height. */
const way = createVar();
/** Distance over which a veil fades out: so slowly that no eye finds where it begins or ends. */
const soft = createVar();
/** A veil's course from where words end to nothing, in so many parts: it leaves its strength and comes to nothing without a bend. */
const parts = 9;
const goesOut = (strength: number, from: string) =>
  Array.from({ length: parts + 1 }, (_, part) => {
    const t = part / parts;
    const left = 1 - t * t * t * (10 - 15 * t + 6 * t * t);
    return `${veiled(Math.round(strength * left * 10) / 10)} calc(${from} + ${Math.round(t * 100) / 100} * ${soft})`;
  }).join(', ');
const underHeader = `linear-gradient(${veiled(97)}, ${goesOut(94, way)})`;
/**
 * Dark where words stand, measured for foam text on the brightest grain; between them nothing lies over the picture. It multiplies: what is
 * under it keeps its colour and grows deep, where a veil would make it grey. It is a part of the picture and not of the title, so that it travels
 * with it.
 */
export const shade = style(
  inPage({
    position: 'absolute',
    inset: 0,
    mixBlendMode: 'multiply',
    vars: { [way]: '124px', [soft]: 'clamp(180px, 19vw, 320px)', ...lines(2, 56) },
    '@media': {
      [widths.belowLarge]: { vars: lines(2, 56, 66) },
      [widths.narrow]: { vars: { [way]: '116px', [soft]: '84px' }, backgroundImage: underHeader },
    },
    backgroundImage: `${underHeader}, linear-gradient(0deg, ${veiled(100)}, ${goesOut(92, `(0.8 * ${words})`)})`,
  }),
);
// The cat's face is clear of it. Where the picture is small its sky is brighter right below the way.
globalStyle(
  `${named['zoo-expert']} ${shade}`,
  inPage({
    '@media': {
      [widths.large]: { vars: { [soft]: 'clamp(100px, 8vw, 150px)' } },
      '(1024px <= width < 1280px)': { vars: { [soft]: '120px' } },
    },
  }),
);
/** One thing is the subject, at the right: the words stand beside it, on what is dark of the picture, and nothing of it passes through their letters. */
const subjects = [named.key4gg, named.bmed].join(', ');
globalStyle(
  `:is(${subjects}) h1, :is(${subjects}) h1:lang(uk)`,
  inPage({
    '@media': {
      [widths.large]: { maxInlineSize: '7.6em', fontSize: `calc(0.88 * ${tokens.size.banner})`, textWrap: 'balance' },
    },
  }),
);
// Four lines, and none longer than the first.
globalStyle(
  `${named.bmed} h1, ${named.bmed} h1:lang(uk)`,
  inPage({
    '@media': {
      [widths.large]: { maxInlineSize: '6.9em', fontSize: `calc(0.78 * ${tokens.size.banner})`, textWrap: 'wrap' },
    },
  }),
);
// In English three words of it keep together, and would come to where the bottle is.
globalStyle(
  `${named.bmed} h1:lang(en)`,
  inPage({ '@media': { [widths.large]: { maxInlineSize: '7.8em', fontSize: `calc(0.76 * ${tokens.size.banner})` } } }),
);
globalStyle(
  `:is(${subjects}) ${shade}`,
  inPage({
    '@media': {
      [widths.large]: {
        vars: lines(1, 56),
        backgroundImage: `${underHeader}, linear-gradient(90deg, ${veiled(88)}, ${goesOut(84, '32%')}), linear-gradient(0deg, ${veiled(92)}, ${goesOut(80, `(0.8 * ${words})`)})`,
      },
    },
  }),
);
// The longest title.
globalStyle(
  `${named.bmed} ${shade}`,
  inPage({
    '@media': { [widths.belowLarge]: { vars: lines(3, 56, 66) } },
  }),
);
const plainly = 'linear-gradient(rgb(6 23 27 / 0.85), rgb(6 23 27 / 0.6) 45%, rgb(6 23 27 / 0.85))';
globalStyle(`${banner} ${shade}`, { '@supports': { [withoutMixing]: inPage({ backgroundImage: plainly }) } });
/** Fades a picture in from above: a single subject stands below the header, on the plain ground that its picture fades into. */
const fromAbove = (by: number) =>
  `linear-gradient(#0000 ${by}px, #0003 ${by + 40}px, #000b ${by + 110}px, #000 ${by + 170}px)`;
const lowered = (by: number, across = 50) => ({
  objectPosition: `${across}% calc(50% + ${by}px)`,
  maskImage: fromAbove(by),
});
globalStyle(`:is(${subjects}) ${painting} img`, inPage(lowered(70)));
/** Left of it the title stands on calm ground: as much of the picture as would come under the letters goes out, at its foot and at its side. */
const [atSide, atFoot] = [
  'linear-gradient(90deg, #0000 8vw, #000 34vw)',
  'radial-gradient(60% 56% at 10% 100%, #0000 72%, #000)',
];
// Where the window is lower than the picture, the subject makes room: the planet for the title, the bottle for what came of it.
globalStyle(
  `${named.key4gg} ${painting} img`,
  inPage({
    '@media': {
      [widths.large]: {
        objectPosition: '8vw calc(50% + 70px)',
        maskImage: `${fromAbove(70)}, ${atSide}, ${atFoot}`,
        maskComposite: 'intersect',
      },
    },
  }),
);
globalStyle(`${named.bmed} ${painting} img`, inPage({ '@media': { [widths.large]: lowered(70, 70) } }));

/** On a phone: how far down a picture begins, so that its telling part is between the way and where it goes out. */
const begins: Readonly<Record<CaseStudyKey, number>> = { key4gg: 14, bmed: 56, ikura: 0, 'zoo-expert': 30 };
for (const key of caseStudyKeys)
  globalStyle(
    `${named[key]} ${painting} img`,
    inPage({
      '@media': {
        [widths.narrow]: {
          blockSize: pictured,
          objectPosition: `50% ${begins[key]}px`,
          maskImage: `linear-gradient(#0000 ${begins[key] - 1}px, #000 ${2 * begins[key] + 24}px calc(${pictured} - ${goingOut}px), #0000 ${pictured})`,
        },
      },
    }),
  );

/** Result of the project, at the page's margin, on the title's last line; in narrow windows in a line over the title. */
export const result = style(
  inPage({
    display: 'grid',
    rowGap: 8,
    fontSize: tokens.size.body,
    lineHeight: 1.3,
    '@media': { [widths.belowLarge]: { display: 'block', fontSize: '1.25rem' } },
  }),
);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontWeight: 300,
    fontVariantNumeric: 'lining-nums',
    wordSpacing: '0.12em',
    '@media': {
      [widths.belowLarge]: { fontSize: '2.4em', lineHeight: 1, letterSpacing: '-0.03em' },
      [widths.narrow]: { display: 'block' },
      [widths.large]: { fontSize: 'clamp(3rem, 4.45vw, 5rem)', lineHeight: 0.9, letterSpacing: '-0.035em' },
    },
  }),
);
const end = { wide: 220, gap: 48 };
globalStyle(
  `${banner} h1 + p`,
  inPage({
    gridRow: 1,
    margin: 0,
    padding: 0,
    '@media': {
      [widths.belowLarge]: { marginBlockEnd: -8 },
      [widths.large]: { gridColumn: '1 / -1', justifySelf: 'end', inlineSize: end.wide, textAlign: 'end' },
    },
  }),
);
globalStyle(
  `${named.bmed} ${value}`,
  inPage({ '@media': { [widths.large]: { fontSize: 'clamp(2.5rem, 3.8vw, 4.5rem)' } } }),
);
globalStyle(`${named.bmed} h1 + p`, inPage({ '@media': { '(1024px <= width < 1280px)': { inlineSize: 150 } } }));
// The room that it takes belongs to the last word of the title: where the line has none left, both begin a new one.
globalStyle(
  `${banner} h1::after`,
  inPage({ '@media': { [widths.large]: { content: '"\\2060"', paddingInlineEnd: end.wide + end.gap } } }),
);
// Beside a subject the title is narrow, and nothing comes to where the result stands.
globalStyle(`:is(${subjects}) h1::after`, inPage({ '@media': { [widths.large]: { content: 'none' } } }));
globalStyle(
  `${banner} h1`,
  inPage({ '@media': { [widths.large]: { gridRow: 1 }, [widths.belowLarge]: { gridRow: 2 } } }),
);

/** Size of the painted scene where it covers the banner, and its offsets: the river stands in it as it is drawn, whatever the window. */
const scene = createVar();
const [across, down] = [createVar(), createVar()];
/** It ends over the words: so far up, and so far from the left, where the other side is the subject's. */
const clear = `linear-gradient(0deg, #0000 ${words}, #000 calc(${words} + 28px))`;
const besideTitle = 'linear-gradient(90deg, #0000 44%, #000 50%)';
export const river = style(
  inPage({
    position: 'absolute',
    inset: 0,
    vars: {
      [scene]: `max(100cqi, 100cqb * ${painted.width / painted.height})`,
      [across]: `calc((100cqi - ${scene}) / 2)`,
      [down]: '0px',
      ...lines(2, 56),
    },
    pointerEvents: 'none',
    maskImage: clear,
    '@media': {
      [widths.belowLarge]: { vars: lines(2, 56, 66) },
      [widths.narrow]: {
        vars: { [scene]: `max(100cqi, ${pictured} * ${riversIn.portrait.width / painted.height})` },
        maskImage: `linear-gradient(#000 calc(${pictured} - 12px), #0000 ${pictured})`,
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
globalStyle(
  `${river} img`,
  inPage({
    position: 'absolute',
    insetInlineStart: `calc(${across} - ${-riversIn.wide.left / painted.width} * ${scene})`,
    insetBlockStart: `calc((100cqb - ${scene} * ${painted.height / painted.width}) / 2 + ${down})`,
    inlineSize: `calc(${riversIn.wide.width / painted.width} * ${scene})`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    '@media': {
      [widths.narrow]: {
        insetInlineStart: `calc((100cqi - ${scene}) / 2)`,
        insetBlockStart: down,
        inlineSize: scene,
      },
    },
  }),
);
globalStyle(
  `:is(${subjects}) ${river}`,
  inPage({
    vars: { [down]: '70px' },
    '@media': { [widths.large]: { vars: lines(3 * 0.88, 56), maskImage: `${besideTitle}, ${clear}` } },
  }),
);
globalStyle(`${named.key4gg} ${river}`, inPage({ '@media': { [widths.large]: { vars: { [across]: '8vw' } } } }));
globalStyle(
  `${named.bmed} ${river}`,
  inPage({
    '@media': {
      [widths.large]: { vars: { [across]: `calc(0.7 * (100cqi - ${scene}))`, ...lines(4 * 0.78, 56) } },
      [widths.belowLarge]: { vars: lines(3, 56, 66) },
    },
  }),
);
for (const key of caseStudyKeys)
  globalStyle(
    `${named[key]} ${river}`,
    inPage({ '@media': { [widths.narrow]: { vars: { [down]: `${begins[key]}px` } } } }),
  );
/**
 * Places where its fairway comes in, in parts of a banner's height, and in pixels on a phone. There the current of a change of pages ends
 * (docs/decisions/0108-client-navigation-prefetching-and-view-transitions.md).
 */
const arrives: Readonly<Partial<Record<CaseStudyKey, readonly [wide: string, phone: number]>>> = {
  key4gg: ['39%', 287],
  bmed: ['53%', 300],
  ikura: ['63%', 325],
  'zoo-expert': ['66%', 427],
};
for (const key of caseStudyKeys) {
  const [wide, phone] = arrives[key] ?? [];
  globalStyle(
    `${named[key]} > * > span`,
    inPage({ insetBlockStart: wide, '@media': { [widths.narrow]: { insetBlockStart: phone } } }),
  );
}
