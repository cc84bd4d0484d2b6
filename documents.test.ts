import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, faultsIn, wordsIn } from './codeBlocks.ts';

const root = import.meta.dirname;
const isTool = (name: string) => name === 'node_modules' || name.startsWith('.');
const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');

/** Returns the anchor that GitHub makes of a heading. */
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

/** Finds links to missing files or headings. @returns a line per link: `docs/team.md:12: deploy.md#gone` */
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
  it('all links of documents lead to existing files and headings', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap((file) => deadLinksIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('a dead link in a document is reported with file and line', () => {
    const text =
      '[a](README.md)\n[b](gone.md) [c](README.md#gone) [d](https://example.com/)\n[e](#checks)\n[f](#there)';
    expect(deadLinksIn(join(root, 'CONTRIBUTING.md'), text)).toEqual([
      'CONTRIBUTING.md:2: gone.md',
      'CONTRIBUTING.md:2: README.md#gone',
      'CONTRIBUTING.md:4: #there',
    ]);
  });
});

/** Maximum number of words of README, CONTRIBUTING and `docs/*.md`, from "Documents" in CONTRIBUTING. */
const mostWords = 14_000;
/** Minimum number of code blocks per thousand words. */
const blocksPerThousand = 6;

describe('a code block', () => {
  const guides = globSync(['*.md', 'docs/*.md'], { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const blocks = guides.flatMap((file) => blocksIn(file, readFileSync(join(root, file), 'utf8')));
  const wrong = [
    ['css', 'a { color: red }\n}', '3: Expected a qualified rule'],
    ['html', '<p><b></p>', '2: Expected a matching closing tag'],
    ['json', '{ "a": 1, }', '2: Expected a property'],
    ['php', '', '1: "php" is none of'],
    ['sh', 'echo portfolio@<version>', '3: Syntax error'],
    ['sh', 'cd . && npm run publish', '2: There is no command "publish"'],
    ['sh', 'npm --prefix mfe-home run publish', '2: "npm --prefix mfe-home run publish" names no script'],
    ['sh', 'npm --prefix mfe-nowhere run dev', '2: "npm --prefix mfe-nowhere run dev" names no script'],
    ['sh', 'npm start --no-serve', '2: npm takes --no-serve for itself'],
    ['sh', 'npm run release -- list --promote', '2: "release" does not know --promote'],
    ['sh', 'npm run e2e -- --grep a \\\n  --gone', '2: "e2e" does not know --gone'],
    [
      'ts',
      "// shared/src/x.ts\nimport { gone } from './contract/errors.ts';",
      '3: TS2305: Module \'"./contract/errors',
    ],
    ['tsx', "import { gone } from 'shared/design';", '2: TS2305: Module \'"shared/design'],
    ['yaml', 'a: [1\nb: 2: 3', '3: expected `,`'],
  ].map(([language = '', text = '', fault = ''], index) => {
    return { language, fault: `wrong ${index}:${fault}`, text: `\`\`\`${language}\n${text}\n\`\`\`` };
  });
  let faults: readonly string[];
  let folder: string;
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/documents-'));
    faults = faultsIn([...blocks, ...wrong.flatMap(({ text }, index) => blocksIn(`wrong ${index}`, text))], folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('guides have at most 14,000 words and at least six checked code blocks per thousand words', () => {
    const words = guides.reduce((sum, file) => sum + wordsIn(readFileSync(join(root, file), 'utf8')), 0);
    const checked = blocks.filter(({ language }) => language !== 'text');
    expect(words).toBeLessThanOrEqual(mostWords);
    expect((checked.length / words) * 1000).toBeGreaterThanOrEqual(blocksPerThousand);
    expect(wordsIn('One two.\n```sh\nnpm test\n```\n- three\n')).toBe(4);
  });

  it('every code block names its language and parses', () => {
    expect(guides.length).toBeGreaterThan(15);
    expect(faults.filter((each) => !each.startsWith('wrong'))).toEqual([]);
  });

  it.each(wrong)('an invalid code block is reported with document and line: $language, $fault', ({ fault }) =>
    expect(faults.join('\n')).toContain(fault),
  );
});

describe('a doc comment', () => {
  /** Matches a doc comment that begins with a question word. */
  const asks = /\/\*\*\s*(?:\* )?(What|Where|Who|How|Which|Whether|Why|When)\b/;
  const files = globSync(['*.ts', '{shell,shared,platform,studio,template,e2e,.ci,mfe-*}/**/*.{ts,tsx}'], {
    cwd: root,
    // Leaves out the art folders, whose comments describe drawings.
    exclude: (name) => ['node_modules', 'art', 'dist'].includes(name),
  });

  it('every doc comment begins with a verb or a noun', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(new RegExp(asks, 'g'))].map(
        ({ index }) => `${file.replaceAll('\\', '/')}:${text.slice(0, index).split('\n').length}`,
      );
    });
    expect(files.length).toBeGreaterThan(1_000);
    expect(found).toEqual([]);
  });

  it('the check finds a doc comment that begins with a question word', () => {
    for (const word of ['What', 'Whether', 'Who']) {
      expect(`/** ${word} it is. */`).toMatch(asks);
      expect(`/**\n * ${word} it is. */`).toMatch(asks);
    }
    expect('/** Tells whether it is. */').not.toMatch(asks);
  });
});
