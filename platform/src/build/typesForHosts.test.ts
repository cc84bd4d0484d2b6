import { expect, it } from 'vitest';
import { typesForHosts } from './typesForHosts.ts';

const own = 'compiled-types/mfe-news/src/remote.d.ts';
const contract = 'compiled-types/shared/src/contract';
const archive = (remote: string, more: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries({
      'remote.d.ts': `export * from './compiled-types/mfe-news/src/remote';\nexport { default } from './compiled-types/mfe-news/src/remote';`,
      [own]: remote,
      [`${contract}/forHosts.d.ts`]: "export type * from './Remote.ts';\n",
      [`${contract}/Remote.d.ts`]: "import type { ComponentType } from 'react';\nexport type Page = ComponentType;\n",
      'compiled-types/mfe-news/src/pages/NewsPage.d.ts': "import type { Words } from '../words.json';\n",
      'compiled-types/mfe-news/src/routes.d.ts': 'export declare const routes: readonly string[];\n',
      ...more,
    }).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
const textOf = (files: Readonly<Record<string, Uint8Array>>, name: string) => Buffer.from(files[name] ?? []).toString();

it('what a remote names of the contract comes along, and nothing that nobody names', () => {
  const found = typesForHosts(archive('export declare const remote: { path: import("shared/contract").Path };'));
  expect(Object.keys(found).sort()).toEqual([
    own,
    `${contract}/Remote.d.ts`,
    `${contract}/forHosts.d.ts`,
    'remote.d.ts',
  ]);
  expect(textOf(found, own)).toContain('import("../../shared/src/contract/forHosts").Path');
  expect(textOf(found, `${contract}/forHosts.d.ts`)).toBe("export type * from './Remote';\n");
  // A module without a default export has none.
  expect(textOf(found, 'remote.d.ts').trim()).toBe("export * from './compiled-types/mfe-news/src/remote';");
});

it('a page is what the contract says that a page is: its own file names what no host has', () => {
  const pages = 'pages: { NewsPage: () => Promise<typeof import("./pages/NewsPage.tsx").NewsPage> }';
  const found = typesForHosts(archive(`export declare const remote: { ${pages} };`));
  expect(textOf(found, own)).toContain('() => Promise<import("../../shared/src/contract/forHosts").Page>');
  expect(Object.keys(found).filter((name) => name.includes('/pages/'))).toEqual([]);
});

it('files of its own that it names come along, with what they name', () => {
  const more = { 'compiled-types/mfe-news/src/deep/kind.d.ts': "export type { routes } from '../routes.ts';\n" };
  const found = typesForHosts(archive("export type * from './deep/kind.ts';\nimport './routes.ts';\n", more));
  expect(Object.keys(found)).toContain('compiled-types/mfe-news/src/routes.d.ts');
  expect(textOf(found, own)).toBe("export type * from './deep/kind';\nimport './routes';\n");
});

it.each([
  ['a library', "import type { Store } from 'zustand';", '"zustand"'],
  [
    'more of ours than the contract',
    'export declare const files: import("shared/design").PictureFiles;',
    '"shared/design"',
  ],
  ['a file that is not there', "import type words from './words.json';", '"./words.json"'],
])('%s is refused by name', (_, text, named) => {
  expect(() => typesForHosts(archive(text))).toThrow(`${own} names ${named}, which no host has.`);
});
