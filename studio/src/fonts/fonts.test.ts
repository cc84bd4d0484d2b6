import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFolder, fontSubsets } from './fontSubsets.ts';

const root = join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((name) => name === 'shell' || name === 'template' || name.startsWith('mfe-'));

/** Collects the characters of all messages. @param but key whose texts are left out */
function writtenCharacters(but?: string): Set<string> {
  const written = new Set<string>();
  for (const packageName of packages) {
    const files = readdirSync(join(root, packageName, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(^|\/)locales\/[^/]+\.json$/.test(name)))
      JSON.parse(readFileSync(join(root, packageName, 'src', file), 'utf8'), (key, value) => {
        if (typeof value === 'string' && key !== but) for (const character of value) written.add(character);
        return value;
      });
  }
  // Leaves out line breaks and word joiners (U+2060), because no font needs a glyph for them.
  for (const drawnByNothing of ['\n', '\u2060']) written.delete(drawnByNothing);
  return written;
}

const families = new Set(fontSubsets.map(({ family }) => family));

/** Returns the characters that no font file of the family in these scripts contains. */
function missing(characters: ReadonlySet<string>, family: string, scripts: readonly string[]): string[] {
  const files = fontSubsets.filter((subset) => subset.family === family && scripts.includes(subset.script));
  const held = new Set(files.flatMap((file) => [...file.characters]));
  return [...characters].filter((character) => !held.has(character));
}

describe('the fonts', () => {
  it.each([...families])('the files of %s contain every character of the messages', (family) => {
    expect(writtenCharacters().size).toBeGreaterThan(120);
    expect(missing(writtenCharacters(), family, ['cyrillic', 'latin', 'western'])).toEqual([]);
  });

  it.each([...families])('a page needs the Western file of %s only for alternative texts', (family) => {
    const read = writtenCharacters('alt');
    expect(read.size).toBeGreaterThan(120);
    expect(missing(read, family, ['cyrillic', 'latin'])).toEqual([]);
  });

  it('the fonts weigh at most 48 KB for Ukrainian and 28 KB for English', () => {
    const bytes = (script?: string) =>
      fontSubsets
        .filter((subset) => (script ? subset.script === script : subset.script !== 'western'))
        .reduce((sum, { file }) => sum + statSync(join(fontFolder, file)).size, 0);
    expect(bytes()).toBeLessThanOrEqual(48 * 1024);
    expect(bytes('latin')).toBeLessThanOrEqual(28 * 1024);
  });
});
