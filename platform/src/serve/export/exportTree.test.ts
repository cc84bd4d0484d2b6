import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  createLiveStore,
  findContent,
  getOwnScriptPath,
  getOwnStylePath,
  putFakeDeltas,
  putFakeEntry,
  putFakeShell,
  putFakeSite,
} from '../../../test/fakeSite.ts';
import { findReleasedContent, findReleasedKey } from '../../../test/writeReleased.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getBlobKey, getContentKey } from '../../store/protocol/content.ts';
import { getEntryKey, getListingKey } from '../../store/protocol/keys.ts';
import { exportTree } from './exportTree.ts';

let store: ReleaseStore;
let folder: string;

beforeEach(async () => {
  ({ store } = await createLiveStore());
  folder = `${store.place}-site`;
});

/** Returns fields of a log entry whose live shell has this version. */
const showing = (version: string) => ({ composition: { releases: { shell: version }, site: {} } });

const home = () => readFile(join(folder, 'live/index.html'), 'utf8');
const temporaries = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp'));

it('an export contains every public file with its compressed copies, and no internal file', async () => {
  await exportTree(store, folder);
  const files = (await readdir(join(folder, 'live/'))).sort();
  expect(files).toEqual(
    ['404', 'en', 'index', 'portfolio']
      .flatMap((name) => [`${name}.html`, `${name}.html.br`, `${name}.html.gz`])
      .concat([
        'en',
        'portfolio',
        'short.html',
        'app.json',
        'icon.svg',
        'robots.txt',
        'snapshot.json',
        'snapshot.json.br',
        'snapshot.json.gz',
      ])
      .sort(),
  );
  expect(existsSync(join(folder, 'r/shell/1.0.0/js/main.1a2b3c4d.js.br'))).toBe(true);
  expect(existsSync(join(folder, 'r/shell/1.0.0/release.json'))).toBe(false);
  expect(existsSync(join(folder, 'r/shell/1.0.0/main.cjs'))).toBe(false);
});

it('an export contains the files of releases that were live or a canary, and of no others', async () => {
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) await putFakeShell(store, version);
  const site = await putFakeSite(store, 'first');
  await putFakeEntry(store, 2, site, showing('2.0.0'));
  await putFakeEntry(store, 3, site, { canary: { name: 'shell', version: '3.0.0', percent: 10, site } });
  await exportTree(store, folder);
  const versions = (await readdir(join(folder, 'r/shell'))).filter((name) => /^\d/.test(name));
  expect(versions.sort()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

it('equal files keep their time across exports, changed files do not, and content is written once', async () => {
  const second = await putFakeSite(store, 'second');
  await exportTree(store, folder);
  const before = await Promise.all(['index.html', 'portfolio.html'].map((file) => stat(join(folder, 'live', file))));
  await putFakeEntry(store, 2, second);
  await exportTree(store, folder);
  const after = await Promise.all(['index.html', 'portfolio.html'].map((file) => stat(join(folder, 'live', file))));
  expect(after[0]?.mtimeMs).not.toBe(before[0]?.mtimeMs);
  expect(after[1]?.mtimeMs).toBe(before[1]?.mtimeMs);
  expect(after[1]?.ino).toBe(before[1]?.ino);
  for (const { mtimeMs } of after) expect(mtimeMs).toBeLessThan(Date.parse('2002-01-01'));
});

it('a store error during an export leaves the old site, and the next export completes', async () => {
  await exportTree(store, folder);
  await putFakeShell(store, '2.0.0');
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'), showing('2.0.0'));
  let reads = 0;
  const counting: ReleaseStore = {
    ...store,
    read: (key) => {
      reads += 1;
      return store.read(key);
    },
  };
  await exportTree(counting, `${folder}-other`);
  expect(reads).toBeGreaterThan(50);
  for (let fatal = 1; fatal <= reads; fatal += 7) {
    let left = fatal;
    const failing: ReleaseStore = {
      ...store,
      read: (key) => {
        left -= 1;
        return left === 0 ? Promise.reject(new Error('the store is away')) : store.read(key);
      },
    };
    // Without the new release in the folder, each export must write its files again, and can fail at each of them.
    await rm(join(folder, 'r/shell/2.0.0'), { recursive: true, force: true });
    await exportTree(failing, folder).catch((error: Error) => expect(error.message).toBe('the store is away'));
    expect(await home(), `read ${fatal}`).toMatch(/<title>(first|second)/);
    expect(await temporaries()).toEqual([]);
  }
  await exportTree(store, folder);
  expect(await home()).toContain('<title>second');
  expect(existsSync(join(folder, 'r/shell/2.0.0/js/main.1a2b3c4d.js'))).toBe(true);
});

it('simultaneous exports end with the newest entry', async () => {
  const sites = [
    await putFakeSite(store, 'first'),
    await putFakeSite(store, 'second'),
    await putFakeSite(store, 'third'),
  ];
  const exports: Promise<unknown>[] = [];
  for (let number = 2; number <= 13; number += 1) {
    await putFakeEntry(store, number, sites[number % 3] ?? '');
    exports.push(exportTree(store, folder));
  }
  await Promise.all(exports);
  expect(await home()).toContain('<title>second');
  expect(await temporaries()).toEqual([]);
});

it('an export that ends late removes no file of a newer release', async () => {
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
  await exportTree(store, folder);
  const site = await putFakeSite(store, 'first');
  await putFakeEntry(store, 3, site);
  const held = Promise.withResolvers<void>();
  const cleaning = Promise.withResolvers<void>();
  const slow = {
    ...store,
    // Only the clean-up asks for former sites.
    async read(key: string) {
      if (key.startsWith('sites/') && key !== getListingKey(site)) {
        cleaning.resolve();
        await held.promise;
      }
      return store.read(key);
    },
  };
  const late = exportTree(slow, folder);
  await cleaning.promise;
  await putFakeShell(store, '2.0.0');
  await putFakeEntry(store, 4, await putFakeSite(store, 'third'), showing('2.0.0'));
  await exportTree(store, folder);
  held.resolve();
  expect((await late).number).toBe(4);
  expect([await home(), existsSync(join(folder, 'r/shell', getOwnScriptPath('2.0.0')))]).toEqual([
    expect.stringContaining('third'),
    true,
  ]);
});

it('a site that the collector removed disappears with the next export', async () => {
  const first = await putFakeSite(store, 'first');
  await exportTree(store, folder);
  const contents = (await readdir(join(folder, 'contents'))).length;
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
  await exportTree(store, folder);
  // Expects further contents: those of the second site and of log entry 2. The first site's stay, because the store still has that site.
  expect((await readdir(join(folder, 'contents'))).length).toBeGreaterThan(contents + 1);
  await rm(join(store.place, getListingKey(first)));
  await exportTree(store, folder);
  expect(existsSync(join(folder, 'sites', first))).toBe(false);
  // Only the first site's contents are gone. The two more than at the start are of entry 2, because the store keeps its log.
  expect((await readdir(join(folder, 'contents'))).length).toBe(contents + 2);
});

/** Lists the paths that other users may not read, in a folder and the folder itself. */
async function closedIn(place: string): Promise<string[]> {
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  const paths = [place, ...found.map(({ parentPath, name }) => join(parentPath, name))];
  const closed = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path);
      const needed = found.isDirectory() ? 0o005 : 0o004;
      return (found.mode & needed) === needed ? [] : [path];
    }),
  );
  return closed.flat();
}

it.each(['022', '027', '077'])(
  'with the umask %s, other users may read every exported file and no others',
  async (octal) => {
    const mask = Number.parseInt(octal, 8);
    const usual = process.umask();
    onTestFinished(() => void process.umask(usual));
    const exported = async () => {
      process.umask(mask);
      await exportTree(store, folder);
      return closedIn(folder);
    };
    expect(await exported()).toEqual([]);
    await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
    expect(await exported()).toEqual([]);
    await writeFile(join(folder, 'key.pem'), 'secret', { mode: 0o600 });
    for (const path of ['contents', 'r/shell', 'live/index.html']) await chmod(join(folder, path), 0o700);
    expect(await exported()).toEqual([join(folder, 'key.pem')]);
  },
);

it.each([
  ['https://porohy.example/site', 'needs an origin without a path'],
  ['https://porohy.example/', 'needs an origin without a path'],
])('a site with the origin %s is not exported', async (origin, words) => {
  await exportTree(store, folder);
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'), { composition: { releases: {}, site: { origin } } });
  await expect(exportTree(store, folder)).rejects.toThrow(words);
  expect(await home()).toContain('<title>first');
});

it('a store with changed bytes is not exported', async () => {
  await exportTree(store, folder);
  await putFakeShell(store, '2.0.0');
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'), showing('2.0.0'));
  const style = await findReleasedKey(store, 'shell', '2.0.0', `browser/${getOwnStylePath('2.0.0')}`);
  await writeFile(join(store.place, style), 'body{display:none}');
  await expect(exportTree(store, folder)).rejects.toThrow(new RegExp(`${style} .*was altered`));
  expect(await home()).toContain('<title>first');
});

it('an altered page is not exported until its bytes are restored', async () => {
  await exportTree(store, folder);
  const site = await putFakeSite(store, 'second');
  await putFakeEntry(store, 2, site);
  const file = join(store.place, getContentKey(await findContent(store, site, 'index.html')));
  const whole = await readFile(file);
  await writeFile(file, 'changed');
  await expect(exportTree(store, folder)).rejects.toThrow('was altered');
  expect(await home()).toContain('<title>first');
  await writeFile(file, whole);
  await exportTree(store, folder);
  expect(await home()).toContain('<title>second');
});

it('the log of a new store replaces the log of the former store in the folder', async () => {
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
  await putFakeEntry(store, 3, await putFakeSite(store, 'third'));
  await exportTree(store, folder);
  const { store: fresh, site } = await createLiveStore();
  await putFakeEntry(fresh, 2, site, { why: 'of the new store' });
  await exportTree(fresh, folder);
  const log = async () => (await readdir(join(folder, 'proof'))).filter((name) => /^\d/.test(name)).sort();
  expect(await log()).toEqual(['00000001.json', '00000002.json']);
  for (const number of [1, 2])
    expect(await readFile(join(folder, `proof/0000000${number}.json`))).toEqual(await fresh.read(getEntryKey(number)));
});

it('a file of a new store replaces the file of the former store that has its name, with its compressed copies', async () => {
  const { store: fresh, site } = await createLiveStore();
  for (const [each, text] of [
    [store, `"${'former '.repeat(200)}"`],
    [fresh, '"new"'],
  ] as const) {
    await putFakeShell(each, '1.1.0', { 'data.json': text });
    await putFakeEntry(each, 2, site, { ...showing('1.1.0'), why: text });
    await exportTree(each, folder);
    const file = join(folder, 'r/shell/1.1.0/data.json');
    expect([await readFile(file, 'utf8'), existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([
      text,
      each === store,
      each === store,
    ]);
  }
  expect(await temporaries()).toEqual([]);
});

it('an export keeps an entry that became live meanwhile and that another export has written', async () => {
  await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
  await exportTree(store, folder);
  const isThere: boolean[] = [];
  let isLive = false;
  const read: ReleaseStore['read'] = async (key) => {
    if (key !== getEntryKey(2)) return store.read(key);
    isThere.push(existsSync(join(folder, 'proof/00000002.json')));
    // Imitates an export that began before entry 2 was live.
    const bytes = isLive ? await store.read(key) : undefined;
    isLive = true;
    return bytes;
  };
  expect((await exportTree({ ...store, read }, folder)).number).toBe(2);
  expect(isThere.length).toBeGreaterThan(2);
  expect(isThere).not.toContain(false);
});

it('a file with a content hash is exported once for all releases', async () => {
  for (const version of ['0.9.0', '2.0.0', '3.0.0']) await putFakeShell(store, version);
  const site = await putFakeSite(store, 'first');
  await putFakeEntry(store, 2, site, showing('0.9.0'));
  await putFakeEntry(store, 3, site);
  await exportTree(store, folder);
  const place = (path: string) => join(folder, 'r/shell', path);
  const main = 'js/main.1a2b3c4d.js';
  for (const file of [main, `${main}.br`, `${main}.gz`, getOwnScriptPath('0.9.0'), getOwnScriptPath('1.0.0')])
    expect(existsSync(place(file)), file).toBe(true);
  // Expects no files of releases that were never live, and no files without a content hash in their names.
  for (const file of [getOwnScriptPath('2.0.0'), getOwnScriptPath('3.0.0'), 'mf-manifest.json'])
    expect(existsSync(place(file)), file).toBe(false);
  const [shared, ofRelease] = await Promise.all([main, `1.0.0/${main}`].map((file) => stat(place(file))));
  expect(shared?.ino).toBe(ofRelease?.ino);
  await putFakeEntry(store, 4, site, { at: '2026-03-01T00:00:00.000Z' });
  await exportTree(store, folder);
  expect(
    [main, getOwnScriptPath('0.9.0'), `${getOwnScriptPath('0.9.0')}.br`].map((file) => existsSync(place(file))),
  ).toEqual([true, false, false]);
});

describe('exported deltas', () => {
  const [before, now] = ['js/page.11111111.js', 'js/page.22222222.js'];
  const ending = (dictionary: Buffer) =>
    `.${createHash('sha256').update(dictionary).digest('base64').replace('=', '')}.dcz`;
  const bytesOf = async (content: Content) => (await readStoredContent(store, content)) ?? Buffer.alloc(0);

  /** Writes a page and a script into the store, each with its delta. @returns paths of these deltas in an export */
  async function putBoth(number = 2): Promise<{ readonly page: string; readonly script: string }> {
    for (const [version, file] of [
      ['1.1.0', before],
      ['1.2.0', now],
    ] as const)
      await putFakeShell(store, version, { [file]: `export const file = '${file}';` });
    const [first, second] = [await putFakeSite(store, 'first'), await putFakeSite(store, 'second')];
    const [page, former] = [
      await findContent(store, second, 'index.html'),
      await findContent(store, first, 'index.html'),
    ];
    const old = await findReleasedContent(store, 'shell', '1.1.0', `browser/${before}`);
    const flags = await putFakeDeltas(
      store,
      [page, former],
      [await findReleasedContent(store, 'shell', '1.2.0', `browser/${now}`), old],
    );
    await putFakeEntry(store, number, second, { composition: { releases: { shell: '1.2.0' }, site: {} }, ...flags });
    return {
      page: `live/index.html${ending(await bytesOf(former))}`,
      script: `r/shell/${now}${ending(await bytesOf(old))}`,
    };
  }

  it('deltas are added to an exported site and removed with their targets', async () => {
    await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
    await exportTree(store, folder);
    const { page, script } = await putBoth(3);
    // Exports twice, because the second export must keep the deltas.
    for (let times = 0; times < 2; times += 1) {
      await exportTree(store, folder);
      expect([page, script].map((file) => existsSync(join(folder, file)))).toEqual([true, true]);
    }
    // Lets thirty days pass after the targets were last live, so that the export removes targets and deltas.
    const site = await putFakeSite(store, 'first');
    await putFakeEntry(store, 4, site);
    await putFakeEntry(store, 5, site, { at: '2026-03-01T00:00:00.000Z' });
    await exportTree(store, folder);
    expect(existsSync(join(folder, script))).toBe(false);
  });

  it('an altered delta is not exported', async () => {
    const { page, script } = await putBoth();
    await exportTree(store, folder);
    await writeFile(join(store.place, getBlobKey(computeIntegrity(await readFile(join(folder, page))))), 'altered');
    await rm(folder, { recursive: true });
    await exportTree(store, folder);
    expect([page, script].map((file) => existsSync(join(folder, file)))).toEqual([false, true]);
  });
});
