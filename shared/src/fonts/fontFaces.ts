import type { Language } from '../contract/Language.ts';
import onestCyrillic from './onest-cyrillic.woff2';
import onestLatin from './onest-latin.woff2';
import onestWestern from './onest-western.woff2';
import piazzollaCyrillic from './piazzolla-cyrillic.woff2';
import piazzollaLatin from './piazzolla-latin.woff2';
import piazzollaWestern from './piazzolla-western.woff2';

/** Unicode ranges of the font files. If two contain a character, browsers use the later: a word joiner (U+2060) loads `latin`. */
const ranges = {
  western: 'U+A7-142,U+2018-21FF',
  latin: 'U+0-A6,U+A8-AB,U+B2,U+BB,U+E9,U+2BC,U+2013-2014,U+2019-201D,U+2026-2060,U+2192,U+2212-2248',
  cyrillic: 'U+400-45F,U+490-491,U+2116',
} as const;

const faces = [
  { family: 'Piazzolla', weights: '300 600', file: piazzollaWestern, range: ranges.western },
  { family: 'Piazzolla', weights: '300 600', file: piazzollaLatin, range: ranges.latin },
  { family: 'Piazzolla', weights: '300 600', file: piazzollaCyrillic, range: ranges.cyrillic },
  { family: 'Onest', weights: '400 700', file: onestWestern, range: ranges.western },
  { family: 'Onest', weights: '400 700', file: onestLatin, range: ranges.latin },
  { family: 'Onest', weights: '400 700', file: onestCyrillic, range: ranges.cyrillic },
] as const;

/**
 * System fonts, scaled to the metrics of the web fonts, so that loading a web font causes no layout shift. Letters, spaces and punctuation
 * have separate widths, averaged over all messages in both languages. Heights are in percent of the em.
 */
const fallbacks = [
  {
    family: 'Piazzolla',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    ascent: 111,
    descent: 31,
    widths: { letters: 105.9, spaces: 61, punctuation: 93 },
  },
  {
    family: 'Onest',
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
    ascent: 97,
    descent: 30.5,
    widths: { letters: 105.6, spaces: 97.5, punctuation: 96 },
  },
] as const;

/** Unicode ranges of the fallback faces. `letters` has no range, so browsers use it for all other characters. */
const fallbackRanges = {
  letters: undefined,
  spaces: 'U+20,U+A0',
  punctuation: 'U+21-2F,U+3A-40,U+AB,U+BB,U+2BC,U+2010-2026',
} as const;

const fallbackFaces = fallbacks.flatMap(({ family, locals, ascent, descent, widths }) =>
  Object.entries(fallbackRanges).map(([what, range]) => {
    const width = widths[what as keyof typeof widths];
    const ofWidth = (height: number) => `${((height / width) * 100).toFixed(1)}%`;
    const source = locals.map((local) => `local("${local}")`).join(',');
    return `@font-face{font-family:"${family} Fallback";src:${source};size-adjust:${width}%;ascent-override:${ofWidth(ascent)};descent-override:${ofWidth(descent)};line-gap-override:0%${range ? `;unicode-range:${range}` : ''}}`;
  }),
);

/** Creates the style sheet of the fonts. The font files are below `base`. */
export function createFontFaceCss(base: string): string {
  const real = faces.map(
    ({ family, weights, file, range }) =>
      `@font-face{font-family:"${family}";src:url(${base}${file});font-weight:${weights};font-display:swap;unicode-range:${range}}`,
  );
  return [...real, ...fallbackFaces].join('\n');
}

export const preloadedFonts: Readonly<Record<Language, readonly string[]>> = {
  ua: [piazzollaCyrillic, onestCyrillic],
  en: [piazzollaLatin, onestLatin],
};
