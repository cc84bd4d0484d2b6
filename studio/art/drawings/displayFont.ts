import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const loaded = new Map<string, Promise<Font>>();

/** Alphabets of the display font, each in its own font file. */
type Alphabet = 'cyrillic' | 'latin';

export const listLetters = (letter: string): Alphabet => (/\p{Script=Cyrillic}/u.test(letter) ? 'cyrillic' : 'latin');

const letters: Record<Alphabet, string> = {
  cyrillic: 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюяЁЪЫЭёъыэ',
  latin: Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''),
};

/**
 * Loads Piazzolla at one weight and with the optical size 30, which the whole site uses. The npm package has only a variable WOFF2.
 * Subsetting with pinned axes converts it to the static TrueType that `opentype.js` needs.
 */
export function openDisplayFont(alphabet: Alphabet, weight: number): Promise<Font> {
  const key = `${alphabet} ${weight}`;
  const font = loaded.get(key) ?? loadFont(alphabet, weight);
  loaded.set(key, font);
  return font;
}

async function loadFont(alphabet: Alphabet, weight: number): Promise<Font> {
  const file = require.resolve(`@fontsource-variable/piazzolla/files/piazzolla-${alphabet}-opsz-normal.woff2`);
  const plain = await subsetFont(await readFile(file), letters[alphabet], {
    targetFormat: 'truetype',
    variationAxes: { opsz: 30, wght: weight },
  });
  return opentype.parse(new Uint8Array(plain).buffer);
}
