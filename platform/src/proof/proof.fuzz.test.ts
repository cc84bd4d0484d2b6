import fc from 'fast-check';
import { IntegrityError } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { almost, almostJson, grown, large, limit, readAnything, runs, slowOf } from '../../test/fuzzing.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { headersOfAnswer, manifestId, manifestText, parseManifest } from '../store/protocol/manifest.ts';
import { checkpointText, parseCheckpoint } from './checkpoint.ts';
import { holdLog } from './holdLog.ts';

/** What `verify` reads of a site and of a file that was kept: valid, almost valid, and very large. */

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
const id = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const integrity = fc.string({ maxLength: 5 }).map(integrityOf);
const headers = fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), text, { maxKeys: 3, noNullPrototype: true });

const answer = fc.record(
  {
    status: fc.integer({ min: 200, max: 599 }),
    headers: fc.nat(5),
    body: integrity,
    br: integrity,
    more: headers,
    keeps: fc.constant(true),
  },
  { requiredKeys: ['status', 'headers'], noNullPrototype: true },
);
const manifest = fc.record(
  {
    format: fc.constant(1 as const),
    headers: fc.array(headers, { maxLength: 3 }),
    addresses: fc.dictionary(
      fc.oneof(
        fc.webPath().filter((path) => path.startsWith('/')),
        fc.constantFrom('/', '/__proto__', '/constructor'),
      ),
      fc.array(answer, { minLength: 1, maxLength: 2 }),
      { maxKeys: 3, noNullPrototype: true },
    ),
    releases: fc.array(
      fc.record(
        {
          name: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
          version: fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}(-[0-9a-f]{10})?$/),
          commit: id(40),
          clean: fc.boolean(),
          key: text,
          content: id(10),
        },
        { requiredKeys: ['name', 'version'], noNullPrototype: true },
      ),
      { maxLength: 3 },
    ),
  },
  { noNullPrototype: true },
);
const checkpoint = fc.record(
  { format: fc.constant(1 as const), site: text, entries: fc.array(id(64), { minLength: 1, maxLength: 4 }) },
  { noNullPrototype: true },
);

/** Under the name of what it says: whoever shows a manifest has made its name, too. */
const readNamed = async (said: string) => parseManifest(bytesOf(said), await manifestId(said));
const readKept = (said: string) => parseCheckpoint(said, 'kept.json');

describe('a manifest', () => {
  it('is what it was when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(manifest, async (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(await readNamed(manifestText(plain))).toEqual(plain);
      }),
      runs(150),
    );
  });

  it('that is almost one is read or refused in a sentence; of what is read each answer has its headers or is told to have none', async () => {
    await fc.assert(
      fc.asyncProperty(almostJson(manifest), async (said) => {
        const outcome = await readAnything(() => readNamed(said));
        expect('refused' in outcome ? outcome.refused.message.length : 0).toBeLessThan(20_000);
        if ('refused' in outcome) return;
        for (const each of Object.values(outcome.value.addresses).flat()) {
          const held = await readAnything(() => headersOfAnswer(outcome.value, each));
          if ('refused' in held) expect(held.refused).toBeInstanceOf(IntegrityError);
          else expect(Object.values(held.value).every((value) => typeof value === 'string')).toBe(true);
        }
      }),
      runs(400),
    );
  });

  it('under another name than that of its text is refused as altered, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(manifest, almostJson(manifest), async (value, other) => {
        const name = await manifestId(manifestText(JSON.parse(JSON.stringify(value))));
        fc.pre(other !== manifestText(JSON.parse(JSON.stringify(value))));
        const outcome = await readAnything(() => parseManifest(bytesOf(other), name));
        expect('refused' in outcome && outcome.refused).toBeInstanceOf(IntegrityError);
      }),
      runs(150),
    );
  });

  it(`of a megabyte takes less than ${limit} ms`, async () => {
    // One of each place that can grow.
    const one = {
      format: 1,
      headers: [{ a: 'b' }],
      addresses: { '/': [{ status: 200, headers: 0, more: { a: 'b' } }] },
      releases: [{ name: 'a', version: '1.0.0' }],
    };
    expect(await slowOf(grown(one), readNamed)).toBe('');
  });
});

describe('a checkpoint', () => {
  it('is what it was when it is read again, and is written the same', () => {
    fc.assert(
      fc.property(checkpoint, (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(readKept(checkpointText(plain))).toEqual(plain);
        expect(checkpointText(readKept(checkpointText(plain)))).toBe(checkpointText(plain));
      }),
      runs(150),
    );
  });

  it.each([
    ['almost one', almostJson(checkpoint)],
    ['changed as a text', almost(checkpoint.map((value) => checkpointText(JSON.parse(JSON.stringify(value)))))],
  ])('that is %s is read or refused in a sentence, and a log can be held against what is read', async (_, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (said) => {
        const outcome = await readAnything(() => readKept(said));
        expect('refused' in outcome ? outcome.refused.message.length : 0).toBeLessThan(20_000);
        if ('refused' in outcome) return;
        expect(outcome.value.entries.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
        const held = await readAnything(() =>
          holdLog({ entries: [bytesOf('{}')], newest: bytesOf('{}') }, { checkpoint: outcome.value }),
        );
        expect('value' in held && held.value.faults.length).toBeGreaterThan(0);
      }),
      runs(400),
    );
  });

  it(`of a megabyte takes less than ${limit} ms`, async () => {
    const [one] = fc.sample(checkpoint, { seed: 20, numRuns: 1 });
    expect(await slowOf([...grown(one), ...large()], readKept)).toBe('');
  });
});
