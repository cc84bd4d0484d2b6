import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFolder, fontSubsets } from './fontSubsets.ts';

const root = join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((name) => name === 'shell' || name === 'template' || name.startsWith('mfe-'));

/** Every character that the site's messages write. */
function writtenCharacters(): Set<string> {
  const written = new Set<string>();
  for (const packageName of packages) {
    // Words lie in `locales` folders, wherever in a package they are.
    const files = readdirSync(join(root, packageName, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(^|\/)locales\/[^/]+\.json$/.test(name))) {
      for (const character of readFileSync(join(root, packageName, 'src', file), 'utf8')) written.add(character);
    }
  }
  return written;
}

describe('the fonts', () => {
  it('hold every character that the messages write, in both families', () => {
    // A word joiner is drawn by nothing: it only keeps a line from ending after the hyphen before it.
    const written = [...writtenCharacters()].filter((character) => !['\n', '\u2060'].includes(character));
    expect(written.length).toBeGreaterThan(120);
    for (const family of new Set(fontSubsets.map((subset) => subset.family))) {
      const held = new Set(
        fontSubsets.filter((subset) => subset.family === family).flatMap(({ characters }) => [...characters]),
      );
      expect([family, written.filter((character) => !held.has(character))]).toEqual([family, []]);
    }
  });

  it('weigh at most 53 KB for Ukrainian and 33 KB for English', () => {
    const bytes = (script?: string) =>
      fontSubsets
        .filter((subset) => !script || subset.script === script)
        .reduce((sum, { file }) => sum + statSync(join(fontFolder, file)).size, 0);
    expect(bytes()).toBeLessThanOrEqual(53 * 1024);
    expect(bytes('latin')).toBeLessThanOrEqual(33 * 1024);
  });
});
