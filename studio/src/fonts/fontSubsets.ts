import { fileURLToPath } from 'node:url';

/** Folder of the files that are made: the frame serves them. */
export const fontFolder = fileURLToPath(new URL('../../../shared/src/fonts', import.meta.url));

/**
 * Characters of a family in each file, and the subset of the source that they are cut out of (`of`). The Latin file has the apostrophe of
 * both languages (U+2019), and the one that some Ukrainian keyboards type (U+02BC), for what a visitor writes. Of the signs that are on no
 * keyboard it has only those that the site writes. The rest of the Western signs has a file of its own, for a name that has them; no page
 * asks for it today. Nothing on the site writes an asterisk, for which Onest brings eight signs of currency, 2 KB packed ("*euro*").
 */
const scripts = {
  cyrillic: {
    of: 'cyrillic',
    characters: 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюяЁЪЫЭёъыэ№',
  },
  latin: {
    of: 'latin',
    characters: `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
      .join('')
      .replace('*', '')}\u00a0\u202f«»“”’ʼ–—…−²©≈→é`,
  },
  western: { of: 'latin', characters: '„‘•·×±°³§®™€₴½←↗↓↑ÄÖÜäöüßèçñóáíłŁ' },
} as const;

export type FontScript = keyof typeof scripts;

interface FontFamily {
  /** The name in CSS, and the name of the fontsource package and its files. */
  readonly family: string;
  readonly source: string;
  /** The variation axis in the source's file name. */
  readonly axis: string;
  /** Axes that stay variable, and the one that is pinned (Piazzolla's optical size). */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly weights: string;
}

/**
 * Features of a font that stay: kerning, the ligatures of f, figures of equal width, and Onest's narrower t before round letters. Others
 * bring letters that neither language writes: forms of Bulgarian and Serbian, fractions.
 */
export const keptFeatures = ['kern', 'liga', 'calt', 'tnum'] as const;

export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Piazzolla',
    source: 'piazzolla',
    axis: 'opsz',
    axes: { opsz: 30, wght: { min: 300, max: 600 } },
    weights: '300 600',
  },
  { family: 'Onest', source: 'onest', axis: 'wght', axes: { wght: { min: 400, max: 700 } }, weights: '400 700' },
];

/** Every file that is made: two families, three files of each. */
export const fontSubsets = fontFamilies.flatMap((family) =>
  (Object.keys(scripts) as FontScript[]).map((script) => ({
    ...family,
    script,
    ...scripts[script],
    file: `${family.source}-${script}.woff2`,
  })),
);
