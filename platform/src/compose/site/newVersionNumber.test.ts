import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRemoteSource, remoteChunks, shellChunks, shellSource } from '../../../test/fakeReleases.ts';
import { putFakeEntry, readText } from '../../../test/fakeSite.ts';
import { writeReleased } from '../../../test/writeReleased.ts';
import { openFolderStore } from '../../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { composeSite } from './composeSite.ts';

const entry = 'browser/entry.1a2b3c4d.js';

/** Releases `news`, whose page shows `text`. @param more fields of `release.json` to override */
const releaseNews = (version: string, text: string, more: Partial<Release> = {}) => {
  const source = createRemoteSource('news', ['/news'], `return "<h1>${text}</h1>"`);
  const files = { [more.entry ?? entry]: 'export {};', 'node/main.cjs': source };
  return writeReleased(store, { name: 'news', version, entry, chunks: remoteChunks, ...more }, files);
};
const releaseShell = (version: string) => {
  const files = { [entry]: 'export {};', 'node/main.cjs': shellSource };
  return writeReleased(store, { name: 'shell', version, entry, chunks: shellChunks }, files);
};

let store: ReleaseStore;

/** Composes a site and makes it live. @returns its documents */
async function composed(releases: Readonly<Record<string, string>>) {
  const { site, rendered } = await composeSite(store, { releases, site: {} });
  await putFakeEntry(store, ((await readNewestEntry(store))?.number ?? 0) + 1, site);
  const { pages } = await readSite(store.read, site);
  const read = Object.keys(pages).map(async (file) => [file, `${await readText(store, site, file)}`]);
  return { pages: Object.fromEntries(await Promise.all(read)) as Record<string, string>, rendered };
}

beforeEach(async () => {
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'store-')));
  await releaseShell('1.0.0');
  await releaseNews('1.0.0', 'one');
});

describe('a release with the same content under another version', () => {
  it('a new version with the same content renders no page and leaves all pages identical', async () => {
    await releaseNews('2.0.0', 'one');
    await releaseShell('2.0.0');
    const before = await composed({ shell: '1.0.0', news: '1.0.0' });
    expect(before.rendered).toBe(Object.keys(before.pages).length);
    expect(await composed({ shell: '1.0.0', news: '2.0.0' })).toEqual({ pages: before.pages, rendered: 0 });
    expect(await composed({ shell: '2.0.0', news: '2.0.0' })).toEqual({ pages: before.pages, rendered: 0 });
    for (const html of Object.values(before.pages)) expect(html).not.toMatch(/[12]\.0\.0/);
  });

  it('a new version changes its pages if a byte of its content differs', async () => {
    await releaseNews('2.0.0', 'two');
    const before = await composed({ shell: '1.0.0', news: '1.0.0' });
    const after = await composed({ shell: '1.0.0', news: '2.0.0' });
    expect(after.rendered).toBe(2);
    expect(after.pages['news.html']).toContain('<h1>two</h1>');
    expect(after.pages['404.html']).toBe(before.pages['404.html']);
  });

  it('a new version’s pages are rendered again if its chunks have other files', async () => {
    const chunks = [...remoteChunks, 'page-Other'].map((chunk) => [chunk, { js: [entry], css: [] }]);
    await releaseNews('2.0.0', 'one', { chunks: Object.fromEntries(chunks) });
    await composed({ shell: '1.0.0', news: '1.0.0' });
    expect((await composed({ shell: '1.0.0', news: '2.0.0' })).rendered).toBe(2);
  });

  it('a new version’s pages are rendered again if a file’s address contains the version', async () => {
    for (const version of ['3.0.0', '4.0.0']) await releaseNews(version, 'plain', { entry: 'browser/entry.js' });
    for (const version of ['3.0.0', '4.0.0'])
      expect((await composed({ shell: '1.0.0', news: version })).rendered).toBeGreaterThanOrEqual(2);
    expect((await composed({ shell: '1.0.0', news: '3.0.0' })).pages['news.html']).toContain('/r/news/3.0.0/entry.js');
  });
});
