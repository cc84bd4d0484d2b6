import { beforeAll, describe, expect, it } from 'vitest';
import { alterations, type Files, filesOf, memoryStore, smallStore, smallStoreKeys } from '../../../test/smallStore.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { digestInKey } from '../../store/protocol/fileKeys.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { findingLine } from './Inspection.ts';
import { verifyStore } from './verifyStore.ts';

let store: ReleaseStore;
let whole: Files;

const verify = (files: Files, trusted = smallStoreKeys) => verifyStore(memoryStore(store, new Map(files)), { trusted });
const linesOf = async (files: Files) => (await verify(files)).findings.map(findingLine).join('\n');
const having = (key: string, bytes: Buffer | string) => new Map([...whole, [key, Buffer.from(bytes)]]);
const without = (...keys: string[]) => new Map([...whole].filter(([key]) => !keys.includes(key)));
const keyLike = (pattern: RegExp) => [...whole.keys()].find((key) => pattern.test(key)) ?? '';

describe('the look at a whole store', () => {
  beforeAll(async () => {
    store = await smallStore();
    whole = await filesOf(store);
  });

  it('finds nothing in one that is as it was written', async () => {
    expect(await verify(whole)).toEqual({ keys: whole.size, findings: [], unfinished: [] });
    expect(whole.size).toBeGreaterThan(50);
  });

  it.each(Object.entries(alterations))('finds every single file that is %s', async (_what, alter) => {
    const missed: string[] = [];
    const unfinished: string[] = [];
    for (const [key, bytes] of whole) {
      const altered = alter(bytes);
      const report = await verify(altered ? having(key, altered) : without(key));
      if (report.findings.length > 0) continue;
      (report.unfinished.length > 0 ? unfinished : missed).push(key);
    }
    expect(missed).toEqual([]);
    // A copy on which nothing depends, and a preview that is gone: no fault of what is shown.
    expect(unfinished.every((key) => /^composition\.json$|^previews\/[^.]+\.json$/.test(key))).toBe(true);
  });

  it('names the very file, and says whether it can be made again', async () => {
    for (const [pattern, mendable] of [
      [/^pages\/[^.]+\.html\.br$/, true],
      [/^pages\/[^.]+\.facts\.json$/, true],
      [/^sites\/[^/]+\/snapshot\.json(\.br)?$/, true],
      [/^sites\/[^/]+\/site\.json$/, true],
      [/^recipes\//, true],
      // What lies packed is no copy of anything.
      [/^news\/browser\/entry\.[0-9a-f]{16}\.js\.br$/, false],
      [/^news\/[^/]+\/promoted\.json$/, true],
      [/^news\/[^/]+\/release\.json$/, false],
      [/^log\/00000001\.json$/, false],
      [/^previews\/[^.]+\.json$/, false],
      [/\.dcz$/, true],
      [/^deltas\//, true],
      [/^manifests\//, true],
    ] as const) {
      const { findings } = await verify(having(keyLike(pattern), 'torn'));
      expect(findings).toContainEqual(expect.objectContaining({ key: keyLike(pattern), mendable }));
    }
  });

  it('tells a delta that no listing has apart, and a listing that is missing by what it costs', async () => {
    const stray = having(keyLike(/\.dcz$/).replace(/[0-9a-f]{16}\.dcz$/, `${'0'.repeat(16)}.dcz`), 'stray');
    const { findings, unfinished } = await verify(stray);
    expect([findings, unfinished.map(({ fault }) => fault)]).toEqual([[], ['is in no listing of deltas']]);
    expect(await linesOf(without(keyLike(/^deltas\//)))).toContain('is missing. Nothing is shown otherwise without it');
  });

  it('tells a missing entry once, and judges the later ones for themselves', async () => {
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

  it('knows by the copy that the newest entry is gone', async () => {
    expect(await linesOf(without('log/00000002.json'))).toContain(
      'log/00000002.json is missing, though composition.json is a copy of it. Put it back',
    );
  });

  it('tells what belongs to nothing, and what was never finished apart from it', async () => {
    const key = keyLike(/^sites\/[^/]+\/site\.json$/).replace('site.json', 'evil.html');
    expect(await linesOf(having(key, 'evil'))).toBe(
      `${key} belongs to nothing. Remove it, if nobody knows what it is.`,
    );
    for (const evil of ['news/node/main.0123456789abcdef.cjs', 'news/browser/js/evil.js', 'news/evil/main.cjs'])
      expect(await linesOf(having(evil, 'evil'))).toBe(
        `${evil} belongs to nothing. Remove it, if nobody knows what it is.`,
      );
    const half = having('news/2.0.0/browser/entry.js', 'half');
    // A file whose name is its digest, one whose digest it is not, one that carries a hash.
    half.set(`news/node/main.${digestInKey(integrityOf('half'))}.cjs`, Buffer.from('half'));
    half.set('news/browser/js/main.1a2b3c4d.js.br', Buffer.from('half'));
    half.set('pages/0123456789abcdef0123456789abcdef.facts.json', Buffer.from('{}'));
    half.set('sites/0123456789abcdef/icon.svg', Buffer.from('<svg/>'));
    const { findings, unfinished } = await verify(half);
    expect(findings).toEqual([]);
    expect(unfinished.map(({ key: each }) => each)).toEqual([
      'news/2.0.0/release.json',
      'news/browser/js/main.1a2b3c4d.js.br',
      `news/node/main.${digestInKey(integrityOf('half'))}.cjs`,
      'pages/0123456789abcdef0123456789abcdef.html',
      'sites/0123456789abcdef/site.json',
    ]);
  });

  it('finds a release that is not signed as it is trusted, and a signature that does not fit even without trusted keys', async () => {
    const signature = keyLike(/^news\/[^/]+\/signature\.json$/);
    expect(await linesOf(without(signature))).toContain('is not signed');
    const torn = await verifyStore(
      memoryStore(store, having(signature, whole.get(keyLike(/^shell\/.*signature/)) ?? '')),
    );
    expect(torn.findings.map(findingLine).join()).toContain(`${signature} is no signature of this release`);
  });

  it('reads no more files at once than it can hold', async () => {
    let reading = 0;
    let most = 0;
    const memory = memoryStore(store, new Map(whole));
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
    await verifyStore(counting, { trusted: smallStoreKeys });
    expect(most).toBeLessThanOrEqual(9);
  });
});
