import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const isTool = (name: string) => name === 'node_modules' || name.startsWith('.');
const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    ),
  );

/** Finds links to a file or a heading that is not there. @returns a line each: `docs/team.md:12: deploy.md#gone` */
function deadLinksIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      const isThere =
        existsSync(target) && (anchor === undefined || anchorsIn(readFileSync(target, 'utf8')).has(anchor));
      return isThere ? [] : [`${pathOf(file)}:${index + 1}: ${path}${anchor === undefined ? '' : `#${anchor}`}`];
    }),
  );
}

const documents = globSync('**/*.md', { cwd: root, exclude: isTool }).map((file) => join(root, file));

describe('a document', () => {
  it('links to files and headings that are there', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap((file) => deadLinksIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is told by file and line where a link is dead', () => {
    const text =
      '[a](README.md)\n[b](gone.md) [c](README.md#gone) [d](https://example.com/)\n[e](#while-you-work)\n[f](#there)';
    expect(deadLinksIn(join(root, 'CONTRIBUTING.md'), text)).toEqual([
      'CONTRIBUTING.md:2: gone.md',
      'CONTRIBUTING.md:2: README.md#gone',
      'CONTRIBUTING.md:4: #there',
    ]);
  });
});

describe('a comment of the code', () => {
  /** The first word of a doc comment that asks instead of saying. */
  const asks = /\/\*\*\s*(?:\* )?(What|Where|Who|How|Which|Whether|Why|When)\b/;
  const files = globSync(['*.ts', '{shell,shared,platform,studio,template,e2e,.ci,mfe-*}/**/*.{ts,tsx}'], {
    cwd: root,
    // Drawings are named by their sources; what is painted has its own words.
    exclude: (name) => ['node_modules', 'art', 'dist'].includes(name),
  });

  it('begins with a verb or a noun', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(new RegExp(asks, 'g'))].map(
        ({ index }) => `${file.replaceAll('\\', '/')}:${text.slice(0, index).split('\n').length}`,
      );
    });
    expect(files.length).toBeGreaterThan(1_000);
    expect(found).toEqual([]);
  });

  it('is found where it asks', () => {
    for (const word of ['What', 'Whether', 'Who']) {
      expect(`/** ${word} it is. */`).toMatch(asks);
      expect(`/**\n * ${word} it is. */`).toMatch(asks);
    }
    expect('/** Tells whether it is. */').not.toMatch(asks);
  });
});
