import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLargeTexts,
  createRunOptions,
  findSlowTexts,
  mutateJson,
  mutateText,
  readOrRefuse,
} from '../../test/fuzzing.ts';
import { maxReportBytes, parseReport } from './parseReport.ts';
import { createViewId, decodeViewId, type View, verifyViewId } from './viewId.ts';
import { readWorkerMessage, signWorkerMessage } from './workerMessage.ts';

/** Tests reports of pages and Workers: valid, almost valid, and very large. */

const secret = Buffer.from('a key of thirty-two letters and more');
const key = createSecretKey(secret);
const view = fc.stringMatching(/^[\w-]{36}$/);
const text = (maxLength: number) => fc.string({ unit: 'grapheme-ascii', maxLength });
const report = fc.oneof(
  fc.record(
    {
      view,
      kind: fc.constantFrom('hydration', 'error', 'module'),
      message: text(160),
      script: text(120),
      page: text(120),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      view,
      kind: fc.constant('vitals'),
      page: text(120),
      lcp: fc.integer({ min: 0, max: 600_000 }),
      inp: fc.integer({ min: 0, max: 600_000 }),
      cls: fc.double({ min: 0, max: 5, noNaN: true }),
    },
    { requiredKeys: ['view', 'kind', 'page'], noNullPrototype: true },
  ),
  fc.record({ view, kind: fc.constant('run') }, { noNullPrototype: true }),
);
const named: fc.Arbitrary<View> = fc.record(
  {
    entry: fc.integer({ min: 1, max: 2 ** 29 - 1 }),
    arm: fc.constantFrom('live' as const, 'canary' as const),
    sampled: fc.boolean(),
    asked: fc.boolean(),
    at: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    visitor: fc.stringMatching(/^[0-9a-f]{8}$/),
  },
  { noNullPrototype: true },
);

describe('a report', () => {
  it('a report is parsed to the value that was sent, unless it is too long', () => {
    fc.assert(
      fc.property(report, (value) => {
        const body = Buffer.from(JSON.stringify(value));
        expect(parseReport(body)).toEqual(body.length > maxReportBytes ? undefined : JSON.parse(JSON.stringify(value)));
      }),
      createRunOptions(500),
    );
  });

  it('a mutated report is parsed to known fields or refused', async () => {
    await fc.assert(
      fc.asyncProperty(mutateJson(report), async (text) => {
        const outcome = await readOrRefuse(() => parseReport(Buffer.from(text)));
        expect('value' in outcome).toBe(true);
        const read = 'value' in outcome ? outcome.value : undefined;
        if (read)
          expect(
            Object.keys(read).every((each) =>
              ['view', 'kind', 'message', 'script', 'page', 'lcp', 'inp', 'cls'].includes(each),
            ),
          ).toBe(true);
      }),
      createRunOptions(500),
    );
  });

  it('a report of a megabyte is parsed in time', async () => {
    expect(await findSlowTexts(createLargeTexts(), (text) => parseReport(Buffer.from(text)))).toBe('');
  });
});

describe('a view name', () => {
  it('a view name decodes to its view, and the key verifies it', () => {
    fc.assert(
      fc.property(named, (value) => {
        expect(decodeViewId(createViewId(value, key))).toEqual(value);
        expect(verifyViewId(createViewId(value, key), key)).toEqual(value);
      }),
      createRunOptions(500),
    );
  });

  it('a mutated name is verified or refused without an error', async () => {
    await fc.assert(
      fc.asyncProperty(mutateText(named.map((value) => createViewId(value, key))), async (name) => {
        expect('value' in (await readOrRefuse(() => verifyViewId(name, key)))).toBe(true);
      }),
      createRunOptions(500),
    );
  });
});

describe('a Worker’s message', () => {
  const seen = fc.record(
    {
      sentAt: fc.nat(),
      message: fc.oneof(
        report,
        fc.record(
          { kind: fc.constant('view'), view, owner: fc.stringMatching(/^[a-z-]{1,40}$/) },
          { noNullPrototype: true },
        ),
      ),
    },
    { noNullPrototype: true },
  );
  it('a Worker’s message is read with its signature, and refused after a changed bit', () => {
    fc.assert(
      fc.property(seen, fc.nat(), (value, place) => {
        const bytes = Buffer.from(JSON.stringify(value));
        const signature = signWorkerMessage(bytes, secret);
        const altered = Buffer.from(bytes);
        altered[place % altered.length] = (altered[place % altered.length] ?? 0) ^ 1;
        expect(readWorkerMessage(altered, signature, secret)).toBeUndefined();
        expect(readWorkerMessage(bytes, signature, secret)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      createRunOptions(150),
    );
  });

  it('a Worker’s message of a megabyte is read in time, signed or not', async () => {
    for (const signature of ['', 'x'.repeat(64)])
      expect(
        await findSlowTexts(createLargeTexts(), (text) => readWorkerMessage(Buffer.from(text), signature, secret)),
      ).toBe('');
  });
});
