import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Tests that `docs/security.md` names existing files and every header. */

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
/** Headers with their reasons, read from lines of `docs/security.md` like `` - `a`, `b`: why ``. */
const reasons = [...text.matchAll(/^- (`[a-z-]+`(?:, `[a-z-]+`)*): (.*)$/gm)].map(([, names = '', why = '']) => ({
  names: namesIn(names),
  why,
}));
const named = new Set(reasons.flatMap(({ names }) => names));

/** Headers with one word as their name. The pattern below finds only names with a hyphen. */
const oneWord = ['allow', 'etag', 'location', 'vary'];

/** All headers in the sources, and all directives of the content security policy. */
const sent = new Set([
  ...oneWord,
  ...['serve/respond', 'store/responses']
    .flatMap((folder) => readdirSync(join(root, 'platform/src', folder)).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, 'platform/src', file), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)':/g)])
    .map(([, name = '']) => name),
]);

describe('docs/security.md', () => {
  it('docs/security.md names existing files and tests', () => {
    const files = [...text.matchAll(/`([^`\s]+\/[^`\s]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !file.startsWith('/'));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('docs/security.md names the test of each threat', () => {
    const tables = text.split('\n## ').filter((part) => part.startsWith('Threats'));
    const lines = tables.flatMap((part) =>
      part
        .split('\n')
        .filter((line) => line.includes(' | '))
        .slice(1),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !/\| `[^|]+\.tsx?`$/.test(line))).toEqual([]);
  });

  it('docs/security.md gives a reason for every header and directive that is sent', () => {
    expect(sent.size).toBeGreaterThan(30);
    expect([...sent].filter((name) => !named.has(name)).sort()).toEqual([]);
    expect([...named].filter((name) => !sent.has(name)).sort()).toEqual([]);
    expect(reasons.filter(({ why }) => why.trim().length < 5)).toEqual([]);
  });
});
