import { join } from 'node:path';
import { promisify } from 'node:util';
import { type MultiStats, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { createDevelopmentBuilds } from '../build.ts';
import { formatProblems } from './watchBuilds.ts';

it('a problem of two builds is listed once, with its position and without tool stacks', () => {
  const error = {
    message: '\u001b[31m× Expected ";"\u001b[39m\n    at Object.loader (/tools/loader.js:1:1)',
    moduleIdentifier: 'builtin:swc-loader??ruleSet[1]!/site/mfe-news/src/NewsPage.tsx',
    loc: '3:7',
  };
  const others = { ...error, moduleIdentifier: '/site/shell/src/App.tsx', loc: '' };
  expect(formatProblems('/site', [error, { ...error }, others] as never)).toEqual([
    'mfe-news/src/NewsPage.tsx:3:7\n× Expected ";"',
    'shell/src/App.tsx\n× Expected ";"',
  ]);
});

it.each([
  ['shell', 'shell/src/types.ts'],
  ['shell', 'shared/src/types.ts'],
  ['mfe-news', 'mfe-news/src/types.ts'],
])('the builds of %s watch %s, which only the type check reads', async (name, file) => {
  const root = await createFolder({ [file]: 'export type A = 1;' });
  const builds = createDevelopmentBuilds({
    root,
    packages: [name],
    resolveOutputFolder: (each) => join(root, each),
    resolvePublicPath: () => '/',
  });
  const compiler = rspack(builds.filter((each) => each.name?.endsWith('-node')));
  const { stats } = (await promisify(compiler.run.bind(compiler))()) as MultiStats;
  expect([...(stats[0]?.compilation.fileDependencies ?? [])]).toContain(join(root, file));
});
