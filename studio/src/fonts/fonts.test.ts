import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFolder, fontSubsets } from './fontSubsets.ts';

const root = join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((name) => name === 'shell' || name === 'template' || name.startsWith('mfe-'));

/** Every character of the site's messages. @param but keys whose texts are left out */
function writtenCharacters(but?: string): Set<string> {
  const written = new Set<string>();
  for (const packageName of packages) {
    // Words lie in `locales` folders, wherever in a package they are.
    const files = readdirSync(join(root, packageName, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(^|\/)locales\/[^/]+\.json$/.test(name)))
      JSON.parse(readFileSync(join(root, packageName, 'src', file), 'utf8'), (key, value) => {
        if (typeof value === 'string' && key !== but) for (const character of value) written.add(character);
        return value;
      });
  }
  // A word joiner is drawn by nothing: it only keeps a line from ending after the hyphen before it.
  for (const drawnByNothing of ['\n', '\u2060']) written.delete(drawnByNothing);
  return written;
}

const families = new Set(fontSubsets.map(({ family }) => family));

/** Those of some characters that no such file of a family has. */
function missing(characters: ReadonlySet<string>, family: string, scripts: readonly string[]): string[] {
  const files = fontSubsets.filter((subset) => subset.family === family && scripts.includes(subset.script));
  const held = new Set(files.flatMap((file) => [...file.characters]));
  return [...characters].filter((character) => !held.has(character));
}

describe('the fonts', () => {
  it.each([...families])('hold every character that the messages write: %s', (family) => {
    expect(writtenCharacters().size).toBeGreaterThan(120);
    expect(missing(writtenCharacters(), family, ['cyrillic', 'latin', 'western'])).toEqual([]);
  });

  it.each([...families])(
    'have the Western signs apart, and no page reads one, but in place of a picture: %s',
    (family) => {
      const read = writtenCharacters('alt');
      expect(read.size).toBeGreaterThan(120);
      expect(missing(read, family, ['cyrillic', 'latin'])).toEqual([]);
    },
  );

  it('weigh at most 48 KB for Ukrainian and 28 KB for English', () => {
    const bytes = (script?: string) =>
      fontSubsets
        .filter((subset) => (script ? subset.script === script : subset.script !== 'western'))
        .reduce((sum, { file }) => sum + statSync(join(fontFolder, file)).size, 0);
    expect(bytes()).toBeLessThanOrEqual(48 * 1024);
    expect(bytes('latin')).toBeLessThanOrEqual(28 * 1024);
  });
});
