import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';
import { bannerSceneSize, riverAreas } from '../bannerSceneSize.ts';
import { type CaseStudyKey, caseStudyKeys } from '../CaseStudy.ts';
import { caseColors } from '../caseColors.css.ts';
import { createArrivalTransition } from '../createArrivalTransition.ts';

const veiled = (percent: number) => `color-mix(in srgb, ${caseColors.veil} ${percent}%, transparent)`;

/** Height of the picture on phones, where the text stands below it. */
const pictured = 'clamp(340px, 57svh, 520px)';
/** Height of the fade-out at the picture's lower edge on phones, in px. */
const goingOut = 120;

export const banner = style({});
/** Sets a larger minimum height than a service's banner has. On phones, picture and text determine the height. */
globalStyle(
  `${banner} > * > :last-child`,
  inPage({
    minBlockSize: 'clamp(600px, min(62.5vw, 100svh), 1000px)',
    '@media': { [breakpoints.narrow]: { minBlockSize: 0, paddingBlockStart: 0 } },
  }),
);
globalStyle(
  `${banner} > * > :last-child > :first-child`,
  inPage({ '@media': { [breakpoints.narrow]: { position: 'absolute', inset: `92px ${tokens.space.margin} auto` } } }),
);
globalStyle(
  `${banner} > * > :last-child > :last-child`,
  inPage({ '@media': { [breakpoints.narrow]: { marginBlockStart: `calc(${pictured} - 12px)` } } }),
);

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;
// Long titles use the banner's full width. `anywhere` breaks a word that is too long, for example with wide letter spacing, instead of
// overflowing.
globalStyle(
  `${banner} h1`,
  inPage({ gridColumn: '1 / -1', inlineSize: 'fit-content', maxInlineSize: '14em', overflowWrap: 'anywhere' }),
);
globalStyle(`${banner} h1:lang(uk)`, inPage({ textWrap: 'pretty' }));

export const named = styleVariants(byKey, () => ({}));
for (const key of caseStudyKeys) globalStyle(`${named[key]} h1`, inPage(createArrivalTransition(`case-${key}-title`)));

// Sets Ikura's title in two lines in both the fallback font and the web font, so that the late web font shifts nothing.
globalStyle(
  `${named.ikura} h1, ${named.ikura} h1:lang(uk)`,
  inPage({ '@media': { [breakpoints.large]: { textWrap: 'balance' } } }),
);

/** Returns the background below the picture on phones, into which the picture fades out. */
const groundOf = (color: string) =>
  `linear-gradient(color-mix(in oklab, ${color} 40%, ${caseColors.shade}) ${pictured}, ${caseColors.shade})`;
export const picture = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    // Makes the picture a size container, because the river is placed in container units (`cqi`, `cqb`).
    containerType: 'size',
    overflow: 'clip',
    background: caseColors.shade,
    '@media': {
      [breakpoints.narrow]: {
        backgroundImage: groundOf(caseColors.veil),
      },
      // Print uses dark text, which would be unreadable on the dark picture.
      print: { display: 'none' },
    },
  }),
);
const painting = `${picture} > :first-child`;
// BMED's veil colour is pale and would look grey as a background, so the accent colour replaces it.
globalStyle(
  `${named.bmed} ${picture}`,
  inPage({ '@media': { [breakpoints.narrow]: { backgroundImage: groundOf(caseColors.accent) } } }),
);
/** Height of title and result at the banner's foot. `lines` computes this height from the number of title lines. */
const words = createVar();
const lines = (count: number, foot: number, over = 0) => ({
  [words]: `calc(${foot + over}px + ${count} * 0.99 * ${tokens.size.banner})`,
});
/** Distance from the banner's top to the breadcrumbs' lower edge, in px. The upper veil is darkest up to this point. */
const way = createVar();
/** Length of the gradient in which a veil fades out. Too short a gradient would look like an edge. */
const soft = createVar();
/** Number of colour stops of the veil's gradient, which starts and ends smoothly (smootherstep). */
const parts = 9;
const goesOut = (strength: number, from: string) =>
  Array.from({ length: parts + 1 }, (_, part) => {
    const t = part / parts;
    const left = 1 - t * t * t * (10 - 15 * t + 6 * t * t);
    return `${veiled(Math.round(strength * left * 10) / 10)} calc(${from} + ${Math.round(t * 100) / 100} * ${soft})`;
  }).join(', ');
const underHeader = `linear-gradient(${veiled(97)}, ${goesOut(94, way)})`;
/**
 * Darkens the picture behind the text, so that light text is readable on the brightest part of each picture. `multiply` keeps the picture's
 * hues; a plain veil would turn them grey. The veil is part of the picture, so a page transition moves both together.
 */
export const shade = style(
  inPage({
    position: 'absolute',
    inset: 0,
    mixBlendMode: 'multiply',
    vars: { [way]: '124px', [soft]: 'clamp(180px, 19vw, 320px)', ...lines(2, 56) },
    '@media': {
      [breakpoints.belowLarge]: { vars: lines(2, 56, 66) },
      [breakpoints.narrow]: { vars: { [way]: '116px', [soft]: '84px' }, backgroundImage: underHeader },
    },
    backgroundImage: `${underHeader}, linear-gradient(0deg, ${veiled(100)}, ${goesOut(92, `(0.8 * ${words})`)})`,
  }),
);
// Shortens the veil of Zoo Expert, to leave the cat's face clear. Windows below 1024 px keep the long veil, because there the bright sky
// reaches below the breadcrumbs.
globalStyle(
  `${named['zoo-expert']} ${shade}`,
  inPage({
    '@media': {
      [breakpoints.large]: { vars: { [soft]: 'clamp(100px, 8vw, 150px)' } },
      '(1024px <= width < 1280px)': { vars: { [soft]: '120px' } },
    },
  }),
);
/** Cases whose picture has its one subject at the right. Their title is narrow and stands on the dark part to its left. */
const subjects = [named.key4gg, named.bmed].join(', ');
globalStyle(
  `:is(${subjects}) h1, :is(${subjects}) h1:lang(uk)`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        maxInlineSize: '7.6em',
        fontSize: `calc(0.88 * ${tokens.size.banner})`,
        textWrap: 'balance',
      },
    },
  }),
);
// Sets BMED's title in four lines, of which the first is the longest.
globalStyle(
  `${named.bmed} h1, ${named.bmed} h1:lang(uk)`,
  inPage({
    '@media': {
      [breakpoints.large]: { maxInlineSize: '6.9em', fontSize: `calc(0.78 * ${tokens.size.banner})`, textWrap: 'wrap' },
    },
  }),
);
// Keeps BMED's English title clear of the bottle by a smaller font, because its three words cannot wrap.
globalStyle(
  `${named.bmed} h1:lang(en)`,
  inPage({
    '@media': { [breakpoints.large]: { maxInlineSize: '7.8em', fontSize: `calc(0.76 * ${tokens.size.banner})` } },
  }),
);
globalStyle(
  `:is(${subjects}) ${shade}`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        vars: lines(1, 56),
        backgroundImage: `${underHeader}, linear-gradient(90deg, ${veiled(88)}, ${goesOut(84, '32%')}), linear-gradient(0deg, ${veiled(92)}, ${goesOut(80, `(0.8 * ${words})`)})`,
      },
    },
  }),
);
// Reserves three title lines below 1024 px, where only BMED's title has three.
globalStyle(
  `${named.bmed} ${shade}`,
  inPage({
    '@media': { [breakpoints.belowLarge]: { vars: lines(3, 56, 66) } },
  }),
);
const plainly = 'linear-gradient(rgb(6 23 27 / 0.85), rgb(6 23 27 / 0.6) 45%, rgb(6 23 27 / 0.85))';
globalStyle(`${banner} ${shade}`, { '@supports': { [noColorMixQuery]: inPage({ backgroundImage: plainly }) } });
/** Returns a mask that hides the top `by` px of a picture and fades the picture in below, so that a lowered picture has no edge. */
const fromAbove = (by: number) =>
  `linear-gradient(#0000 ${by}px, #0003 ${by + 40}px, #000b ${by + 110}px, #000 ${by + 170}px)`;
const lowered = (by: number, across = 50) => ({
  objectPosition: `${across}% calc(50% + ${by}px)`,
  maskImage: fromAbove(by),
});
globalStyle(`:is(${subjects}) ${painting} img`, inPage(lowered(70)));
/** Mask that fades the picture out at its left side, below the title. */
const atSide = 'linear-gradient(90deg, #0000 8vw, #000 34vw)';
/** Mask that fades the picture out in its lower left corner, below the title. */
const atFoot = 'radial-gradient(60% 56% at 10% 100%, #0000 72%, #000)';
// In low windows, moves the subject to the right: the planet away from the title, the bottle away from the result.
globalStyle(
  `${named.key4gg} ${painting} img`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        objectPosition: '8vw calc(50% + 70px)',
        maskImage: `${fromAbove(70)}, ${atSide}, ${atFoot}`,
        maskComposite: 'intersect',
      },
    },
  }),
);
globalStyle(`${named.bmed} ${painting} img`, inPage({ '@media': { [breakpoints.large]: lowered(70, 70) } }));

/** Top offset of each picture on phones, in px. It places the subject between the breadcrumbs and the fade-out. */
const begins: Readonly<Record<CaseStudyKey, number>> = { key4gg: 14, bmed: 56, ikura: 0, 'zoo-expert': 30 };
for (const key of caseStudyKeys)
  globalStyle(
    `${named[key]} ${painting} img`,
    inPage({
      '@media': {
        [breakpoints.narrow]: {
          blockSize: pictured,
          objectPosition: `50% ${begins[key]}px`,
          maskImage: `linear-gradient(#0000 ${begins[key] - 1}px, #000 ${2 * begins[key] + 24}px calc(${pictured} - ${goingOut}px), #0000 ${pictured})`,
        },
      },
    }),
  );

/** Result of the project. It stands right of the title's last line; below 1024 px, above the title. */
export const result = style(
  inPage({
    display: 'grid',
    rowGap: 8,
    fontSize: tokens.size.body,
    lineHeight: 1.3,
    '@media': { [breakpoints.belowLarge]: { display: 'block', fontSize: '1.25rem' } },
  }),
);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontWeight: 300,
    fontVariantNumeric: 'lining-nums',
    wordSpacing: '0.12em',
    '@media': {
      [breakpoints.belowLarge]: { fontSize: '2.4em', lineHeight: 1, letterSpacing: '-0.03em' },
      [breakpoints.narrow]: { display: 'block' },
      [breakpoints.large]: { fontSize: 'clamp(3rem, 4.45vw, 5rem)', lineHeight: 0.9, letterSpacing: '-0.035em' },
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
      [breakpoints.belowLarge]: { marginBlockEnd: -8 },
      [breakpoints.large]: { gridColumn: '1 / -1', justifySelf: 'end', inlineSize: end.wide, textAlign: 'end' },
    },
  }),
);
globalStyle(
  `${named.bmed} ${value}`,
  inPage({ '@media': { [breakpoints.large]: { fontSize: 'clamp(2.5rem, 3.8vw, 4.5rem)' } } }),
);
globalStyle(`${named.bmed} h1 + p`, inPage({ '@media': { '(1024px <= width < 1280px)': { inlineSize: 150 } } }));
// Reserves space for the result after the title's last word. If the last line is too full, the word wraps.
globalStyle(
  `${banner} h1::after`,
  inPage({ '@media': { [breakpoints.large]: { content: '"\\2060"', paddingInlineEnd: end.wide + end.gap } } }),
);
// Reserves no space after the titles of these cases, which are too narrow to reach the result.
globalStyle(`:is(${subjects}) h1::after`, inPage({ '@media': { [breakpoints.large]: { content: 'none' } } }));
globalStyle(
  `${banner} h1`,
  inPage({ '@media': { [breakpoints.large]: { gridRow: 1 }, [breakpoints.belowLarge]: { gridRow: 2 } } }),
);

/** Width of the painted scene when it covers the banner. The river is placed in units of the scene, so it fits the picture at every window size. */
const scene = createVar();
const across = createVar();
const down = createVar();
/** Mask that hides the river behind the text at the banner's foot. */
const clear = `linear-gradient(0deg, #0000 ${words}, #000 calc(${words} + 28px))`;
/** Mask that hides the river behind the title, left of the subject. */
const besideTitle = 'linear-gradient(90deg, #0000 44%, #000 50%)';
export const river = style(
  inPage({
    position: 'absolute',
    inset: 0,
    vars: {
      [scene]: `max(100cqi, 100cqb * ${bannerSceneSize.width / bannerSceneSize.height})`,
      [across]: `calc((100cqi - ${scene}) / 2)`,
      [down]: '0px',
      ...lines(2, 56),
    },
    pointerEvents: 'none',
    maskImage: clear,
    '@media': {
      [breakpoints.belowLarge]: { vars: lines(2, 56, 66) },
      [breakpoints.narrow]: {
        vars: { [scene]: `max(100cqi, ${pictured} * ${riverAreas.portrait.width / bannerSceneSize.height})` },
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
    insetInlineStart: `calc(${across} - ${-riverAreas.wide.left / bannerSceneSize.width} * ${scene})`,
    insetBlockStart: `calc((100cqb - ${scene} * ${bannerSceneSize.height / bannerSceneSize.width}) / 2 + ${down})`,
    inlineSize: `calc(${riverAreas.wide.width / bannerSceneSize.width} * ${scene})`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    '@media': {
      [breakpoints.narrow]: {
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
    '@media': { [breakpoints.large]: { vars: lines(3 * 0.88, 56), maskImage: `${besideTitle}, ${clear}` } },
  }),
);
globalStyle(`${named.key4gg} ${river}`, inPage({ '@media': { [breakpoints.large]: { vars: { [across]: '8vw' } } } }));
globalStyle(
  `${named.bmed} ${river}`,
  inPage({
    '@media': {
      [breakpoints.large]: { vars: { [across]: `calc(0.7 * (100cqi - ${scene}))`, ...lines(4 * 0.78, 56) } },
      [breakpoints.belowLarge]: { vars: lines(3, 56, 66) },
    },
  }),
);
for (const key of caseStudyKeys)
  globalStyle(
    `${named[key]} ${river}`,
    inPage({ '@media': { [breakpoints.narrow]: { vars: { [down]: `${begins[key]}px` } } } }),
  );
/**
 * y at which the orange line enters the banner at the left: in percent of the banner's height, and in px on phones. The water of a page
 * transition ends there (docs/decisions/0108-client-navigation-prefetching-and-view-transitions.md).
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
    inPage({ insetBlockStart: wide, '@media': { [breakpoints.narrow]: { insetBlockStart: phone } } }),
  );
}
