import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStoreCalls } from '../../../test/countStoreCalls.ts';
import { putFakeEntry } from '../../../test/fakeSite.ts';
import { findReleasedKey } from '../../../test/writeReleased.ts';
import { writeStubProgram } from '../../../test/writeStubProgram.ts';
import { buildPackage, checkPackageTypes } from '../../build/package/buildPackage.ts';
import { openFolderStore } from '../../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { findReleaseFaults, verifyRelease } from '../../store/content/verifyRelease.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import { listReleasedPackages } from './publishAll.ts';
import { publishRelease } from './publishRelease.ts';

let root: string;
let store: ReleaseStore;

/** Creates a workspace with one package. Its `rspack` is a script that builds from `src/text.js`. */
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
  await writeStubProgram(
    join(bin, 'rspack'),
    `const fs = require('node:fs');
const text = fs.readFileSync('src/text.js', 'utf8');
if (text.includes('broken')) { console.error('src/text.js: unexpected token'); process.exit(1); }
fs.mkdirSync('dist/browser', { recursive: true }); fs.mkdirSync('dist/node', { recursive: true });
fs.writeFileSync('dist/browser/entry.js', text.repeat(60) + process.env.MF_BUILD_VERSION); fs.writeFileSync('dist/node/main.cjs', text);
fs.mkdirSync('dist/browser/assets', { recursive: true });
for (const file of fs.readdirSync('src')) if (file.endsWith('.svg')) fs.copyFileSync('src/' + file, 'dist/browser/assets/' + file);
fs.writeFileSync('dist/inputs.browser.json', JSON.stringify({ files: fs.readdirSync('src').map((file) => 'mfe-news/src/' + file), folders: [], libraries: [] }));
fs.writeFileSync('dist/browser/chunks.json', JSON.stringify({ entry: 'entry.js', chunks: { news: { js: ['entry.js'], css: [] } } }));
`,
  );
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1;\n');
});

const publish = (version?: string) => publishRelease({ root: `${root}/`, folder: 'mfe-news', store, version });

it('a release’s version is package.json’s number and its content digest, with integrities of all files', async () => {
  const { name, version, created } = await publish();
  expect({ name, created }).toEqual({ name: 'news', created: true });
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  const release = await readRelease(store.read, name, version);
  expect(Object.keys(release?.files ?? {}).sort()).toEqual([
    'browser/entry.js',
    'browser/entry.js.br',
    'node/main.cjs',
  ]);
});

it('the content digest does not depend on the version, and verification checks it', async () => {
  const { version } = await publish();
  await writeFile(join(root, 'mfe-news/package.json'), '{"version":"7.0.0"}');
  const renumbered = await publish();
  const contents = [version, renumbered.version].map(
    async (each) => (await readRelease(store.read, 'news', each))?.content,
  );
  const [content, again] = await Promise.all(contents);
  expect([version, renumbered.version]).toEqual([`1.2.0-${content}`, `7.0.0-${content}`]);
  expect(again).toBe(content);
  await publish('8.0.0');
  // Refuses a chosen version that looks like a default one, because every check would compare its end with the content.
  await expect(publish('2.4.0-2026112914')).rejects.toThrow('2.4.0-2026112914 ends like a default version');
  expect(await store.list('news/')).toEqual([version, renumbered.version, '8.0.0']);
  const release = await readRelease(store.read, 'news', '8.0.0');
  if (!release) throw new Error('It was not published.');
  expect(release.content).toBe(content);
  expect(await findReleaseFaults(store, release)).toEqual([]);
  expect(await findReleaseFaults(store, { ...release, content: '0123456789' })).toMatchObject([
    { fault: 'has files that do not match its content' },
  ]);
});

it('the bundler gets no version, so another version alone builds the same bytes', async () => {
  const { files } = await buildPackage(join(root, 'mfe-news'));
  expect(String(files['browser/entry.js'])).toMatch(/named-by-content$/);
});

it('an unchanged package is not built, and unchanged content is not written', async () => {
  const first = await publish();
  expect(await publish()).toEqual({ ...first, created: false, built: false });
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1;\n\n');
  expect(await publish()).toMatchObject({ built: true });
});

it('a release that exists is checked again only if asked, with or without a build', async () => {
  const checked: string[] = [];
  const beforeUpload = async ({ version }: { readonly version: string }) => void checked.push(version);
  const again = (options: object) =>
    publishRelease({ root: `${root}/`, folder: 'mfe-news', store, beforeUpload, ...options });
  const { version } = await again({});
  await again({});
  await again({ checksExisting: true });
  await again({ checksExisting: true, version });
  expect(checked).toEqual([version, version, version]);
});

it('a changed or removed file causes a new build only if the build has read it', async () => {
  await writeFile(join(root, 'mfe-news/src/aside.js'), 'read, and changes no output');
  const first = await publish();
  await writeFile(join(root, 'mfe-news/src/text.test.js'), 'never read');
  expect(await publish()).toEqual({ ...first, created: false, built: false });
  await rm(join(root, 'mfe-news/src/aside.js'));
  expect(await publish()).toEqual({ ...first, created: false, built: true });
});

it.each([
  ['changed', (file: string) => writeFile(file, 'export const text = 2;\n')],
  ['removed', (file: string) => rm(file)],
])('a source that is %s between its build and the record of the build causes a new build', async (_, change) => {
  const aside = join(root, 'mfe-news/src/aside.js');
  await writeFile(aside, 'read, and changes no output');
  const beforeUpload = () => change(aside);
  const first = await publishRelease({ root, folder: 'mfe-news', store, beforeUpload });
  expect(await publish()).toEqual({ ...first, created: false, built: true });
  expect(await publish()).toEqual({ ...first, created: false, built: false });
});

it.each(['', '{"files":["mfe-news/src/te', 'null', '{"files":[1],"tools":[]}', '{"files":[],"tools":[]}'])(
  'the damaged build record %j causes a new build',
  async (text) => {
    await mkdir(join(root, '.cache/builds'), { recursive: true });
    await writeFile(join(root, '.cache/builds/news.json'), text);
    expect(await publish()).toMatchObject({ created: true, built: true });
  },
);

it('a new version in package.json or a changed configuration causes a build', async () => {
  await publish();
  await writeFile(join(root, 'mfe-news/package.json'), '{"version":"1.3.0"}');
  expect(await publish()).toMatchObject({ built: true, version: expect.stringMatching(/^1\.3\.0-/) });
  await writeFile(join(root, 'mfe-news/rspack.config.ts'), 'export default [];');
  expect(await publish()).toMatchObject({ built: true, created: false });
});

it('other bytes under a released version are refused, and the store stays unchanged', async () => {
  await publish('2.0.0');
  const before = await store.upkeep.inventory();
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 2;\n');
  await expect(publish('2.0.0')).rejects.toThrow(
    /news 2\.0\.0 is already released with different bytes: .*browser\/entry\.js/,
  );
  expect(await store.upkeep.inventory()).toEqual(before);
});

it('a build that lost a file counts as another build', async () => {
  await publish('3.0.0');
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 1; // without the extra\n');
  await expect(publish('3.0.0')).rejects.toThrow(/news 3\.0\.0 is already released/);
});

it('a second run of an interrupted publish completes the release', async () => {
  const { version } = await publish();
  const whole = await readRelease(store.read, 'news', version);
  const interrupted = openFolderStore(join(root, 'interrupted'));
  await cp(join(store.place, 'blobs'), join(interrupted.place, 'blobs'), { recursive: true });
  expect(await readRelease(interrupted.read, 'news', version)).toBeUndefined();
  await publishRelease({ root, folder: 'mfe-news', store: interrupted });
  expect(await readRelease(interrupted.read, 'news', version)).toEqual(whole);
});

it('a failed build prints its output and releases nothing', async () => {
  await writeFile(join(root, 'mfe-news/src/text.js'), 'broken');
  await expect(publish()).rejects.toThrow(/could not be built\.\nsrc\/text\.js: unexpected token/);
  expect(await store.list('news/')).toEqual([]);
});

it('a package with a reserved name is refused, and releases nothing', async () => {
  await putFakeEntry(store, 1, '0123456789abcdef', { composition: { releases: { news: '1.0.0' }, site: {} } });
  await rename(join(root, 'mfe-news'), join(root, 'mfe-constructor'));
  const published = publishRelease({ root, folder: 'mfe-constructor', store });
  await expect(published).rejects.toThrow(/^constructor 1\.2\.0-[0-9a-f]{10} is invalid\.\n {2}name: .* is reserved/);
  expect(await store.list('constructor/')).toEqual([]);
});

it('the folders that a former remote has left are no package', async () => {
  await mkdir(join(root, 'mfe-careers/node_modules'), { recursive: true });
  expect(await listReleasedPackages(root)).toEqual(['shell', 'mfe-news']);
});

it('type errors stop publishing with the compiler’s output, as does a compiler crash', async () => {
  await writeStubProgram(
    join(root, 'mfe-news/node_modules/.bin/tsc'),
    `console.log("src/remote.ts(1,14): error TS2322: Type 'string' is not assignable.\\nFound 1 error.");\nprocess.exitCode = 2;\n`,
  );
  const types = () => checkPackageTypes(join(root, 'mfe-news'));
  await expect(types()).rejects.toThrow(
    "\nsrc/remote.ts(1,14): error TS2322: Type 'string' is not assignable.\nFix the errors",
  );
  await writeStubProgram(join(root, 'mfe-news/node_modules/.bin/tsc'), 'process.exitCode = 134;\n');
  await expect(types()).rejects.toThrow('It ended with 134.');
  await writeStubProgram(join(root, 'mfe-news/node_modules/.bin/tsc'), '');
  await types();
});

it('a release records its commit, and the same content of another commit is the same release', async () => {
  const from = (commit: string) =>
    publishRelease({ root: `${root}/`, folder: 'mfe-news', store, source: { commit, clean: true } });
  const { name, version } = await from('a'.repeat(40));
  expect((await readRelease(store.read, name, version))?.source).toEqual({ commit: 'a'.repeat(40), clean: true });
  await rm(join(root, '.cache'), { recursive: true, force: true });
  expect(await from('b'.repeat(40))).toMatchObject({ version, created: false });
  expect((await readRelease(store.read, name, version))?.source?.commit).toBe('a'.repeat(40));
});

describe('the content of a file', () => {
  const river = 'browser/assets/river.1a2b3c4d.svg';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(60)}</svg>`;
  const draw = (text: string) => writeFile(join(root, 'mfe-news/src/river.1a2b3c4d.svg'), text);
  const write = (text: string) => writeFile(join(root, 'mfe-news/src/text.js'), `export const text = ${text};\n`);
  const live = (version: string, earlier: readonly string[] = []) =>
    putFakeEntry(store, 1, '0123456789abcdef', {
      composition: { releases: { news: version }, site: {} },
      earlier: { news: earlier },
    });
  const placeOf = (version: string) => findReleasedKey(store, 'news', version, river);
  beforeEach(() => draw(drawn));

  it('the content of a file is stored once for all releases that have the file', async () => {
    const { version } = await publish();
    await write('2');
    const { version: next } = await publish();
    expect(await placeOf(next)).toBe(await placeOf(version));
    const keys = (await store.upkeep.inventory()).map(({ key }) => key.replace(/[0-9a-f]{64}/, '<digest>'));
    // Expects five contents: the drawing once, and for each of two releases the entry and the Node build.
    expect(keys.sort()).toEqual(
      [...Array(5).fill('blobs/<digest>'), ...[version, next].map((each) => `news/${each}/release.json`)].sort(),
    );
    expect((await verifyRelease(store, 'news', version))?.version).toBe(version);
  });

  it('only content that the live release does not list is uploaded', async () => {
    await live((await publish()).version);
    await write('2');
    const counted = countStoreCalls(store);
    const { version } = await publishRelease({ root: `${root}/`, folder: 'mfe-news', store: counted.store });
    // Expects three uploads: the entry, the Node build and the `release.json`.
    expect(counted.counts.creates).toBe(3);
    expect(Object.keys((await verifyRelease(store, 'news', version))?.files ?? {})).toContain(`${river}.br`);
  });

  it('content that the live release lists is uploaded if it is missing in the store', async () => {
    const { version } = await publish();
    await live(version);
    await store.upkeep.remove([await placeOf(version)]);
    await write('2');
    expect(await verifyRelease(store, 'news', (await publish()).version)).toBeDefined();
  });

  it('a repeated publish uploads content again that is missing in the store', async () => {
    await publish('2.0.0');
    await store.upkeep.remove([await placeOf('2.0.0')]);
    expect(await publish('2.0.0')).toMatchObject({ created: false });
    expect(await verifyRelease(store, 'news', '2.0.0')).toBeDefined();
  });

  it.each([
    ['the live release', (version: string) => live(version)],
    ['a rollback target', (version: string) => live('1.0.0', [version])],
  ])('a hashed file name of %s with other bytes is refused, with both digests', async (_, put) => {
    const { version } = await publish();
    await put(version);
    await draw(drawn.replace('h9', 'h8'));
    const [there, own] = [drawn, drawn.replace('h9', 'h8')].map(computeIntegrity);
    await expect(publish()).rejects.toThrow(
      `${river} of news has different bytes in an earlier release: ${there} there, ${own} in this build.`,
    );
    expect(await verifyRelease(store, 'news', version)).toBeDefined();
    expect(await store.list('news/')).toEqual([version]);
  });

  it('an altered blob in the place of a file’s content stops publishing', async () => {
    const { version } = await publish();
    const key = await placeOf(version);
    await store.upkeep.remove([key]);
    await store.create(key, 'something else');
    await write('2');
    await expect(publish()).rejects.toThrow(`${key} holds altered bytes`);
  });
});

it('a version that another publisher takes during the build is refused', async () => {
  await publishRelease({ root: `${root}/`, folder: 'mfe-news', store, version: '1.0.0' });
  await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 2;\n');
  const beforeUpload = async () => {
    await writeFile(join(root, 'mfe-news/src/text.js'), 'export const text = 3;\n');
    await publish('5.0.0');
  };
  const slower = publishRelease({ root: `${root}/`, folder: 'mfe-news', store, version: '5.0.0', beforeUpload });
  await expect(slower).rejects.toThrow(/news 5\.0\.0 is already released with different bytes: .*browser\/entry\.js/);
  expect(await verifyRelease(store, 'news', '5.0.0')).toBeDefined();
});
