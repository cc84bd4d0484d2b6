import type { Language } from 'shared/contract';
import onestCyrillic from './onest-cyrillic.woff2';
import onestLatin from './onest-latin.woff2';
import piazzollaCyrillic from './piazzolla-cyrillic.woff2';
import piazzollaLatin from './piazzolla-latin.woff2';

/** Which characters a browser asks which file for. */
const ranges = {
  latin: 'U+0000-00FF,U+0141-0142,U+02BC,U+2000-206F,U+20AC,U+20B4,U+2122,U+2190-2199,U+2212,U+2248',
  cyrillic: 'U+0400-045F,U+0490-0491,U+2116',
} as const;

const faces = [
  { family: 'Piazzolla', weights: '300 600', file: piazzollaLatin, range: ranges.latin },
  { family: 'Piazzolla', weights: '300 600', file: piazzollaCyrillic, range: ranges.cyrillic },
  { family: 'Onest', weights: '400 700', file: onestLatin, range: ranges.latin },
  { family: 'Onest', weights: '400 700', file: onestCyrillic, range: ranges.cyrillic },
] as const;

/** Metrics of the fallbacks, measured on Ukrainian and English text: nothing moves when the real fonts arrive. */
const fallbacks = `@font-face{font-family:"Piazzolla Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:102.6%;ascent-override:108.2%;descent-override:30.2%;line-gap-override:0%}
@font-face{font-family:"Onest Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:105.3%;ascent-override:92.1%;descent-override:29%;line-gap-override:0%}`;

/** The style sheet of the fonts, their files below `base`: where the shell's release lies. */
export function fontFaceCss(base: string): string {
  const real = faces.map(
    ({ family, weights, file, range }) =>
      `@font-face{font-family:"${family}";src:url(${base}${file}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
  );
  return [...real, fallbacks].join('\n');
}

/** The files that a page in a language needs for its first words, to be fetched before the styles ask for them. */
export const preloadedFonts: Readonly<Record<Language, readonly string[]>> = {
  ua: [piazzollaCyrillic, onestCyrillic],
  en: [piazzollaLatin, onestLatin],
};
