import { beforeEach, describe, expect, it } from 'vitest';
import { listStoreFaults } from '../../../test/listStoreFaults.ts';
import { prepareStore, releaseVersions } from '../../../test/prepareStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { requireEntry, writeNewestCopy } from '../../store/log/releaseLog.ts';
import {
  getDescriptionKey,
  getEntryKey,
  getManifestKey,
  getSignatureKey,
  newestCopyKey,
} from '../../store/protocol/keys.ts';
import { serializeEntry } from '../../store/protocol/logEntry.ts';
import { parseManifest, parseTable } from '../../store/protocol/manifest.ts';
import { hasValidEntrySignature } from '../../store/signing/entrySignature.ts';
import { makeLive } from '../change/makeLive.ts';
import { hold } from '../hold.ts';
import { promote } from '../promote.ts';
import { generateKeys, readSigningKey } from '../publish/signing.ts';
import { rollback } from '../rollback.ts';
import { createEntryManifest } from './createEntryManifest.ts';
import { requireLive } from './liveReleases.ts';

let store: ReleaseStore;
const up = (version: string) => promote({ store, release: { name: 'news', version } });

const fresh = prepareStore(async (empty) => {
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0', '1.2.0');
  await promote({ store: empty, release: { name: 'news', version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

/** Composes without a change and makes the result live, as `compose` does. */
const again = (of: ReleaseStore = store) =>
  makeLive({ store: of, change: (live) => live ?? { releases: {}, site: {} }, anew: true, why: 'again' });

describe('the manifest of a log entry', () => {
  it('a log entry’s manifest exists under its digest and lists releases and addresses that visitors see', async () => {
    const { entry } = await up('1.1.0');
    const bytes = await store.read(getManifestKey(entry.manifest));
    const manifest = await parseManifest(bytes ?? Buffer.alloc(0), entry.manifest);
    expect(manifest.releases).toEqual([
      { name: 'news', version: '1.1.0', content: expect.any(String) },
      { name: 'shell', version: '1.0.0', content: expect.any(String) },
    ]);
    expect(Object.keys(manifest.addresses)).toEqual(expect.arrayContaining(['/snapshot.json', '/nothing.is.here']));
    expect(Object.keys(manifest.tables)).toEqual(['news', 'shell']);
    const { news = '', shell } = manifest.tables;
    const table = await parseTable((await store.read(getManifestKey(news))) ?? Buffer.alloc(0), news);
    expect(Object.keys(table.addresses)).toEqual(expect.arrayContaining(['/news', '/en/news']));
    const before = await requireEntry(store, entry.number - 1);
    // Expects the same table for an unchanged package.
    const former = await parseManifest(
      (await store.read(getManifestKey(before.manifest))) ?? Buffer.alloc(0),
      before.manifest,
    );
    expect([former.tables.shell, former.tables.news === news]).toEqual([shell, false]);
    expect((await createEntryManifest(store, entry, before, Date.parse(entry.at))).id).toBe(entry.manifest);
  });

  it('log entries with the same live site have the same manifest', async () => {
    const { entry: one } = await up('1.1.0');
    const { entry: held } = await hold({ store, name: 'news', held: true });
    expect(held.manifest).toBe(one.manifest);
    expect((await requireLive(store)).number).toBe(held.number);
  });

  it('compose appends a log entry only if the manifest differs', async () => {
    expect((await again()).changed).toBe(false);
    const before = await requireLive(store);
    await store.upkeep.remove([getEntryKey(2)]);
    await store.create(getEntryKey(2), serializeEntry({ ...before, manifest: '0'.repeat(64) }));
    const { changed, rendered, entry } = await again();
    expect([changed, rendered, entry.number, entry.manifest]).toEqual([true, 0, 3, before.manifest]);
  });

  it('an unreadable release of another package keeps its former table, so a rollback succeeds', async () => {
    await up('1.1.0');
    const { manifest: before } = await requireLive(store);
    await store.upkeep.remove([getDescriptionKey('shell', '1.0.0')]);
    await store.create(getDescriptionKey('shell', '1.0.0'), '{}');
    const { entry } = await rollback({ store, name: 'news' });
    const [was, is] = await Promise.all(
      [before, entry.manifest].map(async (id) =>
        parseManifest((await store.read(getManifestKey(id))) ?? Buffer.alloc(0), id),
      ),
    );
    expect(is?.releases.map(({ name }) => name)).toEqual(['news', 'shell']);
    expect(is?.tables.shell).toBe(was?.tables.shell);
  });

  it('an unreadable signature of another package counts as none, so a rollback succeeds', async () => {
    await up('1.1.0');
    await store.create(getSignatureKey('shell', '1.0.0'), '{"format":3,');
    const { entry } = await rollback({ store, name: 'news' });
    const manifest = await parseManifest(
      (await store.read(getManifestKey(entry.manifest))) ?? Buffer.alloc(0),
      entry.manifest,
    );
    expect(manifest.releases.find(({ name }) => name === 'shell')).not.toHaveProperty('key');
  });
});

it('a log entry is signed by its author’s key, and its copy is identical', async () => {
  const { privateKey, publicKey } = generateKeys();
  const signingKey = await readSigningKey(privateKey);
  const { entry } = await promote({ store, release: { name: 'news', version: '1.1.0' }, signingKey });
  expect(entry.signature?.key).toBe(publicKey);
  expect(hasValidEntrySignature(entry)).toBe(true);
  expect(hasValidEntrySignature({ ...entry, why: 'another' })).toBe(false);
  expect(
    hasValidEntrySignature({
      ...entry,
      signature: { key: generateKeys().publicKey, signature: entry.signature?.signature ?? '' },
    }),
  ).toBe(false);
  await writeNewestCopy(store);
  expect(await store.read(newestCopyKey)).toEqual(await store.read(getEntryKey(entry.number)));
  expect(await listStoreFaults(store)).toEqual([]);
  await store.upkeep.remove([getEntryKey(entry.number)]);
  await store.create(getEntryKey(entry.number), serializeEntry({ ...entry, who: 'somebody else' }));
  expect(await listStoreFaults(store)).toContainEqual(expect.stringContaining('does not match its signature'));
});
