import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote } from '../../test/fakeReleases.ts';
import { faultsOfStore } from '../../test/faultsOfStore.ts';
import { preparedStore } from '../../test/preparedStore.ts';
import { visitorResponder } from '../serve/respond/visitorResponder.ts';
import { packForOld, unpack } from '../store/packing.ts';
import { shownKey } from '../store/protocol/keys.ts';
import { markOf } from '../store/protocol/shownMark.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { abortCanary, startCanary } from './canary.ts';
import { collect } from './collect.ts';
import { promote } from './promote.ts';
import { repairStore } from './repair/repairStore.ts';
import { rollback } from './rollback.ts';
import { verifyStore } from './verify/verifyStore.ts';

let store: ReleaseStore;

const river = 'assets/river.1a2b3c4d.svg';
const page = (text: string) => `js/page.${text.repeat(8)}.js`;
const up = async (...versions: string[]) => {
  for (const version of versions) await promote({ store, release: { name: 'news', version } });
};

/** `news`: all versions have the river; the pages of the first and the third are the same. */
const fresh = preparedStore(async (empty) => {
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
  store = await fresh();
});

const days = (count: number) => Date.now() + count * 86_400_000;
const marks = async (): Promise<Record<string, string>> => {
  const keys = (await store.upkeep.inventory()).flatMap(({ key }) => (key.startsWith('news/shown/') ? [key] : []));
  return Object.fromEntries(
    await Promise.all(
      keys.map(async (key) => [key.replace('news/shown/', ''), JSON.parse(`${await store.read(key)}`).version]),
    ),
  );
};
const statuses = async (...files: string[]): Promise<number[]> => {
  const { respond } = visitorResponder({
    gzip: packForOld,
    unpack,
    read: store.read,
    pollInterval: 0,
    cacheBytes: 1e6,
    report: () => {},
  });
  const ask = (file: string) =>
    respond({ method: 'GET', target: `/r/news/${file}`, secure: false, header: () => undefined });
  return Promise.all(files.map(async (file) => (await ask(file)).status));
};

describe('a file that carries its hash', () => {
  it('is everybody’s while what is live lists it, and afterwards; one that was only published is nobody’s', async () => {
    expect(await marks()).toEqual({});
    expect(await statuses(river, page('a'), page('b'))).toEqual([200, 200, 404]);
    await up('1.1.0');
    // The river is still shown.
    expect(await marks()).toEqual({ [page('a')]: '1.0.0' });
    expect(await statuses(river, page('a'), page('b'), page('c'))).toEqual([200, 200, 200, 404]);
    expect(await faultsOfStore(store)).toEqual([]);
  });

  it('is marked once, whichever release shows it again', async () => {
    await up('1.1.0', '1.2.0');
    expect(await marks()).toEqual({ [page('a')]: '1.0.0', [page('b')]: '1.1.0' });
    await rollback({ store, name: 'news' });
    expect(await statuses(river, page('a'), page('b'))).toEqual([200, 200, 200]);
    expect(await faultsOfStore(store)).toEqual([]);
  });

  it('of a canary is everybody’s, and stays so when the canary has ended', async () => {
    await startCanary({ store, release: { name: 'news', version: '1.3.0' }, percent: 10 });
    expect(await statuses(page('c'), page('a'))).toEqual([200, 200]);
    expect(await marks()).toEqual({});
    await abortCanary({ store });
    expect(await marks()).toEqual({ [page('c')]: '1.3.0' });
    expect(await statuses(page('c'), page('a'), river)).toEqual([200, 200, 200]);
  });

  it('is not served by a mark that names no release of its package, or none that lists it', async () => {
    const marks = [['news', '9.9.9'] as const, ['news', '1.1.0'] as const, ['shell', '1.0.0'] as const];
    for (const text of [...marks.map(([name, version]) => markOf({ name, version })), 'torn']) {
      store = await fresh();
      await store.create(shownKey('news', page('c')), text);
      expect(await statuses(page('c'))).toEqual([404]);
    }
  });
});

describe('its mark', () => {
  it.each([
    ['is missing', undefined],
    ['is torn', '{"name":"ne'],
    ['names a release that does not list the file', markOf({ name: 'news', version: '1.1.0' })],
  ])('is found and mended where it %s', async (_, text) => {
    await up('1.1.0');
    const key = shownKey('news', page('a'));
    await store.upkeep.remove([key]);
    if (text) await store.create(key, text);
    expect((await verifyStore(store)).findings).toMatchObject([{ key, mendable: true }]);
    expect(await repairStore(store)).toEqual({ mended: ['composition.json', key], left: [] });
    expect((await store.read(key))?.toString()).toBe(markOf({ name: 'news', version: '1.0.0' }));
  });

  it('of a file that no entry has left is nothing that anybody needs', async () => {
    const key = shownKey('news', page('d'));
    await store.create(key, markOf({ name: 'news', version: '1.0.0' }));
    const { findings, unfinished } = await verifyStore(store);
    expect([findings, unfinished.map((each) => each.key)]).toEqual([[], ['composition.json', key]]);
    await collect(store, { dryRun: false, now: days(60) });
    expect(await marks()).toEqual({});
  });
});

describe('the collector', () => {
  it('keeps what releases list that stay, and takes the rest with its mark', async () => {
    await up('1.1.0', '1.3.0', '1.4.0');
    const dry = await collect(store, { dryRun: true, now: days(60) });
    const { keys } = await collect(store, { dryRun: false, now: days(60) });
    expect(keys).toEqual(dry.keys);
    expect(keys.filter((key) => /^news\/(1|browser\/js|browser\/assets|shown)/.test(key)).sort()).toEqual([
      'news/1.0.0/',
      'news/1.1.0/',
      'news/1.2.0/',
      `news/shown/${page('a')}`,
      `news/shown/${page('b')}`,
    ]);
    expect(await statuses(river, page('c'), page('d'), page('a'))).toEqual([200, 200, 200, 404]);
    expect(await faultsOfStore(store, days(60))).toEqual([]);
    await rollback({ store, name: 'news' });
    expect(await statuses(page('c'))).toEqual([200]);
  });

  it('has a mark name another release where the one goes that it named', async () => {
    await up('1.1.0', '1.2.0', '1.3.0');
    expect((await marks())[page('a')]).toBe('1.0.0');
    await collect(store, { dryRun: false, now: days(60) });
    // What a rollback goes back to lists it, too, and was shown.
    expect((await marks())[page('a')]).toBe('1.2.0');
    expect(await statuses(page('a'), page('b'))).toEqual([200, 404]);
  });

  it('takes no file that a release brings which is published while it collects', async () => {
    await up('1.1.0', '1.3.0', '1.4.0');
    const meanwhile: ReleaseStore = {
      ...store,
      upkeep: {
        ...store.upkeep,
        async remove(keys) {
          await releaseRemote(store, 'news', {
            version: '2.0.0',
            routes: ['/news'],
            browser: { [page('a')]: `export const page = 'a';` },
          });
          await store.upkeep.remove(keys);
        },
      },
    };
    await collect(meanwhile, { dryRun: false, now: days(60) });
    await up('2.0.0');
    expect(await statuses(page('a'), page('b'))).toEqual([200, 404]);
  });

  it('takes nothing of a package one of whose releases it cannot read', async () => {
    await up('1.1.0', '1.3.0', '1.4.0');
    await store.create('news/5.0.0/release.json', 'torn');
    // It is young: what it lists is wanted.
    const before = (await store.upkeep.inventory()).filter(({ key }) => key.startsWith('news/browser/'));
    await collect(
      { ...store, upkeep: { ...store.upkeep, inventory: aged('news/5.0.0/release.json') } },
      {
        dryRun: false,
        now: days(60),
      },
    );
    expect((await store.upkeep.inventory()).filter(({ key }) => key.startsWith('news/browser/'))).toEqual(before);
  });

  /** The files of the store as they lie, one of them young in two months. */
  const aged = (young: string) => async () =>
    (await store.upkeep.inventory()).map((file) => (file.key === young ? { ...file, at: days(60) } : file));
});
