import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from '../CaseStudy.ts';
import { caseColors } from '../caseColors.css.ts';
import { whileArriving } from '../whileArriving.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const shaded = (percent: number) => `color-mix(in srgb, ${caseColors.shade} ${percent}%, transparent)`;

export const banner = style({});
/** A window of its own: taller than a service's banner. */
globalStyle(`${banner} > * > :last-child`, inPage({ minBlockSize: 'clamp(600px, min(62vw, 94svh), 1000px)' }));

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
/**
 * Dark where words stand, measured for foam text on the brightest grain; clear where nothing is said. The way at the top stands at a
 * distance in pixels, whatever the banner's height, so its shade is measured in pixels, too.
 */
export const shade = style(
  inPage({
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${shaded(92)}, ${shaded(84)} 172px, ${shaded(20)} max(34%, 300px), ${shaded(16)} max(46%, 320px), ${shaded(78)} 76%, ${shaded(92)})`,
  }),
);
