import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { mapStackToSources } from './mapStackToSources.ts';

let root: string;
const outputOf = (name: string) => join(root, 'built', name);

/** Makes a source map: line 2 maps to line 4 of a page, line 3 to a library. */
const mapped = () =>
  JSON.stringify({
    version: 3,
    sources: [join(root, 'mfe-news/src/NewsPage.tsx'), join(root, 'node_modules/react/index.js')],
    names: [],
    mappings: ';AAGA;ACHA',
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await mkdir(join(root, 'mfe-news/src'), { recursive: true });
  await writeFile(join(root, 'mfe-news/src/NewsPage.tsx'), 'one\ntwo\nthree\nthrow four\nfive\nsix\nseven\n');
  for (const part of ['browser/js', 'node']) await mkdir(join(outputOf('news'), part), { recursive: true });
  await writeFile(join(outputOf('news'), 'browser/js/page.js.map'), mapped());
  await writeFile(join(outputOf('news'), 'node/main.cjs.map'), mapped());
});

const told = (stack: string) => mapStackToSources(stack, { root, resolveOutputFolder: outputOf });
const expected = [
  'mfe-news/src/NewsPage.tsx:4',
  'Error: no news',
  '',
  '     2 | two\n     3 | three\n>    4 | throw four\n     5 | five\n     6 | six',
  '',
  '    at mfe-news/src/NewsPage.tsx:4',
].join('\n');

it('a browser stack and a prerendering stack map to the source line, without library frames', async () => {
  const browser = 'http://localhost:3100/r/news/dev/js/page.js?again=1';
  expect(await told(`Error: no news\n    at NewsPage (${browser}:2:7)\n    at react (${browser}:3:1)`)).toBe(expected);
  expect(await told('Error: no news\n    at NewsPage (news dev:2:7)\n    at react (news dev:3:1)')).toBe(expected);
});

it('a stack without a position in the sources returns only its message', async () => {
  expect(await told('Error: no news\n    at other (other dev:2:7)')).toBe('Error: no news');
  expect(await told('not an error')).toBe('not an error');
});

it('a stack stays as it is while a build has written only a part of a source map', async () => {
  await writeFile(join(outputOf('news'), 'browser/js/page.js.map'), mapped().slice(0, -9));
  const stack = 'Error: no news\n    at NewsPage (http://localhost:3100/r/news/dev/js/page.js:2:7)';
  expect(await told(stack)).toBe(stack);
});
