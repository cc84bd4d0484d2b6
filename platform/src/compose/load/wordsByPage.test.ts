import { beforeEach, expect, it } from 'vitest';
import { createRemoteSource, remoteChunks, storeWithShell } from '../../../test/fakeReleases.ts';
import { writeReleased } from '../../../test/writeReleased.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { renderPageJob } from '../pages/renderPageJob.ts';
import { loadComposition } from './loadComposition.ts';
import { createStoreSource } from './loadedRelease.ts';

let store: ReleaseStore;
beforeEach(async () => {
  store = await storeWithShell();
});

/** Releases `news` with a file per chunk. The addresses of these files in a page's HTML show the chunks that the page uses. */
async function released(version: string, chunks: readonly string[], words?: Readonly<Record<string, object>>) {
  const fileOf = (chunk: string) => `browser/${chunk}.1a2b3c4d.js`;
  const files: Record<string, string> = {
    'node/main.cjs': createRemoteSource('news', ['/news', '/news/first'], 'return "<h1>news</h1>"', undefined, words),
    'browser/entry.js': 'export const entry = 1;',
    ...Object.fromEntries(chunks.map((chunk) => [fileOf(chunk), `export const chunk = '${chunk}';`])),
  };
  const described = Object.fromEntries(chunks.map((chunk) => [chunk, { js: [fileOf(chunk)], css: [] }]));
  await writeReleased(store, { name: 'news', version, chunks: described }, files);
}

/** Renders a page in Ukrainian. @returns its chunks of messages, its rendered word, and the snapshot */
async function page(version: string, path: '/news' | '/news/first') {
  const source = createStoreSource(store);
  const loaded = await loadComposition(source, { releases: { shell: '1.0.0', news: version }, site: {} });
  const { html } = await renderPageJob(loaded, { path, language: 'ua' }, source);
  return {
    chunks: [...html.matchAll(/news\/(locale-[^"]*)\.1a2b3c4d\.js/g)]
      .map(([, chunk]) => chunk)
      .filter((chunk, index, all) => all.indexOf(chunk) === index),
    word: /<i>(.*?)<\/i>/.exec(html)?.[1],
    snapshot: loaded.snapshot,
  };
}

it('a page preloads its own and the common messages chunk, and renders with these', async () => {
  const own = ['locale-news--first-ua', 'locale-news--first-en'];
  await released('1.0.0', [...remoteChunks, ...own], { '/news/first': { word: 'перше' } });
  expect(await page('1.0.0', '/news/first')).toMatchObject({ chunks: ['locale-ua', own[0]], word: 'перше' });
  expect(await page('1.0.0', '/news')).toMatchObject({ chunks: ['locale-ua'], word: 'слово' });
});

it('a remote may have all its messages in chunks of single pages', async () => {
  const chunks = remoteChunks.filter((chunk) => !chunk.startsWith('locale-'));
  const own = ['/news', '/news/first'].map((path) => [path, { word: path }]);
  const names = ['news', 'news--first'].flatMap((name) => [`locale-${name}-ua`, `locale-${name}-en`]);
  await released('1.0.0', [...chunks, ...names], Object.fromEntries(own));
  expect(await page('1.0.0', '/news')).toMatchObject({ chunks: ['locale-news-ua'], word: '/news' });
});

it('a release with one messages chunk is accepted, and one without is refused', async () => {
  await released('1.0.0', remoteChunks);
  expect(await page('1.0.0', '/news/first')).toMatchObject({ chunks: ['locale-ua'], word: 'слово' });
  await released(
    '1.1.0',
    remoteChunks.filter((chunk) => !chunk.startsWith('locale-')),
  );
  await expect(page('1.1.0', '/news')).rejects.toThrow('news 1.1.0 has no chunk "locale-ua"');
});

it('messages by page add no snapshot fields that an older shell does not know', async () => {
  await released('1.0.0', [...remoteChunks, 'locale-news--first-ua'], { '/news/first': { word: 'перше' } });
  const { snapshot } = await page('1.0.0', '/news');
  expect(Object.keys(snapshot).sort()).toEqual(['chunks', 'contract', 'releases', 'remotes', 'routes']);
  for (const route of snapshot.routes) expect(Object.keys(route).sort()).toEqual(['owner', 'page', 'path', 'title']);
  expect(snapshot.chunks.news?.['locale-news--first-ua']).toHaveLength(1);
});
