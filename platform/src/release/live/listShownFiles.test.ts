import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitors } from '../../../test/createVisitors.ts';
import { releaseRemote } from '../../../test/fakeReleases.ts';
import { listStoreFaults } from '../../../test/listStoreFaults.ts';
import { prepareStore } from '../../../test/prepareStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getManifestKey } from '../../store/protocol/keys.ts';
import { abortCanary, startCanary } from '../canary/canary.ts';
import { collect } from '../collect.ts';
import { promote } from '../promote.ts';
import { repairStore } from '../repair/repairStore.ts';
import { rollback } from '../rollback.ts';
import { requireLive } from './liveReleases.ts';

/** Tests which files of releases visitors can request, while they are live and afterwards. */

let store: ReleaseStore;

const river = 'assets/river.1a2b3c4d.svg';
const page = (text: string) => `js/page.${text.repeat(8)}.js`;
const up = async (...versions: string[]) => {
  for (const version of versions) await promote({ store, release: { name: 'news', version } });
};

/** Releases five versions of `news`. All have the same picture `river`; the first and third also have the same page script. */
const fresh = prepareStore(async (empty) => {
  for (const [index, text] of [...'abacd'].entries())
    await releaseRemote(empty, 'news', {
      version: `1.${index}.0`,
      routes: ['/news'],
      page: `return "<h1>1.${index}.0</h1>"`,
      browser: { [river]: '<svg/>', [page(text)]: `export const page = '${text}';` },
    });
  await promote({ store: empty, release: { name: 'news', version: '1.0.0' } });
});

beforeEach(async () => {
  vi.useRealTimers();
  store = await fresh();
});

const day = 86_400_000;
const statuses = async (...files: string[]): Promise<number[]> => {
  const { ask } = createVisitors(store.read);
  return Promise.all(files.map(async (file) => (await ask(`/r/news/${file}`)).status));
};
const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });

describe('a released file', () => {
  it('a file is served as soon as its release is live, not when it is only published', async () => {
    expect(await statuses(river, page('a'), page('b'), `1.1.0/${page('b')}`)).toEqual([200, 200, 404, 404]);
    await up('1.1.0');
    expect(await statuses(river, page('a'), `1.0.0/${page('a')}`, page('b'), page('c'))).toEqual([
      200, 200, 200, 200, 404,
    ]);
    await up('1.2.0');
    await rollback({ store, name: 'news' });
    expect(await statuses(river, page('a'), page('b'))).toEqual([200, 200, 200]);
    expect(await listStoreFaults(store)).toEqual([]);
  });

  it('a released file is served when its release was a canary, also after the canary has ended', async () => {
    await startCanary({ store, release: { name: 'news', version: '1.3.0' }, percent: 10 });
    expect(await statuses(page('c'), page('a'))).toEqual([200, 200]);
    await abortCanary({ store });
    expect(await statuses(page('c'), page('a'), river)).toEqual([200, 200, 200]);
  });

  it('a released file is served for thirty days after it was last live', async () => {
    await up('1.1.0');
    later(15);
    await up('1.3.0');
    later(14);
    await up('1.4.0');
    expect(await statuses(page('a'), page('b'), page('c'))).toEqual([200, 200, 200]);
    later(2);
    await rollback({ store, name: 'news' });
    expect(await statuses(page('a'), page('b'), page('c'), page('d'))).toEqual([404, 200, 200, 200]);
    expect(await listStoreFaults(store)).toEqual([]);
  });

  it('a released file is not found after the collector removed it', async () => {
    await up('1.1.0', '1.3.0');
    await collect(store, { dryRun: false, now: Date.now() + 60 * day });
    // Expects that the collector has kept the release that a rollback would restore.
    expect(await statuses(page('a'), page('b'), page('c'))).toEqual([404, 200, 200]);
    expect(await listStoreFaults(store, Date.now() + 60 * day)).toEqual([]);
  });
});

describe('the table of a package’s files', () => {
  const tableOf = async () => {
    const { manifest } = await requireLive(store);
    return getManifestKey(JSON.parse(`${await store.read(getManifestKey(manifest))}`).tables.news);
  };

  it('a package’s table stays the same if no release of the package changes', async () => {
    const before = await tableOf();
    await promote({ store, release: { name: 'shell', version: '1.0.0' } });
    expect(await tableOf()).toBe(before);
  });

  it('a package’s table lists an end date for a former release instead of each file', async () => {
    await up('1.1.0', '1.3.0');
    const { addresses, left } = JSON.parse(`${await store.read(await tableOf())}`);
    const day30 = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
    expect(left).toEqual({ '1.0.0': day30, '1.1.0': day30 });
    expect(Object.keys(addresses).filter((address) => /\/1\.[01]\.0\//.test(address))).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['torn', '{"format":'],
    ['altered', '{}'],
  ])('a %s table is restored with its former releases', async (_, text) => {
    await up('1.1.0');
    const key = await tableOf();
    const whole = await store.read(key);
    await store.upkeep.remove([key]);
    if (text) await store.create(key, text);
    expect((await repairStore(store)).left).toEqual([]);
    expect(await store.read(key)).toEqual(whole);
  });

  it('an unreadable table of a package does not block a rollback and gives a warning', async () => {
    await up('1.1.0');
    const key = await tableOf();
    await store.upkeep.remove([key]);
    const { entry, warnings } = await rollback({ store, name: 'news' });
    expect(entry.composition.releases.news).toBe('1.0.0');
    expect(warnings?.join()).toContain(`Open tabs may not find their files. ${key} is missing`);
  });
});
