import { fileURLToPath } from 'node:url';

/** Folder of the generated files, which the shell serves. */
export const fontFolder = fileURLToPath(new URL('../../../shared/src/fonts', import.meta.url));

/**
 * Characters of each file, and the source subset from which they are cut (`of`). The Latin file has the apostrophe of both languages
 * (U+2019), and U+02BC, which some Ukrainian keyboards type. It also has all signs of the keyboard and of the site's texts. Other Western
 * signs have a separate file for names; no page needs it today. The asterisk is left out: for it, Onest would add eight currency signs
 * ("*euro*"), 2 KB compressed.
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
  /** Name of the family in CSS. */
  readonly family: string;
  /** Name of the fontsource package and of its files. */
  readonly source: string;
  /** Name of the variation axis, as in the name of the source file. */
  readonly axis: string;
  /** Axes by name: the range of a variable axis, or the value to which an axis is pinned (Piazzolla's optical size). */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly weights: string;
}

/**
 * Font features to keep: kerning, f-ligatures, tabular figures, and Onest's narrower t before round letters. All other features add letters
 * that neither language uses: Bulgarian and Serbian forms, fractions.
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

/** All generated files: three for each of two families. */
export const fontSubsets = fontFamilies.flatMap((family) =>
  (Object.keys(scripts) as FontScript[]).map((script) => ({
    ...family,
    script,
    ...scripts[script],
    file: `${family.source}-${script}.woff2`,
  })),
);
