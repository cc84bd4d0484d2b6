import { beforeAll, describe, expect, it } from 'vitest';
import {
  alterations,
  createMemoryStore,
  createSmallStore,
  type Files,
  groupBlobs,
  readAllFiles,
  smallStoreTrustedKeys,
} from '../../../test/createSmallStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { verifyStore } from '../verify/verifyStore.ts';
import { repairStore } from './repairStore.ts';

let store: ReleaseStore;
let whole: Files;
let restorable: readonly string[];

/** Tells whether a file can be rebuilt, from releases or from other files. */
const isRestorable = (key: string): boolean => /^(pages|sites|manifests)\/|^composition\.json$/.test(key);

/** Returns the key that the store has for a file: `key` itself, or `key` with `.br`. */
const keyOf = (key: string): string => (whole.has(key) ? key : `${key}.br`);

const homeOf = (site: string): string =>
  getContentKey(findContent(JSON.parse(`${whole.get(getListingKey(site))}`).files, 'index.html') ?? { body: '' });

const options = { trusted: smallStoreTrustedKeys };

/** Copies the store's files, and alters those with the given keys. `how` is the name of the alteration. */
function altered(keys: readonly string[], how: string): Map<string, Buffer> {
  const files = new Map(whole);
  for (const key of keys) {
    const bytes = alterations[how]?.(whole.get(key) ?? Buffer.alloc(0));
    if (bytes) files.set(key, bytes);
    else files.delete(key);
  }
  return files;
}

const differing = (files: Files): string[] =>
  [...new Set([...whole.keys(), ...files.keys()])].filter(
    (key) => !files.get(key)?.equals(whole.get(key) ?? Buffer.from('none')),
  );

/** Lists one restorable key of each kind of file; further pages would only repeat the test. */
const oneOfEachKind = () => {
  const { own } = groupBlobs(whole);
  const kinds = new Map(restorable.map((key) => [own.includes(key) ? key : key.replace(/[0-9a-f]{8,}/g, '*'), key]));
  return [...kinds.values()];
};

describe('repairing a store', () => {
  beforeAll(async () => {
    store = await createSmallStore();
    whole = await readAllFiles(store);
    const { pages, own } = groupBlobs(whole);
    restorable = [...[...whole.keys()].filter((key) => isRestorable(key)), ...pages, ...own];
  });

  it('an intact store is not changed', async () => {
    expect(await repairStore(createMemoryStore(store, new Map(whole)), options)).toEqual({ restored: [], left: [] });
  });

  it.each(Object.keys(alterations))(
    'a changed file of each kind is restored exactly: %s',
    async (how) => {
      for (const key of oneOfEachKind()) {
        // If composition.json (the copy of the newest entry) has one changed letter, repair cannot tell whether copy or entry is altered.
        if (key === 'composition.json' && how === 'another in one letter') continue;
        const files = altered([key], how);
        const { restored, left } = await repairStore(createMemoryStore(store, files), options);
        expect([key, differing(files), left]).toEqual([key, [], []]);
        expect(restored.map((each) => keyOf(each))).toEqual([key]);
      }
    },
    120_000,
  );

  it.each(['missing', 'torn', 'longer by a space'])('all restorable files are restored at once: %s', async (how) => {
    const files = altered(restorable, how);
    expect(differing(files).sort()).toEqual([...restorable].sort());
    const { left } = await repairStore(createMemoryStore(store, files), options);
    expect([differing(files), left]).toEqual([[], []]);
  });

  it('a dry run lists the repairs and changes nothing', async () => {
    const files = altered(restorable, 'missing');
    const before = new Map(files);
    const { restored } = await repairStore(createMemoryStore(store, files), { ...options, dryRun: true });
    expect(restored.length).toBeGreaterThan(10);
    expect(files).toEqual(before);
  });

  it('files that cannot be restored are listed with a remedy and left unchanged', async () => {
    const lost = [
      ...[...whole.keys()].filter((key) => /^log\/00000001|^previews/.test(key)),
      ...groupBlobs(whole).released,
    ];
    const files = altered(lost, 'torn');
    const { restored, left } = await repairStore(createMemoryStore(store, files), options);
    expect(restored).toEqual([]);
    expect(new Set(left.map(({ key }) => key))).toEqual(new Set(lost.filter((key) => !key.endsWith('.sha256'))));
    for (const { remedy } of left) expect(remedy).toMatch(/^(Find out|Remove the file|Compare|Make the preview again)/);
    expect(differing(files).sort()).toEqual(lost.sort());
  });

  it('the copy of the newest entry is not written while the log is damaged', async () => {
    const files = altered(['composition.json', 'log/00000001.json'], 'torn');
    const { restored, left } = await repairStore(createMemoryStore(store, files), options);
    expect(restored).toEqual([]);
    expect(left.map(({ key }) => key)).toEqual(['composition.json', 'log/00000001.json']);
    expect(left[0]?.remedy).toContain('the log is damaged, and this copy is the evidence');
  });

  it('other files are repaired although one site cannot be composed again', async () => {
    const canary = JSON.parse(whole.get('log/00000002.json')?.toString() ?? '').canary.site;
    const { site } = JSON.parse(whole.get('log/00000001.json')?.toString() ?? '');
    const page = homeOf(site);
    const files = altered([getListingKey(canary), 'log/00000002.json', page], 'torn');
    for (const key of whole.keys()) if (key.startsWith('previews/')) files.delete(key);
    const { restored, left } = await repairStore(createMemoryStore(store, files), options);
    expect(restored).toEqual([page]);
    expect(files.get(page)).toEqual(whole.get(page));
    expect(left.map(({ key }) => key)).toContain(getListingKey(canary));
  });

  it('no page is removed while a damaged listing may name it', async () => {
    const listing = [...whole.keys()].filter((key) => key.startsWith('sites/'));
    const files = altered([...listing, 'log/00000001.json', 'log/00000002.json'], 'torn');
    const { restored } = await repairStore(createMemoryStore(store, files), options);
    expect(restored.filter((key) => /^blobs\//.test(key))).toEqual([]);
    expect(groupBlobs(whole).pages.every((key) => files.has(key))).toBe(true);
  });

  it('a page whose release is damaged is listed as lost', async () => {
    const { pages, released } = groupBlobs(whole);
    const [page = ''] = pages;
    const files = altered([page, ...released], 'torn');
    // The files of the page's release are damaged, too, so the page cannot be composed again.
    const { restored, left } = await repairStore(createMemoryStore(store, files), options);
    expect(restored).toEqual([]);
    expect(left.find(({ key }) => key === page)?.remedy).toMatch(
      /cannot be rebuilt: .*main\.cjs of \w+ \S+ is missing/,
    );
  });

  it('a second run of an interrupted repair completes the repair', async () => {
    const files = altered(restorable, 'torn');
    const memory = createMemoryStore(store, files);
    let left = 9;
    const dying: ReleaseStore = {
      ...memory,
      create: (key, bytes) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : memory.create(key, bytes);
      },
    };
    await expect(repairStore(dying, options)).rejects.toThrow('killed');
    await repairStore(memory, options);
    expect(differing(files)).toEqual([]);
    expect((await verifyStore(memory, options)).findings).toEqual([]);
  });
});
