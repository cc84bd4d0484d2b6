import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from '../CaseStudy.ts';
import { caseColors } from '../caseColors.css.ts';
import { whileArriving } from '../whileArriving.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const shaded = (percent: number) => `color-mix(in srgb, ${caseColors.shade} ${percent}%, transparent)`;

export const banner = style({});
/** A window of its own: taller than a service's banner. */
globalStyle(`${banner} > * > :last-child`, inPage({ minBlockSize: 'clamp(600px, min(62vw, 100svh), 1000px)' }));

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;
// The titles are long and take the width. In Ukrainian they break where words do before they break at a hyphen.
// Where letters are spaced out, a word that the window does not hold breaks rather than leaves it.
globalStyle(
  `${banner} h1`,
  inPage({ gridColumn: '1 / -1', inlineSize: 'fit-content', maxInlineSize: '14em', overflowWrap: 'anywhere' }),
);
globalStyle(`${banner} h1:lang(uk)`, inPage({ textWrap: 'pretty' }));

export const named = styleVariants(byKey, () => ({}));
for (const key of caseStudyKeys) globalStyle(`${named[key]} h1`, inPage(whileArriving(`case-${key}-title`)));

export const picture = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: caseColors.shade,
    // On paper the words are ink, and its shade is not printed.
    '@media': { print: { display: 'none' } },
  }),
);
/** Of the banner's height, from below: what the title takes. Its lines are as many as the window lets it have. */
const words = createVar();
const lines = (count: number, foot: number) => ({
  [words]: `calc(${foot}px + ${count} * 0.99 * ${tokens.size.banner})`,
});
/** How far down the way at the top comes. It stands at a distance in pixels, whatever the banner's height. */
const way = createVar();
/** How far the dark goes out between the two. */
const soft = 'clamp(96px, 11vw, 180px)';
const goesOut = (from: string) =>
  `${shaded(46)} calc(${from} + 0.3 * ${soft}), ${shaded(15)} calc(${from} + 0.65 * ${soft}), transparent calc(${from} + ${soft})`;
/**
 * Dark where words stand, measured for foam text on the brightest grain; between them nothing lies over the picture. It is a part of the
 * picture and not of the title, so that it travels with it.
 */
export const shade = style(
  inPage({
    position: 'absolute',
    inset: 0,
    vars: { [way]: '156px', ...lines(2, 56) },
    '@media': {
      [widths.narrow]: { vars: { [way]: '124px', ...lines(3, 36) } },
    },
    backgroundImage: `linear-gradient(${shaded(92)}, ${shaded(85)} ${way}, ${goesOut(way)}), linear-gradient(0deg, ${shaded(92)}, ${shaded(86)} calc(0.6 * ${words}), ${shaded(76)} ${words}, ${goesOut(words)})`,
  }),
);
// The longest title.
globalStyle(
  `${named.bmed} ${shade}`,
  inPage({
    '@media': {
      [widths.belowLarge]: { vars: lines(3, 56) },
      [widths.narrow]: { vars: lines(4, 36) },
    },
  }),
);
