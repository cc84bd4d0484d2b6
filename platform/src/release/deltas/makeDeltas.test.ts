import { beforeEach, describe, expect, it } from 'vitest';
import { readAllFiles } from '../../../test/createSmallStore.ts';
import { releaseRemote } from '../../../test/fakeReleases.ts';
import { findContent } from '../../../test/fakeSite.ts';
import { prepareStore } from '../../../test/prepareStore.ts';
import { findReleasedContent } from '../../../test/writeReleased.ts';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { applyDelta, computeDictionaryId } from '../../store/content/delta.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { getBlobKey } from '../../store/protocol/content.ts';
import { type DeltaListing, readDeltaListing } from '../../store/protocol/deltaListing.ts';
import { getDeltaListingKey, newestCopyKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { abortCanary, startCanary } from '../canary/canary.ts';
import { type LiveResult, makeLive } from '../change/makeLive.ts';
import { collect } from '../collect.ts';
import { hold } from '../hold.ts';
import { promote, promoteTogether } from '../promote.ts';
import { repairStore } from '../repair/repairStore.ts';
import { rollback } from '../rollback.ts';
import { switchDeltas } from '../switchDeltas.ts';
import { formatStoreFinding } from '../verify/Inspection.ts';
import { verifyStore } from '../verify/verifyStore.ts';

/** Returns long, varied text for pages. A delta between short texts would save nothing, so none would be stored. */
const words = (seed: number, count = 300) =>
  Array.from({ length: count }, (_, index) => ((index + 1) * seed * 7919).toString(36)).join(' ');
const frame = words(3);

let store: ReleaseStore;

const script = (version: string) => `js/main.${version.replaceAll('.', '').padStart(8, 'a')}.js`;
const publish = (into: ReleaseStore, name: string, version: string, path: string, text: string) =>
  releaseRemote(into, name, {
    version,
    routes: [path],
    page: `return "<h1>${text}</h1>${frame}<p>${words(name.length * 11, 60)}</p>"`,
    browser: { [script(version)]: `const word='${text}';${words(17)}` },
  });

const news = (version: string) => promote({ store, release: { name: 'news', version } });

/** Releases all versions and makes 1.0.0 live with log entry 2. */
const fresh = prepareStore(async (empty) => {
  await publish(empty, 'home', '1.0.0', '/', 'home');
  for (const [index, text] of ['one', 'two', 'three', 'four', 'five'].entries())
    await publish(empty, 'news', `1.${index}.0`, '/news', text);
  await promoteTogether({ store: empty, releases: ['home', 'news'].map((name) => ({ name, version: '1.0.0' })) });
});

beforeEach(async () => {
  store = await fresh();
});

const liveOf = async (made: Promise<LiveResult>): Promise<LogEntry> => (await made).entry;
const listingOf = async ({ deltas }: LogEntry, name: string): Promise<DeltaListing> =>
  (await readDeltaListing(store.read, deltas?.[name] ?? '')) ?? {};
const pageOf = async ({ site }: LogEntry, file: string) => (await findContent(store, site, file)).body;
const scriptOf = async (version: string) =>
  (await findReleasedContent(store, 'news', version, `browser/${script(version)}`)).body;

/** Lists faults of the store. The copy of the newest entry is left out, because only commands write it and these tests do not. */
async function faults(): Promise<string[]> {
  const { findings, unfinished } = await verifyStore(store);
  return [...findings, ...unfinished].filter(({ key }) => key !== newestCopyKey).map(formatStoreFinding);
}

/** Lists the digests of all dictionaries of a file, except of the file itself. */
const ofs = (listing: DeltaListing, body: string) =>
  Object.values(listing[body] ?? {})
    .map(({ of }) => of.body)
    .filter((of) => of !== body);

describe('deltas of a new live release', () => {
  it('each page has a delta against the home page of its language', async () => {
    const entry = await liveOf(news('1.0.0'));
    const [page, english] = [await pageOf(entry, 'news.html'), await pageOf(entry, 'en/news.html')];
    const listing = await listingOf(entry, 'news');
    expect([ofs(listing, page), ofs(listing, english)]).toEqual([
      [await pageOf(entry, 'index.html')],
      [await pageOf(entry, 'en.html')],
    ]);
    expect(Object.values(listing[page] ?? {})).toMatchObject([{ home: true }, { of: { body: page } }]);
  });

  it('a page has deltas against its three former versions; only the newest of these has one against the page, for a rollback', async () => {
    const pages: string[] = [];
    let entry = await liveOf(news('1.0.0'));
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
      pages.unshift(await pageOf(entry, 'news.html'));
      entry = await liveOf(news(version));
    }
    const home = await pageOf(entry, 'index.html');
    const page = await pageOf(entry, 'news.html');
    const listing = await listingOf(entry, 'news');
    expect(ofs(listing, page)).toEqual([...pages.slice(0, 3), home]);
    expect(ofs(listing, await scriptOf('1.4.0'))).toEqual(await Promise.all(['1.3.0', '1.2.0', '1.1.0'].map(scriptOf)));
    // Expects that only the last former page has a delta from the new page, for a rollback.
    expect(ofs(listing, pages[0] ?? '')[0]).toBe(page);
    expect(ofs(listing, await scriptOf('1.3.0'))[0]).toBe(await scriptOf('1.4.0'));
    expect(listing[pages[1] ?? '']).toBeUndefined();
  });

  it('every listed delta restores its target, and the store passes verification', async () => {
    const entry = await liveOf(news('1.1.0'));
    let seen = 0;
    for (const name of Object.keys(entry.deltas ?? {}))
      for (const [target, each] of Object.entries(await listingOf(entry, name)))
        for (const [id, { of, integrity }] of Object.entries(each)) {
          const dictionary = (await readStoredContent(store, of)) ?? Buffer.alloc(0);
          expect(computeDictionaryId(dictionary)).toBe(id);
          const delta = (await store.read(getBlobKey(integrity))) ?? Buffer.alloc(0);
          expect(computeIntegrity((await applyDelta(dictionary, delta)) ?? '')).toBe(target);
          seen += 1;
        }
    expect(seen).toBeGreaterThan(5);
    expect(await faults()).toEqual([]);
  });

  it('a change keeps the listings of deltas of packages that it does not affect', async () => {
    const first = await liveOf(news('1.1.0'));
    const second = await liveOf(news('1.2.0'));
    expect(second.deltas?.home).toBe(first.deltas?.home);
    expect(second.deltas?.news).not.toBe(first.deltas?.news);
    expect((await liveOf(hold({ store, name: 'home', held: true }))).deltas).toEqual(second.deltas);
  });

  it('a new home page gives all pages deltas against it and the former one', async () => {
    await publish(store, 'home', '2.0.0', '/', 'another home');
    const before = await liveOf(news('1.0.0'));
    const entry = await liveOf(promote({ store, release: { name: 'home', version: '2.0.0' } }));
    const [now, was] = [await pageOf(entry, 'index.html'), await pageOf(before, 'index.html')];
    // Expects deltas against the new and the former home page, because visitors may have either of them in their cache.
    expect(ofs(await listingOf(entry, 'news'), await pageOf(entry, 'news.html'))).toEqual([now, was]);
    expect(ofs(await listingOf(entry, 'home'), now)).toEqual([was]);
    const third = await liveOf(news('1.1.0'));
    expect(ofs(await listingOf(third, 'news'), await pageOf(third, 'news.html')).at(-1)).toBe(now);
  });
});

describe('deltas of a canary', () => {
  it('canary and live pages have deltas in both directions, also after the canary has ended', async () => {
    const before = await liveOf(news('1.0.0'));
    const entry = await liveOf(startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 10 }));
    const own = { ...entry, site: entry.canary?.site ?? '' };
    const [live, canary] = [await pageOf(before, 'news.html'), await pageOf(own, 'news.html')];
    const listing = await listingOf(entry, 'news');
    expect([ofs(listing, canary)[0], ofs(listing, live)[0]]).toEqual([live, canary]);
    expect(ofs(listing, await scriptOf('1.1.0'))).toEqual([await scriptOf('1.0.0')]);
    const ended = await liveOf(abortCanary({ store }));
    expect(ofs(await listingOf(ended, 'news'), live)).toContain(canary);
  });
});

describe('deltas of a rollback', () => {
  it('a rollback to the last release makes no deltas and lists the existing ones', async () => {
    const first = await liveOf(news('1.0.0'));
    const second = await liveOf(news('1.1.0'));
    const written: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      create(key, bytes) {
        written.push(key);
        return store.create(key, bytes);
      },
    };
    const entry = await liveOf(rollback({ store: watched, name: 'news' }));
    expect(written.filter((key) => key.startsWith('blobs/'))).toEqual([]);
    const listing = await listingOf(entry, 'news');
    expect(entry.site).toBe(first.site);
    expect(ofs(listing, await pageOf(entry, 'news.html'))).toContain(await pageOf(second, 'news.html'));
    expect(ofs(listing, await scriptOf('1.0.0'))).toEqual([await scriptOf('1.1.0')]);
  });

  it('a rollback to an older release than the last one has no delta for the restored script', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await news(version);
    const entry = await liveOf(rollback({ store, name: 'news', version: '1.0.0' }));
    expect((await listingOf(entry, 'news'))[await scriptOf('1.0.0')]).toBeUndefined();
    expect(await faults()).toEqual([]);
  });
});

describe('while deltas are off', () => {
  it('while deltas are off no command makes deltas, and switching deltas on makes all of them again', async () => {
    const before = await liveOf(news('1.0.0'));
    const off = await liveOf(switchDeltas({ store, on: false }));
    const held = (await store.upkeep.inventory()).filter(({ key }) => key.endsWith('.dcz')).length;
    const entries = [
      off,
      await liveOf(news('1.1.0')),
      await liveOf(startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 10 })),
      await liveOf(abortCanary({ store })),
      await liveOf(rollback({ store, name: 'news' })),
      await liveOf(rollback({ store, to: 2 })),
    ];
    expect(entries.map(({ deltas, deltasOff }) => [deltas, deltasOff])).toEqual(entries.map(() => [undefined, true]));
    expect(off.site).toBe(before.site);
    expect((await store.upkeep.inventory()).filter(({ key }) => key.endsWith('.dcz'))).toHaveLength(held);
    expect(await faults()).toEqual([]);
    const { entry, rendered } = await switchDeltas({ store, on: true });
    expect([off.verb, entry.verb]).toEqual(['deltas-off', 'deltas-on']);
    expect([entry.deltasOff, rendered]).toEqual([undefined, 0]);
    expect(ofs(await listingOf(entry, 'news'), await pageOf(entry, 'news.html'))).toContain(
      await pageOf(entry, 'index.html'),
    );
  });

  it('a second switch of deltas to the same state changes nothing', async () => {
    await switchDeltas({ store, on: false });
    expect((await switchDeltas({ store, on: false })).changed).toBe(false);
  });
});

describe('a promotion despite problems with deltas', () => {
  it('a dry run writes no deltas', async () => {
    const before = (await store.upkeep.inventory()).length;
    await promote({ store, release: { name: 'news', version: '1.1.0' }, dryRun: true });
    expect((await store.upkeep.inventory()).length).toBe(before);
  });

  it('a warning names an altered delta, which is not listed', async () => {
    const dry = createLayeredStore(store, {});
    const made = await promote({ store: dry, release: { name: 'news', version: '1.1.0' } });
    const page = (await findContent(dry, made.entry.site, 'news.html')).body;
    const listed = (await readDeltaListing(dry.read, made.entry.deltas?.news ?? ''))?.[page] ?? {};
    const [[id, { integrity }] = ['', { integrity: '' }]] = Object.entries(listed);
    await store.create(getBlobKey(integrity), 'something else');
    const { entry, warnings = [] } = await news('1.1.0');
    expect(warnings.join()).toContain(`${getBlobKey(integrity)} holds altered bytes`);
    expect((await listingOf(entry, 'news'))[page]?.[id]).toBeUndefined();
  });

  it('an altered listing of deltas is reported, and all deltas of its package are made again', async () => {
    const first = await liveOf(news('1.1.0'));
    const key = getDeltaListingKey(first.deltas?.news ?? '');
    await store.upkeep.remove([key]);
    await store.create(key, '{}');
    const { entry, warnings = [] } = await news('1.2.0');
    expect(warnings.join()).toContain('it was altered');
    expect(ofs(await listingOf(entry, 'news'), await scriptOf('1.2.0'))).toEqual([await scriptOf('1.1.0')]);
    // Expects that repair removes the altered listing, because no entry names it any more.
    const { restored, left } = await repairStore(store);
    expect([restored.filter((each) => each !== newestCopyKey), left]).toEqual([[key], []]);
  });

  it('a promotion succeeds although no delta can be written', async () => {
    const failing: ReleaseStore = {
      ...store,
      create: (key, bytes) => (isDelta(bytes) ? Promise.reject(new Error('no room')) : store.create(key, bytes)),
    };
    const { entry, warnings = [] } = await promote({ store: failing, release: { name: 'news', version: '1.1.0' } });
    expect(entry.composition.releases.news).toBe('1.1.0');
    expect(warnings.join()).toMatch(/are sent compressed with brotli\. no room \(and \d+ more\)/);
  });
});

it('the collector removes old deltas that the newest entry does not list', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await news(version);
  const month = Date.now() + 60 * 86_400_000;
  await collect(store, { dryRun: false, now: month });
  const entry = await liveOf(hold({ store, name: 'home', held: true }));
  const there: string[] = [];
  for (const [key, bytes] of await readAllFiles(store))
    if (key.startsWith('deltas/') || isDelta(bytes)) there.push(key);
  const wanted: string[] = [];
  for (const [name, id] of Object.entries(entry.deltas ?? {})) {
    wanted.push(getDeltaListingKey(id));
    for (const each of Object.values(await listingOf(entry, name)))
      wanted.push(...Object.values(each).map(({ integrity }) => getBlobKey(integrity)));
  }
  expect(there.sort()).toEqual([...new Set(wanted)].sort());
});

it('a promotion after an entry without deltas makes deltas', async () => {
  const entry = await liveOf(
    makeLive({
      store: withoutDeltas(store),
      why: 'test',
      change: (live) => ({ releases: { ...live?.releases, news: '1.1.0' }, site: {} }),
    }),
  );
  expect(ofs(await listingOf(entry, 'news'), await scriptOf('1.1.0'))).toEqual([await scriptOf('1.0.0')]);
});

/** Returns a store that reads the newest entry without the field `deltas`. */
const withoutDeltas = (given: ReleaseStore): ReleaseStore => ({
  ...given,
  read: async (key) => {
    const bytes = await given.read(key);
    if (!bytes || key !== 'log/00000002.json') return bytes;
    const { deltas: _deltas, ...entry } = JSON.parse(bytes.toString());
    return Buffer.from(JSON.stringify(entry));
  },
});

/** Tells whether bytes begin like brotli or zstd that was compressed with a dictionary (magic number of RFC 9842). */
const isDelta = (bytes: Uint8Array | string): boolean =>
  typeof bytes !== 'string' && Buffer.from(bytes.subarray(0, 4)).toString('hex') === '5e2a4d18';
