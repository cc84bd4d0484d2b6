import { beforeAll, describe, expect, it } from 'vitest';
import {
  alterations,
  type BlobKinds,
  createMemoryStore,
  createSmallStore,
  type Files,
  groupBlobs,
  readAllFiles,
  smallStoreTrustedKeys,
} from '../../../test/createSmallStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { getBlobKey } from '../../store/protocol/content.ts';
import { formatStoreFinding } from './Inspection.ts';
import { verifyStore } from './verifyStore.ts';

let store: ReleaseStore;
let whole: Files;
let kinds: BlobKinds;

const verify = (files: Files, trusted = smallStoreTrustedKeys) =>
  verifyStore(createMemoryStore(store, new Map(files)), { trusted });
const linesOf = async (files: Files) => (await verify(files)).findings.map(formatStoreFinding).join('\n');
const having = (key: string, bytes: Buffer | string) => new Map([...whole, [key, Buffer.from(bytes)]]);
const without = (...keys: string[]) => new Map([...whole].filter(([key]) => !keys.includes(key)));
const keyLike = (pattern: RegExp) => [...whole.keys()].find((key) => pattern.test(key)) ?? '';

describe('verifying a whole store', () => {
  beforeAll(async () => {
    store = await createSmallStore();
    whole = await readAllFiles(store);
    kinds = groupBlobs(whole);
  });

  it('an intact store has no findings', async () => {
    expect(await verify(whole)).toEqual({ keys: whole.size, findings: [], unfinished: [] });
    expect(whole.size).toBeGreaterThan(50);
  });

  it.each(Object.entries(alterations))('every altered file is detected: %s', async (_what, alter) => {
    const missed: string[] = [];
    const unfinished: string[] = [];
    for (const [key, bytes] of whole) {
      const altered = alter(bytes);
      const report = await verify(altered ? having(key, altered) : without(key));
      if (report.findings.length > 0) continue;
      (report.unfinished.length > 0 ? unfinished : missed).push(key);
    }
    expect(missed).toEqual([]);
    // Only damage to these counts as unfinished work: the copy of the newest entry, and a preview. The live site depends on neither.
    expect(unfinished.every((key) => /^composition\.json$|^previews\/[^.]+\.json$/.test(key))).toBe(true);
  });

  it('a finding names the file and tells whether repair can restore it', async () => {
    const [page = ''] = kinds.pages;
    const [own = ''] = kinds.own;
    const [released = ''] = kinds.released;
    const [delta = ''] = kinds.deltas;
    for (const [key, restorable] of [
      [page, true],
      [own, true],
      [delta, true],
      [released, false],
      [keyLike(/^sites\//), true],
      [keyLike(/^news\/[^/]+\/release\.json$/), false],
      [keyLike(/^log\/00000001\.json$/), false],
      [keyLike(/^previews\/[^.]+\.json$/), false],
      [keyLike(/^deltas\//), true],
      [keyLike(/^manifests\//), true],
    ] as const) {
      const { findings } = await verify(having(key, 'torn'));
      expect(findings).toContainEqual(expect.objectContaining({ key, restorable }));
    }
  });

  it('a blob that nothing names is unfinished work, and a missing listing of deltas is a finding', async () => {
    const stray = getBlobKey(computeIntegrity('stray'));
    const { findings, unfinished } = await verify(having(stray, 'stray'));
    expect([findings, unfinished.map(({ key }) => key)]).toEqual([[], [stray]]);
    expect(await linesOf(without(keyLike(/^deltas\//)))).toContain('is missing. Pages stay the same without it');
  });

  it('a missing log entry is reported once, and later entries are checked on their own', async () => {
    const entry = whole.get('log/00000002.json')?.toString() ?? '';
    const later = [3, 4].map((number) => [
      `log/0000000${number}.json`,
      Buffer.from(
        entry.replace('"number": 2', `"number": ${number}`).replace(/"previous": "[^"]+"/, '"previous": "x"'),
      ),
    ]);
    const files = new Map([...without('log/00000002.json', 'composition.json'), ...(later as [string, Buffer][])]);
    const { findings } = await verify(files);
    expect(findings.map(({ key, fault }) => `${key} ${fault}`)).toEqual([
      'log/00000002.json is missing',
      'log/00000003.json was changed after entry 4 was written',
    ]);
  });

  it('a missing newest log entry is detected by its copy', async () => {
    expect(await linesOf(without('log/00000002.json'))).toContain(
      'log/00000002.json is missing, but its copy composition.json exists. Restore it',
    );
  });

  it('unknown files are findings, and incomplete releases are unfinished work', async () => {
    for (const evil of ['sites/evil.html', 'news/browser/js/evil.js', 'news/evil/main.cjs', 'blobs/evil'])
      expect(await linesOf(having(evil, 'evil'))).toBe(`${evil} is an unknown file. Remove it if you do not need it.`);
    const half = having('news/2.0.0/signature.json', 'half');
    half.set(`blobs/${'0'.repeat(64)}`, Buffer.from('half'));
    const { findings, unfinished } = await verify(half);
    expect(findings).toEqual([]);
    expect(unfinished.map(({ key }) => key)).toEqual([`blobs/${'0'.repeat(64)}`, 'news/2.0.0/release.json']);
  });

  it('unsigned releases and invalid signatures are detected', async () => {
    const signature = keyLike(/^news\/[^/]+\/signature\.json$/);
    expect(await linesOf(without(signature))).toContain('is not signed');
    const torn = await verifyStore(
      createMemoryStore(store, having(signature, whole.get(keyLike(/^shell\/.*signature/)) ?? '')),
    );
    expect(torn.findings.map(formatStoreFinding).join()).toContain(`${signature} is not a signature of this release`);
  });

  it('verifying a store reads a limited number of files at once', async () => {
    let reading = 0;
    let most = 0;
    const memory = createMemoryStore(store, new Map(whole));
    const counting: ReleaseStore = {
      ...memory,
      async read(key) {
        reading += 1;
        most = Math.max(most, reading);
        await new Promise(setImmediate);
        reading -= 1;
        return memory.read(key);
      },
    };
    await verifyStore(counting, { trusted: smallStoreTrustedKeys });
    expect(most).toBeLessThanOrEqual(9);
  });
});
