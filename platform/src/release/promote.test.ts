import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitors } from '../../test/createVisitors.ts';
import { releaseRemote } from '../../test/fakeReleases.ts';
import { prepareReleaseHistory } from '../../test/releaseHistory.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { refuseDroppedPages } from './change/refuseChange.ts';
import { hold } from './hold.ts';
import { promote, promoteTogether } from './promote.ts';
import { rollback } from './rollback.ts';

type History = Awaited<ReturnType<typeof openHistory>>;

const openHistory = prepareReleaseHistory();
let store: History['store'];
let newest: History['newest'];
let up: History['up'];
let back: History['back'];
let releaseHome: History['releaseHome'];
let live: History['live'];
let page: History['page'];

beforeEach(async () => {
  ({ store, newest, up, back, releaseHome, live, page } = await openHistory());
});

it('a promotion renders only the pages of its release, in both languages', async () => {
  const { rendered, entry } = await up('1.1.0');
  expect([rendered, entry.verb]).toEqual([2, 'promote']);
  expect(await page('news.html')).toContain('1.1.0');
  expect(await page('index.html')).toContain('home 1.0.0');
});

describe('a change that another writer makes meanwhile', () => {
  /** Wraps the store: just before it writes the next entry, another writer makes a change. */
  const overtaken = (change: () => Promise<unknown>): ReleaseStore => {
    let pending = true;
    return {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('log/') && pending) {
          pending = false;
          await change();
        }
        return store.create(key, bytes);
      },
    };
  };
  const promoting = (change: () => Promise<unknown>) =>
    promote({ store: overtaken(change), release: { name: 'news', version: '1.1.0' } });

  it('a promotion or rollback is refused if another writer changed what is live meanwhile', async () => {
    await expect(promoting(() => up('1.2.0'))).rejects.toThrow(
      /Another command changed news from .* to 1\.2\.0 in the meantime/,
    );
    expect(await live()).toBe('1.2.0');
    await expect(rollback({ store: overtaken(() => up('1.3.0')), to: 3 })).rejects.toThrow(
      /changed the live site in the meantime/,
    );
    expect(await live()).toBe('1.3.0');
    await expect(rollback({ store: overtaken(() => back()), name: 'news', version: '1.1.0' })).rejects.toThrow(
      /The live release of news is now 1\.2\.0, not 1\.3\.0/,
    );
  });

  it('files of a release whose promotion is refused stay private', async () => {
    await expect(promoting(() => hold({ store, name: 'news', held: true }))).rejects.toThrow(/is held/);
    const { ask } = createVisitors(store.read);
    expect((await ask('/r/news/1.1.0/entry.js')).status).toBe(404);
  });
});

describe('promoting several releases', () => {
  const together = (...releases: [name: string, version: string][]) =>
    promoteTogether({ store, releases: releases.map(([name, version]) => ({ name, version })) });

  it('several releases become live with one log entry', async () => {
    await releaseHome('1.1.0');
    const { entry } = await together(['home', '1.1.0'], ['news', '1.1.0']);
    expect([entry.number, entry.why]).toEqual([4, 'promote home 1.1.0, news 1.1.0']);
    expect(entry.composition.releases).toMatchObject({ home: '1.1.0', news: '1.1.0' });
  });

  it('none of several releases becomes live if one fails', async () => {
    await releaseRemote(store, 'broken', { routes: ['/broken'], page: 'throw new Error("torn")' });
    const before = await newest();
    await expect(together(['news', '1.1.0'], ['broken', '1.0.0'])).rejects.toThrow(
      /\/broken: torn[\s\S]*The live site has not changed/,
    );
    expect(await newest()).toEqual(before);
  });
});

describe('a dry run', () => {
  const dry = (version: string) => promote({ store, release: { name: 'news', version }, dryRun: true });

  it('a dry run returns the result of the promotion and writes nothing', async () => {
    const keys = async () => (await store.upkeep.inventory()).map(({ key }) => key);
    const before = await keys();
    const { entry, changed, rendered } = await dry('1.1.0');
    expect([entry.composition.releases.news, changed, rendered]).toEqual(['1.1.0', true, 2]);
    expect(await keys()).toEqual(before);
  });

  it('a dry run refuses a change that a promotion would refuse', async () => {
    await expect(dry('9.0.0')).rejects.toThrow(/no release news 9\.0\.0[\s\S]*release publish/);
  });
});

it.each(['/contact', '/contact/', '/contact.html', '/contact/index.html', '/en/contact', '/en/contact.html'])(
  'a page may disappear if its address is named as %s',
  (drop) => {
    const live = { documents: ['contact.html', 'en/contact.html', 'news.html'], redirects: {} };
    const next = { documents: ['news.html'], redirects: {} };
    expect(() => refuseDroppedPages(live, next, ['/news'])).toThrow('/contact would disappear');
    expect(() => refuseDroppedPages(live, next, [drop])).not.toThrow();
  },
);
