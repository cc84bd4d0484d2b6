import { NotFoundError, type Release } from 'shared/contract';
import { expect, it } from 'vitest';
import { createRemoteSource, shellSource } from '../../../test/fakeReleases.ts';
import { loadRemote, loadShell, type ReleaseSource } from './loadedRelease.ts';

const files = (node: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(node).map(([file, text]) => [`node/${file}`, Buffer.from(text)]));

/** Returns a source of releases in which the shell and one remote have a Node build of several files. */
function sourceOf(node: Readonly<Record<string, string>>): ReleaseSource {
  const builds: Readonly<Record<string, Readonly<Record<string, Buffer>>>> = {
    shell: files({ 'main.cjs': shellSource }),
    news: files(node),
  };
  return {
    describe: async (name, version) => {
      const files = Object.keys(builds[name] ?? {}).map((file) => [file, '']);
      return { name, version, node: 'node/main.cjs', files: Object.fromEntries(files) } as Release;
    },
    readFile: async ({ name }, file) => {
      const bytes = builds[name]?.[file];
      if (!bytes) throw new NotFoundError({ fact: `${file} is not there.`, nextStep: '' });
      return bytes;
    },
  };
}

async function wordsOf(node: Readonly<Record<string, string>>) {
  const source = sourceOf(node);
  const remote = await loadRemote(source, await loadShell(source, '1.0.0'), 'news', '1.0.0');
  return (await remote.words()).locales;
}

const main = createRemoteSource('news', ['/news'], 'return ""').replace(
  "ua: async () => ({ word: 'слово' })",
  "ua: async () => require('./locale-ua.cjs').words",
);

it('a Node build may require its own files, each evaluated once', async () => {
  const locales = await wordsOf({
    'main.cjs': main,
    'locale-ua.cjs':
      "const { count } = require('./count.cjs'); exports.words = { word: 'інше', count: count() + count() };",
    'count.cjs': 'let counted = 0; exports.count = () => (counted += 1);',
  });
  expect(locales.ua).toEqual({ word: 'інше', count: 3 });
});

it('a Node build that requires a missing file is refused', async () => {
  await expect(wordsOf({ 'main.cjs': main })).rejects.toThrow(/requests ".\/locale-ua\.cjs", which the shell 1\.0\.0/);
});

it.each(['../shell/main.cjs', './constructor', './__proto__'])('a Node build cannot require %s', async (name) => {
  const asking = main.replace('./locale-ua.cjs', name);
  await expect(wordsOf({ 'main.cjs': asking, 'locale-ua.cjs': '' })).rejects.toThrow(`requests "${name}"`);
});
