import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** `docs/security.md` names what there is, and leaves out no header. */

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
const named = new Set(rows.flatMap(([first = '']) => /^`([a-z-]+)`$/.exec(first)?.[1] ?? []));

/** Headers that have one word, which nothing in a source tells from a name. */
const oneWord = ['allow', 'etag', 'location', 'vary'];

/** Every header, and every directive of the policy, that a source says as a name. */
const sent = new Set([
  ...oneWord,
  ...readdirSync(join(root, 'platform/src/serve/respond'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, 'platform/src/serve/respond', file), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)':/g),
    ])
    .map(([, name = '']) => name),
]);

describe('what is said of security', () => {
  it('names files and tests that there are', () => {
    const files = [...text.matchAll(/`([^`\s]+\/[^`\s]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !file.startsWith('/'));
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names what holds it in each line', () => {
    const tables = text.split('\n## ').filter((part) => /^(Who is trusted|Sinks|Dependencies)/.test(part));
    const lines = tables.flatMap((part) =>
      part
        .split('\n')
        .filter((line) => /^\| (?!---)/.test(line))
        .slice(1),
    );
    expect(lines.length).toBeGreaterThan(25);
    expect(lines.filter((line) => !/\| `[^|]+\.tsx?` \|$/.test(line))).toEqual([]);
  });

  it('has a reason for every header and every directive that is sent, and for no other', () => {
    expect(sent.size).toBeGreaterThan(30);
    expect([...sent].filter((name) => !named.has(name)).sort()).toEqual([]);
    expect([...named].filter((name) => !sent.has(name)).sort()).toEqual([]);
    expect(rows.filter((cells) => cells.length < 2 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });
});
