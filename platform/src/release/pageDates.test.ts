import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { findContent, readText } from '../../test/fakeSite.ts';
import { parseSiteMapDates } from '../compose/pages/modifiedDates.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import { getContentKey } from '../store/protocol/content.ts';
import { makeLive } from './change/makeLive.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let store: ReleaseStore;

const news = (version: string, html: string) =>
  releaseRemote(store, 'news', { version, routes: ['/news'], page: `return ${JSON.stringify(html)}` });
const promoteNews = (version: string) => promote({ store, release: { name: 'news', version } });
const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`));
const siteMap = async () => readText(store, (await readNewestEntry(store))?.site ?? '', 'sitemap.xml');
const dates = async () => parseSiteMapDates((await siteMap()) ?? '');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-01-05');
  store = await storeWithShell();
  await releaseRemote(store, 'home', { routes: ['/'], page: 'return "<main>home</main>"' });
  await news('1.0.0', '<main>old</main>');
  const releases = { shell: '1.0.0', home: '1.0.0', news: '1.0.0' };
  await makeLive({ store, why: 'test', change: () => ({ releases, site: {} }) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the date of a page in the sitemap', () => {
  it('the sitemap has a date for every page in each language', async () => {
    const all = { '/': '2026-01-05', '/en': '2026-01-05', '/news': '2026-01-05', '/en/news': '2026-01-05' };
    expect(await dates()).toEqual(all);
    expect(await siteMap()).toMatch(
      /<url>\n {4}<loc>[^<]+<\/loc>\n {4}<lastmod>2026-01-05<\/lastmod>\n {4}<xhtml:link/,
    );
  });

  it('a page’s date in the sitemap changes with the page’s words, and only for that page', async () => {
    on('2026-02-10');
    await news('1.1.0', '<main>new</main>');
    await promoteNews('1.1.0');
    expect(await dates()).toMatchObject({ '/news': '2026-02-10', '/en/news': '2026-02-10', '/': '2026-01-05' });
  });

  it.each([
    ['other markup', '<main class="wide"><b>old</b></main>'],
    ['another frame', '<header>other</header><main>old</main><footer>other</footer>'],
    ['another release and another script', '<main data-release="b">old<script>2</script></main>'],
  ])('a page’s date in the sitemap stays the same with %s', async (_what, html) => {
    on('2026-02-10');
    await news('1.1.0', html);
    await promoteNews('1.1.0');
    expect(await dates()).toMatchObject({ '/news': '2026-01-05', '/': '2026-01-05' });
  });

  it.each([
    ['another alt text of a picture', '<main>old<img alt="a river"></main>'],
    ['another target of a link', '<main><a href="/">old</a></main>'],
  ])('a page’s date in the sitemap changes with %s', async (_what, html) => {
    on('2026-02-10');
    await news('1.1.0', html);
    await promoteNews('1.1.0');
    expect(await dates()).toMatchObject({ '/news': '2026-02-10' });
  });

  it('a rollback to a former site restores the dates of its pages', async () => {
    const before = await siteMap();
    on('2026-02-10');
    await news('1.1.0', '<main>new</main>');
    await promoteNews('1.1.0');
    on('2026-03-15');
    await rollback({ store, name: 'news' });
    expect(await siteMap()).toBe(before);
    await rollback({ store, to: 2 });
    expect(await dates()).toMatchObject({ '/news': '2026-02-10' });
  });

  it('if the rest of the site has changed, a rollback gives its pages the day of the rollback', async () => {
    on('2026-02-10');
    await news('1.1.0', '<main>new</main>');
    await promoteNews('1.1.0');
    await releaseRemote(store, 'home', { version: '1.1.0', routes: ['/'], page: 'return "<main>shore</main>"' });
    await promote({ store, release: { name: 'home', version: '1.1.0' } });
    on('2026-03-15');
    await rollback({ store, name: 'news' });
    expect(await dates()).toMatchObject({ '/news': '2026-03-15', '/': '2026-02-10' });
  });

  it('an altered sitemap stops the next promotion', async () => {
    const { site = '' } = (await readNewestEntry(store)) ?? {};
    const key = getContentKey(await findContent(store, site, 'sitemap.xml'));
    await writeFile(join(store.place, key), ((await siteMap()) ?? '').replaceAll('2026', '2020'));
    await news('1.1.0', '<main>new</main>');
    await expect(promoteNews('1.1.0')).rejects.toThrow(`${key} holds altered bytes`);
  });
});
