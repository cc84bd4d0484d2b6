import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { remoteChunks, remoteSource, shellChunks, shellSource } from '../../test/fakeReleases.ts';
import { writeReleased } from '../../test/writeReleased.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { composeSite } from './composeSite.ts';

interface FakeBuild {
  readonly source: string;
  readonly chunks: readonly string[];
  readonly entry?: string;
}

async function releaseOf(
  store: ReleaseStore,
  name: string,
  version: string,
  { source, chunks, entry = 'browser/entry.1a2b3c4d.js' }: FakeBuild,
  more: Release['chunks'] = {},
): Promise<void> {
  const files = { [entry]: `export const name = '${name}';`, 'node/main.cjs': source };
  const said = {
    name,
    version,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
    entry,
    chunks: { ...Object.fromEntries(chunks.map((chunk) => [chunk, { js: [entry], css: [] }])), ...more },
    node: 'node/main.cjs',
    shares: {},
  };
  await writeReleased(store, said, files);
}

const news = (text: string): FakeBuild => ({
  source: remoteSource('news', ['/news'], `return "<h1>${text}</h1>"`),
  chunks: remoteChunks,
});
const frame: FakeBuild = { source: shellSource, chunks: shellChunks };

let store: ReleaseStore;

/** Composes, and reads what the site's documents are. */
async function composed(releases: Readonly<Record<string, string>>) {
  const { site, rendered } = await composeSite(store, { releases, site: {} });
  const { pages } = await readSite(store.read, site);
  const read = Object.entries(pages).map(async ([file, key]) => [file, String(await store.read(`pages/${key}.html`))]);
  return { pages: Object.fromEntries(await Promise.all(read)) as Record<string, string>, rendered };
}

beforeEach(async () => {
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'store-')));
  await releaseOf(store, 'shell', '1.0.0', frame);
  await releaseOf(store, 'news', '1.0.0', news('one'));
});

describe('the same bytes under another number', () => {
  it('render nothing, and leave every page as it is to the byte', async () => {
    await releaseOf(store, 'news', '2.0.0', news('one'));
    await releaseOf(store, 'shell', '2.0.0', frame);
    const before = await composed({ shell: '1.0.0', news: '1.0.0' });
    expect(before.rendered).toBe(Object.keys(before.pages).length);
    expect(await composed({ shell: '1.0.0', news: '2.0.0' })).toEqual({ pages: before.pages, rendered: 0 });
    expect(await composed({ shell: '2.0.0', news: '2.0.0' })).toEqual({ pages: before.pages, rendered: 0 });
    for (const html of Object.values(before.pages)) expect(html).not.toMatch(/[12]\.0\.0/);
  });

  it('are other pages where a byte differs', async () => {
    await releaseOf(store, 'news', '2.0.0', news('two'));
    const before = await composed({ shell: '1.0.0', news: '1.0.0' });
    const after = await composed({ shell: '1.0.0', news: '2.0.0' });
    expect(after.rendered).toBe(2);
    expect(after.pages['news.html']).toContain('<h1>two</h1>');
    expect(after.pages['404.html']).toBe(before.pages['404.html']);
  });

  it('are other pages where other files of them are named: the content does not say which', async () => {
    const more = { 'page-Other': { js: ['browser/entry.1a2b3c4d.js'], css: [] } };
    await releaseOf(store, 'news', '2.0.0', news('one'), more);
    await composed({ shell: '1.0.0', news: '1.0.0' });
    expect((await composed({ shell: '1.0.0', news: '2.0.0' })).rendered).toBe(2);
  });

  it('are other pages where a file is named by its version', async () => {
    for (const version of ['3.0.0', '4.0.0'])
      await releaseOf(store, 'news', version, { ...news('plain'), entry: 'browser/entry.js' });
    for (const version of ['3.0.0', '4.0.0'])
      expect((await composed({ shell: '1.0.0', news: version })).rendered).toBeGreaterThanOrEqual(2);
    expect((await composed({ shell: '1.0.0', news: '3.0.0' })).pages['news.html']).toContain('/r/news/3.0.0/entry.js');
  });
});
