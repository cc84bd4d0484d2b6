import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFakeEntry } from '../../test/fakeSite.ts';
import { createRandom } from '../../test/faultyStores.ts';
import { type LogEntry, serializeEntry } from '../store/protocol/logEntry.ts';
import { signEntry } from '../store/signing/entrySignature.ts';
import { formatPublicKey } from '../store/signing/releaseSignatures.ts';
import { parseCheckpoint, verifyShownLog } from './verifyShownLog.ts';

const [own, foreign] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const trusted = new Set([formatPublicKey(own.publicKey)]);
const site = '0123456789abcdef';
const digest = (bytes: Buffer | undefined): string => (bytes ? createHash('sha256').update(bytes).digest('hex') : '');

/** Returns the entries of a log, each with the digest of the entry before. @param key null leaves entries unsigned */
function logOf(whys: readonly string[], key: typeof own.privateKey | null = own.privateKey): Buffer[] {
  const entries: Buffer[] = [];
  for (const [index, why] of whys.entries()) {
    const entry: LogEntry = { ...createFakeEntry(index + 1, site), why, previous: digest(entries.at(-1)) };
    entries.push(Buffer.from(serializeEntry(key ? signEntry(entry, key) : entry)));
  }
  return entries;
}

const whys = Array.from({ length: 12 }, (_, index) => `why ${index + 1}`);
const kept = logOf(whys);
const checkpoint = { format: 1 as const, site: 'https://site.example', entries: kept.map(digest) };

const faultsOf = (
  entries: readonly (Buffer | undefined)[],
  options: Parameters<typeof verifyShownLog>[1] = { checkpoint },
) => verifyShownLog({ entries, newest: entries.at(-1) ?? Buffer.alloc(0) }, options).faults;

describe('a log compared with a saved checkpoint', () => {
  it('an unchanged or continued log has no faults against its checkpoint', () => {
    expect(faultsOf(kept, { checkpoint, trusted })).toEqual([]);
    const longer = [
      ...kept,
      Buffer.from(
        serializeEntry(signEntry({ ...createFakeEntry(13, site), previous: digest(kept[11]) }, own.privateKey)),
      ),
    ];
    expect(faultsOf(longer, { checkpoint, trusted })).toEqual([]);
  });

  it('a changed log entry is named, by the hash chain and by the checkpoint', () => {
    const altered = kept.map((each, index) =>
      index === 4 ? Buffer.from(each.toString().replace('why 5', 'why x')) : each,
    );
    expect(faultsOf(altered)).toEqual([
      'Entry 5 was changed after entry 6 was written.',
      'The signature of entry 5 is invalid.',
      'Entry 5 differs from the checkpoint: it was rewritten.',
    ]);
  });

  it('a log without its last entries is detected', () => {
    expect(faultsOf(kept.slice(0, 9))).toEqual([
      'The log ends with entry 9, but the checkpoint has entry 12: its end was cut off.',
    ]);
  });

  it('a fork of the log is detected, with the first different entry', () => {
    expect(faultsOf(logOf(whys.map((why, index) => (index < 7 ? why : `${why}!`))))).toEqual([
      'The log forks before entry 8: from there on its history differs from the checkpoint.',
    ]);
  });

  it('a missing or removed log entry is detected', () => {
    expect(faultsOf(kept.map((each, index) => (index === 2 ? undefined : each)))).toEqual(['Entry 3 is gone.']);
    const [first = Buffer.alloc(0), ...others] = kept;
    expect(faultsOf([first, ...others.slice(1)])).toContain(
      'Entry 2 of the checkpoint was taken out, and later entries have moved up.',
    );
  });

  it('reordered log entries are detected', () => {
    const [, , third, fourth] = kept;
    const reordered = kept.map((each, index) => (index === 2 ? fourth : index === 3 ? third : each));
    expect(faultsOf(reordered)).toEqual(
      expect.arrayContaining([
        'Entry 3 has the number of entry 4.',
        'The entries were reordered: entry 3 was entry 4 before.',
      ]),
    );
  });

  it('a newest entry that differs from the log’s last entry is detected', () => {
    const { faults } = verifyShownLog({ entries: kept, newest: kept[3] ?? Buffer.alloc(0) });
    expect(faults).toEqual(['Entry 12 differs from the newest entry that is shown.']);
  });
});

describe('signatures of a log', () => {
  it('log entries signed by an untrusted key, or unsigned, are faults', () => {
    expect(faultsOf(logOf(whys, foreign.privateKey), { trusted })).toHaveLength(12);
    expect(faultsOf(logOf(whys, null), { trusted })).toEqual(['Entry 12 is not signed.']);
    const mixed = logOf(whys).slice(0, 11);
    mixed.push(Buffer.from(serializeEntry({ ...createFakeEntry(12, site), previous: digest(mixed[10]) })));
    expect(faultsOf(mixed, { trusted })).toEqual(['Entry 12 is not signed, but entry 11 before it is signed.']);
  });

  it('without trusted keys unsigned entries pass, but an invalid signature fails', () => {
    expect(faultsOf(logOf(whys, null), {})).toEqual([]);
    const foreignSignature = kept.map((each, index) =>
      index === 11 ? Buffer.from(each.toString().replace('why 12', 'why 21')) : each,
    );
    expect(faultsOf(foreignSignature, {})).toEqual(['The signature of entry 12 is invalid.']);
  });
});

it('with a checkpoint each of 1,000 forged logs is refused', () => {
  const random = createRandom(20);
  const below = (most: number) => Math.floor(random() * most);
  const kinds = new Map<string, number>();
  for (let forgery = 0; forgery < 1000; forgery += 1) {
    const [name, forged] = forge(below, forgery);
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
    expect(faultsOf(forged, { checkpoint: first, trusted }), `${name} ${forgery}`).not.toEqual([]);
  }
  expect([...kinds.values()].every((count) => count > 60)).toBe(true);
});

/** Six entries are enough for forgeries, whose effect does not depend on the length of the log. */
const few = whys.slice(0, 6);
const keptFew = kept.slice(0, 6);
const first = { ...checkpoint, entries: checkpoint.entries.slice(0, 6) };

/** Forges a log as an attacker with write access to the store could. Some forgeries are signed with the trusted key. */
function forge(below: (most: number) => number, seed: number): [string, (Buffer | undefined)[]] {
  const at = below(few.length);
  const other = (at + 1 + below(few.length - 1)) % few.length;
  const key = below(2) === 0 ? own.privateKey : foreign.privateKey;
  const changed = few.map((why, index) => (index === at ? `${why} forged ${seed}` : why));
  const without = few.filter((_, index) => index !== at);
  const ways: readonly (readonly [string, () => (Buffer | undefined)[]])[] = [
    [
      'a bit is altered',
      () => keptFew.map((each, index) => (index === at ? flipped(each, below(each.length * 8)) : each)),
    ],
    ['an entry is rewritten', () => keptFew.map((each, index) => (index === at ? logOf(changed, key)[at] : each))],
    ['all is rewritten from one on, with the key', () => logOf(changed)],
    ['all is rewritten and signed by somebody else', () => logOf(changed, foreign.privateKey)],
    ['all is rewritten and signed by nobody', () => logOf(changed, null)],
    ['one is left out and all written anew', () => logOf([...without, 'another'], key)],
    ['one is gone', () => keptFew.map((each, index) => (index === at ? undefined : each))],
    ['one is taken out', () => keptFew.filter((_, index) => index !== at)],
    [
      'two are exchanged',
      () => keptFew.map((each, index) => (index === at ? keptFew[other] : index === other ? keptFew[at] : each)),
    ],
    ['the end is cut off', () => keptFew.slice(0, Math.max(1, at))],
    [
      'the end is cut off and written anew',
      () => logOf([...few.slice(0, at), ...few.slice(at).map((why) => `${why}?`)]),
    ],
    ['one is put in', () => logOf([...few.slice(0, at), 'between', ...few.slice(at)], key)],
  ];
  const [name, make] = ways[seed % ways.length] ?? ways[0] ?? ['', () => []];
  return [name, make()];
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const other = Buffer.from(bytes);
  other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return other;
}

it.each(['', '{}', '[1]', '{"format":3,"site":"x","entries":[]}', '{"format":1,"site":"x","entries":["12"]}'])(
  'an invalid checkpoint is refused: %s',
  (text) => expect(() => parseCheckpoint(text, 'keptFew.json')).toThrow('keptFew.json is invalid.'),
);
