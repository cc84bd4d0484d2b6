import fc from 'fast-check';
import { IntegrityError, storedFormat } from 'shared/contract';
import { expect, it } from 'vitest';
import {
  createGrownTexts,
  createLargeTexts,
  createRunOptions,
  findSlowTexts,
  maxParseMillisecondsPerMegabyte,
  mutateJson,
  mutateText,
  readOrRefuse,
} from '../../test/fuzzing.ts';
import {
  arbitraryIntegrity,
  dictionary,
  format,
  hexDigits,
  name,
  record,
  testParser,
  text,
  toBytes,
  version,
} from '../../test/testParser.ts';
import {
  computeManifestId,
  parseManifest,
  type ResponseTable,
  readResponseHeaders,
  serializeManifest,
} from '../store/protocol/manifest.ts';
import { type Checkpoint, formatCheckpoint, parseCheckpoint, verifyShownLog } from './verifyShownLog.ts';

/** Tests the files of a site that `verify` reads, and checkpoints, in three kinds: valid, almost valid, and very large. */

const headers = dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), text);
const status = fc.integer({ min: 200, max: 599 });
const response = record(
  {
    status,
    headers: fc.nat(5),
    body: arbitraryIntegrity,
    br: arbitraryIntegrity,
    more: headers,
    keeps: fc.constant(true as const),
  },
  ...(['body', 'br', 'more', 'keeps'] as const),
);
const release = record(
  { name, version, commit: hexDigits(40), clean: fc.boolean(), key: text, content: hexDigits(10) },
  ...(['commit', 'clean', 'key', 'content'] as const),
);
const address = fc.oneof(
  fc.webPath().filter((path) => path.startsWith('/')),
  fc.constantFrom('/', '/__proto__', '/constructor'),
);
const manifest = record({
  format,
  headers: fc.array(headers, { maxLength: 3 }),
  addresses: dictionary(address, fc.array(response, { minLength: 1, maxLength: 2 })),
  releases: fc.array(release, { maxLength: 3 }),
  tables: dictionary(name, hexDigits(64), 2),
});
const checkpoint = record({
  format: fc.constant(1),
  site: text,
  entries: fc.array(hexDigits(64), { minLength: 1, maxLength: 4 }),
});

/** Parses an altered manifest under its own digest, because an attacker can also publish a digest that fits. */
const readNamed = async (said: string) => parseManifest(toBytes(said), await computeManifestId(said));
const readKept = (said: string) => parseCheckpoint(said, 'kept.json');

/** Asserts that the headers of each response are readable, or refused with an IntegrityError. */
async function holdHeaders(read: ResponseTable): Promise<void> {
  for (const each of Object.values(read.addresses).flat()) {
    const held = await readOrRefuse(() => readResponseHeaders(read, each));
    if ('refused' in held) expect(held.refused).toBeInstanceOf(IntegrityError);
    else expect(Object.values(held.value).every((value) => typeof value === 'string')).toBe(true);
  }
}

/** Asserts that a parsed checkpoint can be used to verify a log. */
async function holdAgainst(read: Checkpoint): Promise<void> {
  expect(read.entries.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
  const log = { entries: [toBytes('{}')], newest: toBytes('{}') };
  const held = await readOrRefuse(() => verifyShownLog(log, { checkpoint: read }));
  expect('value' in held && held.value.faults.length).toBeGreaterThan(0);
}

testParser('a manifest', { valid: manifest, read: readNamed, check: (read) => holdHeaders(read as ResponseTable) });
testParser('a checkpoint', { valid: checkpoint, read: readKept, check: (read) => holdAgainst(read as Checkpoint) });

it('a manifest whose text does not match its digest is refused', async () => {
  await fc.assert(
    fc.asyncProperty(manifest, mutateJson(manifest), async (value, other) => {
      const text = serializeManifest(JSON.parse(JSON.stringify(value)));
      fc.pre(other !== text);
      const id = await computeManifestId(text);
      const outcome = await readOrRefuse(() => parseManifest(toBytes(other), id));
      expect('refused' in outcome && outcome.refused).toBeInstanceOf(IntegrityError);
    }),
    createRunOptions(150),
  );
});

it(`a manifest with any part grown to a megabyte is parsed within ${maxParseMillisecondsPerMegabyte} ms`, async () => {
  const one = {
    format: storedFormat,
    headers: [{ a: 'b' }],
    addresses: { '/': [{ status: 200, headers: 0, more: { a: 'b' } }] },
    releases: [{ name: 'a', version: '1.0.0' }],
    tables: { a: '0'.repeat(64) },
  };
  expect(await findSlowTexts(createGrownTexts(one), readNamed)).toBe('');
});

it('a checkpoint survives a round trip, and a mutated checkpoint is read or refused', async () => {
  const kept = checkpoint.map((value) => formatCheckpoint(JSON.parse(JSON.stringify(value))));
  await fc.assert(
    fc.asyncProperty(kept, mutateText(kept), async (said, other) => {
      expect(formatCheckpoint(readKept(said))).toBe(said);
      const outcome = await readOrRefuse(() => readKept(other));
      if ('refused' in outcome) expect(outcome.refused.message.length).toBeLessThan(20_000);
      else await holdAgainst(outcome.value);
    }),
    createRunOptions(400),
  );
  expect(await findSlowTexts(createLargeTexts(), readKept)).toBe('');
});
