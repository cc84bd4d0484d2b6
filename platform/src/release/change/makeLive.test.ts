import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IntegrityError } from 'shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRemote, releaseRemote, remoteChunks, storeWithShell } from '../../../test/fakeReleases.ts';
import { findContent, readText } from '../../../test/fakeSite.ts';
import { findReleasedPath } from '../../../test/writeReleased.ts';
import { describeKeptValues, overrideSiteValues, readSiteOverrides } from '../../compose/values/readSiteOverrides.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getContentKey } from '../../store/protocol/content.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { makeLive } from './makeLive.ts';

let store: ReleaseStore;

const remote = (name: string, fake: FakeRemote) => releaseRemote(store, name, fake);

const composeAll = (releases: Record<string, string>, site: Record<string, unknown> = {}) =>
  makeLive({ store, why: 'test', change: () => ({ releases: { shell: '1.0.0', ...releases }, site }) });

async function live(file: string): Promise<string> {
  const id = (await findNewestEntry(store.read))?.site ?? '';
  return (await readText(store, id, file)) ?? '';
}

beforeEach(async () => {
  store = await storeWithShell();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('compose', () => {
  it('an entry with an earlier time than its predecessor gives a warning', async () => {
    await composeAll({});
    const second = await composeAll({}, { phone: '+380 44 111 22 33' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2019-07-07'));
    const { entry, warnings } = await composeAll({}, { phone: '+380 44 111 22 34' });
    expect(second.warnings).toBeUndefined();
    expect(warnings).toEqual([
      expect.stringMatching(/^Entry 3 has the time 2019-07-07T.* before it has .*\. A clock is wrong/),
    ]);
    expect(entry.at).toMatch(/^2019/);
  });

  it('a site has every page in both languages, not-found pages and all index files', async () => {
    await remote('home', { routes: ['/', '/terms'] });
    const { entry, changed } = await composeAll({ home: '1.0.0' });
    expect(changed).toBe(true);
    const { files, pages } = await readSite(store.read, entry.site);
    const documents = ['404.html', 'en.html', 'en/404.html', 'en/terms.html', 'index.html', 'terms.html'];
    expect(Object.keys(pages)).toEqual(documents);
    expect(Object.keys(files).filter((file) => !file.endsWith('.br'))).toEqual(
      [
        ...documents,
        ...[
          'app.json',
          'described.json',
          'en/app.json',
          'facts/home.json',
          'facts/shell.json',
          'icon.svg',
          'reach.json',
          'robots.txt',
        ],
        ...['sitemap.xml', 'snapshot.json'],
      ].sort(),
    );
    for (const file of Object.keys(files))
      if (!file.endsWith('.br')) expect(await readText(store, entry.site, file), file).toBeDefined();
    expect(await live('index.html')).toContain('<i>слово</i>');
    expect(await live('en.html')).toContain('<i>word</i>');
    const sitemap = await live('sitemap.xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(4);
    expect(sitemap).toContain('hreflang="x-default" href="https://porohy.example/terms"');
    expect(await live('robots.txt')).toContain('Sitemap: https://porohy.example/sitemap.xml');
  });

  it('an unchanged composition renders nothing and keeps its entry', async () => {
    await remote('home', { routes: ['/'] });
    const first = await composeAll({ home: '1.0.0' });
    const second = await composeAll({ home: '1.0.0' });
    expect(second).toEqual({ entry: first.entry, changed: false, rendered: 0, notes: [] });
  });

  it('business values change without a new release', async () => {
    await remote('home', { routes: ['/'] });
    await composeAll({ home: '1.0.0' }, { origin: 'https://течія.example', brand: { ua: 'Течія', en: 'Current' } });
    expect(JSON.parse(await live('snapshot.json')).routes[0].title).toEqual({ ua: '/ Течія', en: '/ Current' });
    expect(await live('robots.txt')).toContain('https://течія.example/sitemap.xml');
  });

  it('a new release of one remote leaves other remotes’ pages unchanged, and writes nothing that the live site has', async () => {
    await remote('home', { routes: ['/'] });
    await remote('news', { routes: ['/news'] });
    await composeAll({ home: '1.0.0', news: '1.0.0' });
    const [home, news] = [await live('index.html'), await live('news.html')];
    await remote('news', { version: '1.1.0', routes: ['/news'] });
    const before = new Set((await store.upkeep.inventory()).map(({ key }) => key.replace(/\.br$/, '')));
    const create = vi.spyOn(store, 'create');
    await composeAll({ home: '1.0.0', news: '1.1.0' });
    expect(create.mock.calls.map(([key]) => key).filter((key) => before.has(key))).toEqual([]);
    expect(await live('index.html')).toBe(home);
    expect(await live('news.html')).not.toBe(news);
    expect(await live('news.html')).toContain('/r/news/1.1.0/entry.js');
  });

  it('a lost file of the live site is written again, and an altered one is refused', async () => {
    await remote('news', { routes: ['/news'] });
    const { entry } = await composeAll({ news: '1.0.0' });
    const key = getContentKey(await findContent(store, entry.site, 'robots.txt'));
    const bytes = await store.read(key);
    const again = () => composeAll({ news: '1.0.0' }, { phone: '+380 44 000 00 00' });
    await writeFile(join(store.place, key), 'altered');
    await expect(again()).rejects.toThrow(IntegrityError);
    await store.upkeep.remove([key]);
    await again();
    expect(await store.read(key)).toEqual(bytes);
  });

  it('one error lists every failing page, and the live site stays', async () => {
    await remote('home', { routes: ['/'] });
    const before = await composeAll({ home: '1.0.0' });
    await remote('news', { routes: ['/news', '/old'], page: 'throw new Error("no such article")' });
    const failed = composeAll({ home: '1.0.0', news: '1.0.0' });
    await expect(failed).rejects.toThrow(/4 faults:[\s\S]*\/news: no such article[\s\S]*\/en\/old: no such article/);
    await expect(failed).rejects.toThrow(/The live site has not changed/);
    expect(await findNewestEntry(store.read)).toEqual(before.entry);
    expect(await readdir(join(store.place, 'sites'))).toEqual([`${before.entry.site}.json`]);
  });

  it('a page that never finishes is named, and all other pages are rendered', async () => {
    await remote('home', { routes: ['/'] });
    await remote('looping', { routes: ['/looping'], page: 'for (;;);' });
    // Releases a page whose module never finishes its import.
    await remote('waiting', { routes: ['/waiting'], page: '}, ...{ P: () => new Promise(() => {}) }, Q: () => {' });
    await remote('leaving', { routes: ['/leaving'], page: 'process.exit(3)' });
    const failed = makeLive({
      store,
      why: 'test',
      change: () => ({
        releases: { shell: '1.0.0', home: '1.0.0', looping: '1.0.0', waiting: '1.0.0', leaving: '1.0.0' },
        site: {},
      }),
      pageTimeLimit: 800,
    });
    const reason = await failed.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(reason).toContain('6 faults');
    for (const address of ['/looping', '/en/looping', '/waiting', '/en/waiting'])
      expect(reason).toContain(`\n  ${address}: it was not rendered within 0.8 s. Look for an endless wait`);
    // Expects an error, because a sandbox does not provide `process.exit`.
    for (const address of ['/leaving', '/en/leaving'])
      expect(reason).toContain(`\n  ${address}: process.exit is not a function`);
  });

  it('a path that two remotes claim is refused, with both releases', async () => {
    await remote('home', { routes: ['/', '/services'] });
    await remote('services', { version: '1.2.0', routes: ['/services'] });
    await expect(composeAll({ home: '1.0.0', services: '1.2.0' })).rejects.toThrow(
      'Two remotes claim /services: home 1.0.0 and services 1.2.0.\nOnly one remote can have a path.',
    );
  });

  it('each dead link is listed once, with its pages', async () => {
    await remote('home', {
      routes: ['/', '/terms'],
      page: 'return "<a href=/gone>x</a><a href=#here>y</a><b id=there></b>"',
    });
    const failed = composeAll({ home: '1.0.0' });
    await expect(failed).rejects.toThrow('/gone is not a page of the site. Found on / and 3 more.');
    await expect(failed).rejects.toThrow('/terms has no element with the ID "here". Found on /terms.');
  });

  it('a share picture that is no file of a release is refused', async () => {
    await remote('home', {
      routes: ['/'],
      page: 'return \'<meta property="og:image" content="https://porohy.example/r/home/1.0.0/assets/home-ua.jpg">\'',
    });
    await expect(composeAll({ home: '1.0.0' })).rejects.toThrow(
      '/r/home/1.0.0/assets/home-ua.jpg is not a file of a release. Found on / and 1 more.',
    );
    await remote('news', {
      routes: ['/news'],
      page: 'return \'<meta property="og:image" content="https://porohy.example/r/news/1.0.0/entry.js">\'',
    });
    expect((await composeAll({ news: '1.0.0' })).changed).toBe(true);
  });

  it('a missing chunk, a reserved path and an unshared import are refused', async () => {
    await remote('home', { routes: ['/'], chunks: remoteChunks.filter((chunk) => chunk !== 'page-P') });
    await expect(composeAll({ home: '1.0.0' })).rejects.toThrow(/home 1\.0\.0 has no chunk page-P for \//);
    await remote('news', { routes: ['/en/news'] });
    await expect(composeAll({ news: '1.0.0' })).rejects.toThrow(
      /claims \/en\/news\. Change the path and release again\. A path is/,
    );
    await remote('odd', { routes: ['/odd'], requires: 'react-router-dom' });
    await expect(composeAll({ odd: '1.0.0' })).rejects.toThrow(
      /odd 1\.0\.0 requests "react-router-dom", which the shell 1\.0\.0 does not share/,
    );
  });

  it('a missing release and altered bytes are refused', async () => {
    await expect(composeAll({ home: '9.9.9' })).rejects.toThrow(/There is no release home 9\.9\.9/);
    await remote('home', { routes: ['/'] });
    await writeFile(await findReleasedPath(store, 'home', '1.0.0', 'node/main.cjs'), 'exports.remote = {}');
    await expect(composeAll({ home: '1.0.0' })).rejects.toThrow(/holds altered bytes: node\/main\.cjs/);
  });

  it('two simultaneous compositions lose no change', async () => {
    await remote('home', { routes: ['/'] });
    await composeAll({ home: '1.0.0' });
    await remote('news', { routes: ['/news'] });
    await remote('blog', { routes: ['/blog'] });
    const add = (name: string) =>
      makeLive({
        store,
        why: name,
        change: (now) => ({ releases: { ...now?.releases, [name]: '1.0.0' }, site: {} }),
      });
    await Promise.all([add('news'), add('blog')]);
    expect((await findNewestEntry(store.read))?.composition.releases).toEqual({
      shell: '1.0.0',
      home: '1.0.0',
      news: '1.0.0',
      blog: '1.0.0',
    });
    expect(await store.list('log/')).toHaveLength(3);
  });
});

describe('the owner’s values', () => {
  const workspace = async (text?: string) => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    if (text !== undefined) await writeFile(join(root, 'site.json'), text);
    return root;
  };

  it('`SITE_…` variables override site.json, also for one language', async () => {
    const root = await workspace('{ "phone": "+380 44 111 22 33", "email": "a@b.example" }');
    expect(await readSiteOverrides(root, { SITE_PHONE: '+380 44 111 22 44', SITE_BRAND_EN: 'Current' })).toEqual({
      phone: '+380 44 111 22 44',
      email: 'a@b.example',
      brand: { ua: 'Пороги', en: 'Current' },
    });
    expect(await readSiteOverrides(await workspace(), {})).toEqual({});
  });

  it('a live value that was set elsewhere stays and is named, until it is unset', () => {
    const live = { email: 'a@b.example', phone: '+380 44 111 22 33' };
    const overrides = { email: 'c@d.example' };
    expect(overrideSiteValues(live, overrides)).toEqual({ ...live, ...overrides });
    expect(describeKeptValues(live, overrides)).toMatch(/--unset phone" removes one\): phone\.$/);
    expect(overrideSiteValues(live, overrides, new Set(['phone']))).toEqual(overrides);
    expect(describeKeptValues(live, overrides, new Set(['phone']))).toBeUndefined();
    expect(() => overrideSiteValues({ phone: 'none' }, overrides)).toThrow(/Some values of the live composition/);
  });

  it('the owner’s sample switch accepts only true and false', async () => {
    const root = await workspace('{ "reviews": { "sample": false } }');
    expect(await readSiteOverrides(root, { SITE_EXCHANGE_TERMS_SAMPLE: 'false' })).toEqual({
      reviews: { sample: false },
      exchangeTerms: { sample: false },
    });
    await expect(readSiteOverrides(root, { SITE_REVIEWS_SAMPLE: 'no' })).rejects.toThrow(/SITE_REVIEWS_SAMPLE is "no"/);
    await expect(readSiteOverrides(root, { SITE_REVIEWS: 'false' })).rejects.toThrow(
      /The site has no values for these variables: SITE_REVIEWS\./,
    );
  });

  it('unknown `SITE_…` variables, unknown values and invalid JSON are refused', async () => {
    await expect(readSiteOverrides(await workspace(), { SITE_FONE: '1' })).rejects.toThrow(
      /The site has no values for these variables: SITE_FONE/,
    );
    await expect(readSiteOverrides(await workspace('{ "fone": "1" }'), {})).rejects.toThrow(
      /fone: there is no such value/,
    );
    await expect(readSiteOverrides(await workspace('{'), {})).rejects.toThrow(/site\.json is not JSON/);
  });
});
