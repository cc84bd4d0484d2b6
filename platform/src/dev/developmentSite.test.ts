import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  createRemoteSource,
  releaseRemote,
  remoteChunks,
  shellChunks,
  shellSource,
  storeWithShell,
} from '../../test/fakeReleases.ts';
import type { SiteContent } from '../serve/respond/siteContent.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { createDevelopmentSite } from './developmentSite.ts';
import { createStoreRest } from './storeRest.ts';

let store: ReleaseStore;
let builds: string;

/** Writes a development build as the compiler does. */
async function built(name: string, source: string, chunks: readonly string[]): Promise<void> {
  const folder = join(builds, name);
  for (const part of ['browser', 'node']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'node/main.cjs'), source);
  await writeFile(join(folder, 'browser/entry.js'), `export const name = '${name}';`);
  await writeFile(join(folder, 'browser/page.css'), '.page{}');
  const described = chunks.map((chunk) => [chunk, { js: ['entry.js'], css: ['page.css'] }]);
  await writeFile(
    join(folder, 'browser/chunks.json'),
    JSON.stringify({ entry: 'entry.js', chunks: Object.fromEntries(described) }),
  );
}

const site = (live: Readonly<Record<string, string>>, fromSource: readonly string[] = [], values: object = {}) => {
  const composition = { releases: { shell: '1.0.0', ...live }, site: values };
  const rest = createStoreRest(store, { composition } as unknown as LogEntry, {} as SiteContent);
  return createDevelopmentSite({
    rest,
    fromSource: ['shell', ...fromSource],
    resolveOutputFolder: (name) => join(builds, name),
  });
};

beforeEach(async () => {
  store = await storeWithShell();
  builds = await mkdtemp(join(tmpdir(), 'builds-'));
  // Gives the shell from source another brand name than the released shell and the workspace have.
  await built('shell', shellSource.replaceAll('Porohy', 'Rapids'), shellChunks);
});

it('remotes from source and released remotes are rendered together', async () => {
  await releaseRemote(store, 'home', { routes: ['/'] });
  await built('news', createRemoteSource('news', ['/news'], 'return "<h1>from source</h1>"'), remoteChunks);
  const both = site({ home: '1.0.0' }, ['news']);
  const news = await both.renderPage('/news');
  expect(news.found).toBe(true);
  expect(news.html).toContain('<h1>from source</h1>');
  expect(news.html).toContain('/r/news/dev/entry.js');
  expect((await both.renderPage('/')).html).toContain('/r/home/1.0.0/entry.js');
  expect((await both.renderPage('/nowhere')).found).toBe(false);
});

it('the last element of the body is the development panel’s script', async () => {
  await releaseRemote(store, 'home', { routes: ['/'] });
  const { html } = await site({ home: '1.0.0' }).renderPage('/');
  expect(html).toMatch(/<script data-preview data-panel="[^"]*" [^>]*src="\/dev\/panel\.js"><\/script>\s*<\/body>/);
});

it('a page’s console output is printed, and its error has a source position', async () => {
  const told: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => told.push(line));
  await built(
    'news',
    createRemoteSource('news', ['/news'], 'console.warn("soon", 1); throw new Error("no news")'),
    remoteChunks,
  );
  await expect(site({}, ['news']).renderPage('/news')).rejects.toMatchObject({
    message: 'no news',
    where: expect.stringContaining('Page (news dev:'),
  });
  await expect.poll(() => told).toContain('soon 1');
  log.mockRestore();
});

it('a page without its own title uses the default title of the shell from source', async () => {
  await releaseRemote(store, 'home', { routes: ['/'] });
  const { routes } = await site({ home: '1.0.0' }).snapshot();
  expect(routes[0]?.title.en).toBe('/ Rapids');
});

it.each([
  ['/old-blog', []],
  ['/en/news', []],
  ['#part', []],
  ['https://other.example/x', []],
  ['/news/', ['/news/ is not a page of the site.']],
  ['/files/a.pdf', ['/files/a.pdf is not a page of the site.']],
  ['news', ['The link "news" must begin with /, # or ?.']],
  ['#none', ['/news has no element with the ID "none".']],
])('a link to %s is judged as at a release', async (link, faults) => {
  const html = `return '<h1 id="part">x</h1><a href="${link}">x</a>'`;
  await built('news', createRemoteSource('news', ['/news'], html), remoteChunks);
  const own = site({}, ['news'], { redirects: { '/old-blog': '/news' } });
  expect((await own.renderPage('/news')).deadLinks).toEqual(faults);
});

it('a release that needs a newer library than the source shell has is refused', async () => {
  await releaseRemote(store, 'home', { routes: ['/'], shares: { react: '^1.0.0' } });
  await expect(site({ home: '1.0.0' }).snapshot()).rejects.toThrow(/home 1\.0\.0 requires react \^1\.0\.0/);
});
