import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readRelease } from '../store/protocol/readRelease.ts';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { publishRelease } from './publishRelease.ts';

let root: string;
let store: ReleaseStore;

/** A workspace of one package whose "rspack" writes a build out of `src/text.js`: publishing is the subject, not building. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'));
  store = openFolderStore(join(root, 'releases'));
  const bin = join(root, 'mfe-news/node_modules/.bin');
  await mkdir(bin, { recursive: true });
  await mkdir(join(root, 'mfe-news/src'), { recursive: true });
  await mkdir(join(root, 'shared/src'), { recursive: true });
  await writeFile(join(root, 'mfe-news/package.json'), '{"version":"1.2.0"}');
  for (const file of [
    'mfe-news/rspack.config.ts',
    'mfe-news/tsconfig.json',
    'shared/package.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ]) {
    await writeFile(join(root, file), '{}');
  }
  await writeFile(
    join(bin, 'rspack'),
    `#!${process.execPath}
const fs = require('node:fs');
const text = fs.readFileSync('src/text.js', 'utf8');
if (text.includes('broken')) { console.error('src/text.js: unexpected token'); process.exit(1); }
fs.mkdirSync('dist/browser', { recursive: true }); fs.mkdirSync('dist/node', { recursive: true });
fs.writeFileSync('dist/browser/entry.js', text.repeat(60)); fs.writeFileSync('dist/node/main.cjs', text);
fs.writeFileSync('dist/inputs.browser.json', JSON.stringify({ files: fs.readdirSync('src').map((file) => 'mfe-news/src/' + file), folders: [], libraries: [] }));
fs.writeFileSync('dist/browser/chunks.json', JSON.stringify({ entry: 'entry.js', chunks: { news: { js: ['entry.js'], css: [] } } }));
`,
    { mode: 0o755 },
  );
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1;\n');
});

const publish = (version?: string) => publishRelease({ root: `${root}/`, folder: 'mfe-news', store, version });

it('names a release by the number of package.json and by its content, with the integrity of every file and compressed copy', async () => {
  const { name, version, created } = await publish();
  expect({ name, created }).toEqual({ name: 'news', created: true });
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  const release = await readRelease(store.read, name, version);
  expect(Object.keys(release?.files ?? {}).sort()).toEqual([
    'browser/entry.js',
    'browser/entry.js.br',
    'browser/entry.js.gz',
    'node/main.cjs',
  ]);
});

it('builds nothing when nothing has changed, and writes nothing for the same content', async () => {
  const first = await publish();
  expect(await publish()).toEqual({ ...first, created: false, built: false });
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1;\n\n');
  expect(await publish()).toMatchObject({ built: true });
});

it('builds nothing for a file that the build has not read, and builds again when one that it has read is gone', async () => {
  await writeFile(join(root, 'mfe-news/src/aside.js'), 'read, and changes no output');
  const first = await publish();
  await writeFile(join(root, 'mfe-news/src/text.test.js'), 'never read');
  expect(await publish()).toEqual({ ...first, created: false, built: false });
  await rm(join(root, 'mfe-news/src/aside.js'));
  expect(await publish()).toEqual({ ...first, created: false, built: true });
});

it('builds again for another number in package.json, and for a configuration that says something else', async () => {
  await publish();
  await writeFile(join(root, 'mfe-news/package.json'), '{"version":"1.3.0"}');
  expect(await publish()).toMatchObject({ built: true, version: expect.stringMatching(/^1\.3\.0-/) });
  await writeFile(join(root, 'mfe-news/rspack.config.ts'), 'export default [];');
  expect(await publish()).toMatchObject({ built: true, created: false });
});

it('refuses other bytes under a released number, names the files, and what stood still stands', async () => {
  await publish('2.0.0');
  const before = await readFile(join(store.place, 'news/2.0.0/browser/entry.js'), 'utf8');
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 2;\n');
  await expect(publish('2.0.0')).rejects.toThrow(
    /news 2\.0\.0 is released already, with other bytes: .*browser\/entry\.js/,
  );
  expect(await readFile(join(store.place, 'news/2.0.0/browser/entry.js'), 'utf8')).toBe(before);
});

it('takes a build that lost a file for another one', async () => {
  await publish('3.0.0');
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1; // without the extra\n');
  await expect(publish('3.0.0')).rejects.toThrow(/news 3\.0\.0 is released already/);
});

it('completes a publish that was interrupted before its description', async () => {
  const { version } = await publish();
  const whole = await readRelease(store.read, 'news', version);
  const interrupted = openFolderStore(join(root, 'interrupted'));
  await mkdir(join(interrupted.place, 'news', version), { recursive: true });
  await cp(join(store.place, 'news', version, 'browser'), join(interrupted.place, 'news', version, 'browser'), {
    recursive: true,
  });
  expect(await readRelease(interrupted.read, 'news', version)).toBeUndefined();
  await publishRelease({ root, folder: 'mfe-news', store: interrupted });
  expect(await readRelease(interrupted.read, 'news', version)).toEqual(whole);
});

it('tells what the build said when it fails, and releases nothing', async () => {
  await writeFile(join(root, 'mfe-news/src/text.js'), 'broken');
  await expect(publish()).rejects.toThrow(/could not be built\.\nsrc\/text\.js: unexpected token/);
  expect(await store.list('news/')).toEqual([]);
});

it('tells who asks before the upload what the compiler complains of, where a remote’s types could not be made', async () => {
  await writeFile(join(root, 'mfe-news/src/remote.ts'), 'export const remote: number = "news";');
  await writeFile(
    join(root, 'mfe-news/node_modules/.bin/tsc'),
    `#!${process.execPath}\nconsole.log("src/remote.ts(1,14): error TS2322: Type 'string' is not assignable.\\nFound 1 error.");\nprocess.exitCode = 2;\n`,
    { mode: 0o755 },
  );
  const told: (readonly string[])[] = [];
  const beforeUpload = async (_release: unknown, _files: unknown, complaints: readonly string[]) => {
    told.push(complaints);
  };
  await publishRelease({ root: `${root}/`, folder: 'mfe-news', store, beforeUpload });
  expect(told).toEqual([["src/remote.ts(1,14): error TS2322: Type 'string' is not assignable."]]);
});

it('says what a release was built from, and the same content from another commit is no other release', async () => {
  const from = (commit: string) =>
    publishRelease({ root: `${root}/`, folder: 'mfe-news', store, source: { commit, clean: true } });
  const { name, version } = await from('a'.repeat(40));
  expect((await readRelease(store.read, name, version))?.source).toEqual({ commit: 'a'.repeat(40), clean: true });
  await rm(join(root, '.cache'), { recursive: true, force: true });
  expect(await from('b'.repeat(40))).toMatchObject({ version, created: false });
  expect((await readRelease(store.read, name, version))?.source?.commit).toBe('a'.repeat(40));
});
