import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from '../CaseStudy.ts';
import { caseColors } from '../caseColors.css.ts';
import { createArrivalTransition } from '../createArrivalTransition.ts';
import { painted, riversIn } from '../painted.ts';

const veiled = (percent: number) => `color-mix(in srgb, ${caseColors.veil} ${percent}%, transparent)`;

/** Height of the picture on phones, where the text stands below it. */
const pictured = 'clamp(340px, 57svh, 520px)';
/** Height over which the picture's lower edge fades out. */
const goingOut = 120;

export const banner = style({});
/** Higher than a service's banner. On phones its height follows from picture and text. */
globalStyle(
  `${banner} > * > :last-child`,
  inPage({
    minBlockSize: 'clamp(600px, min(62.5vw, 100svh), 1000px)',
    '@media': { [widths.narrow]: { minBlockSize: 0, paddingBlockStart: 0 } },
  }),
);
/** On phones the breadcrumbs overlay the picture and take no space. */
globalStyle(
  `${banner} > * > :last-child > :first-child`,
  inPage({ '@media': { [widths.narrow]: { position: 'absolute', inset: `92px ${tokens.space.margin} auto` } } }),
);
globalStyle(
  `${banner} > * > :last-child > :last-child`,
  inPage({ '@media': { [widths.narrow]: { marginBlockStart: `calc(${pictured} - 12px)` } } }),
);

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;
// Long titles use the whole width. Ukrainian titles rather break between words than at a hyphen. With wide letter spacing, a word that is
// too long breaks instead of overflowing.
globalStyle(
  `${banner} h1`,
  inPage({ gridColumn: '1 / -1', inlineSize: 'fit-content', maxInlineSize: '14em', overflowWrap: 'anywhere' }),
);
globalStyle(`${banner} h1:lang(uk)`, inPage({ textWrap: 'pretty' }));

export const named = styleVariants(byKey, () => ({}));
for (const key of caseStudyKeys) globalStyle(`${named[key]} h1`, inPage(createArrivalTransition(`case-${key}-title`)));

// `balance` gives two lines both in the fallback font and in the web font.
globalStyle(
  `${named.ikura} h1, ${named.ikura} h1:lang(uk)`,
  inPage({ '@media': { [widths.large]: { textWrap: 'balance' } } }),
);

/** Creates the background into which a phone's picture fades. */
const groundOf = (color: string) =>
  `linear-gradient(color-mix(in oklab, ${color} 40%, ${caseColors.shade}) ${pictured}, ${caseColors.shade})`;
export const picture = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    // The river's position depends on the picture's size (container units).
    containerType: 'size',
    overflow: 'clip',
    background: caseColors.shade,
    '@media': {
      [widths.narrow]: {
        backgroundImage: groundOf(caseColors.veil),
      },
      // Print uses dark text and does not print the shade.
      print: { display: 'none' },
    },
  }),
);
const painting = `${picture} > :first-child`;
// The veil of this case is pale and would look grey as a background.
globalStyle(
  `${named.bmed} ${picture}`,
  inPage({ '@media': { [widths.narrow]: { backgroundImage: groundOf(caseColors.accent) } } }),
);
/** Height at the banner's foot that the title takes, and the result above it. `lines` computes it from the number of title lines. */
const words = createVar();
const lines = (count: number, foot: number, over = 0) => ({
  [words]: `calc(${foot + over}px + ${count} * 0.99 * ${tokens.size.banner})`,
});
/** Distance from the top to the end of the breadcrumbs, in pixels at every height of the banner. */
const way = createVar();
/** Distance over which a veil fades; long, so that its edges are invisible. */
const soft = createVar();
/** Number of steps of the fade, which starts and ends smoothly (smootherstep). */
const parts = 9;
const goesOut = (strength: number, from: string) =>
  Array.from({ length: parts + 1 }, (_, part) => {
    const t = part / parts;
    const left = 1 - t * t * t * (10 - 15 * t + 6 * t * t);
    return `${veiled(Math.round(strength * left * 10) / 10)} calc(${from} + ${Math.round(t * 100) / 100} * ${soft})`;
  }).join(', ');
const underHeader = `linear-gradient(${veiled(97)}, ${goesOut(94, way)})`;
/**
 * Darkens the picture behind the text, enough for foam-coloured text on the brightest grain. `multiply` keeps the picture's colours, where
 * a plain veil would turn them grey. It belongs to the picture, so that both move together in a page transition.
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
// Keeps the cat's face free of the shade. Small windows show a bright sky below the breadcrumbs, so they keep a longer fade.
globalStyle(
  `${named['zoo-expert']} ${shade}`,
  inPage({
    '@media': {
      [widths.large]: { vars: { [soft]: 'clamp(100px, 8vw, 150px)' } },
      '(1024px <= width < 1280px)': { vars: { [soft]: '120px' } },
    },
  }),
);
/** Cases whose picture has one subject at the right: the title stays narrow and stands on the dark part beside it. */
const subjects = [named.key4gg, named.bmed].join(', ');
globalStyle(
  `:is(${subjects}) h1, :is(${subjects}) h1:lang(uk)`,
  inPage({
    '@media': {
      [widths.large]: { maxInlineSize: '7.6em', fontSize: `calc(0.88 * ${tokens.size.banner})`, textWrap: 'balance' },
    },
  }),
);
// Fits the title in four lines, none longer than the first.
globalStyle(
  `${named.bmed} h1, ${named.bmed} h1:lang(uk)`,
  inPage({
    '@media': {
      [widths.large]: { maxInlineSize: '6.9em', fontSize: `calc(0.78 * ${tokens.size.banner})`, textWrap: 'wrap' },
    },
  }),
);
// The English title has three words that do not wrap, so it is smaller to keep clear of the bottle.
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
// Only this title has three lines in narrow windows.
globalStyle(
  `${named.bmed} ${shade}`,
  inPage({
    '@media': { [widths.belowLarge]: { vars: lines(3, 56, 66) } },
  }),
);
const plainly = 'linear-gradient(rgb(6 23 27 / 0.85), rgb(6 23 27 / 0.6) 45%, rgb(6 23 27 / 0.85))';
globalStyle(`${banner} ${shade}`, { '@supports': { [withoutMixing]: inPage({ backgroundImage: plainly }) } });
/** Masks a picture that starts below the header and fades in from its background. */
const fromAbove = (by: number) =>
  `linear-gradient(#0000 ${by}px, #0003 ${by + 40}px, #000b ${by + 110}px, #000 ${by + 170}px)`;
const lowered = (by: number, across = 50) => ({
  objectPosition: `${across}% calc(50% + ${by}px)`,
  maskImage: fromAbove(by),
});
globalStyle(`:is(${subjects}) ${painting} img`, inPage(lowered(70)));
/** Masks for the picture beside and below the title, so that the letters stand on plain ground. */
const [atSide, atFoot] = [
  'linear-gradient(90deg, #0000 8vw, #000 34vw)',
  'radial-gradient(60% 56% at 10% 100%, #0000 72%, #000)',
];
// Moves the subject aside in low windows: the planet clear of the title, the bottle clear of the result.
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

/** Top offset of each picture on phones, so that its subject lies between the breadcrumbs and the fade. */
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

/** Result of the project: right of the title's last line; in narrow windows on a line above the title. */
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
// Reserves the result's width after the last word of the title; if the line is full, the last word wraps.
globalStyle(
  `${banner} h1::after`,
  inPage({ '@media': { [widths.large]: { content: '"\\2060"', paddingInlineEnd: end.wide + end.gap } } }),
);
// A narrow title beside a subject never reaches the result.
globalStyle(`:is(${subjects}) h1::after`, inPage({ '@media': { [widths.large]: { content: 'none' } } }));
globalStyle(
  `${banner} h1`,
  inPage({ '@media': { [widths.large]: { gridRow: 1 }, [widths.belowLarge]: { gridRow: 2 } } }),
);

/** Width of the painted scene when it covers the banner, and its offsets. The river is positioned in the scene, so it fits at every window size. */
const scene = createVar();
const [across, down] = [createVar(), createVar()];
/** Masks the river out behind the text: above the foot, and left of the subject. */
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
 * Heights at which the fairway enters, in parts of the banner's height, and in pixels on phones. The current of a page transition ends
 * there (docs/decisions/0108-client-navigation-prefetching-and-view-transitions.md).
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
