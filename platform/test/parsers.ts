import fc from 'fast-check';
import { storedFormat } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../src/store/integrityOf.ts';
import { almostJson, grown, limit, readAnything, runs, slowOf } from './fuzzing.ts';

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Digits of a digest, so many of them. */
export const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
export const format = fc.constant(storedFormat);
export const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
export const version = fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}(-[0-9a-f]{10})?$/);
export const integrity = fc.string({ maxLength: 5 }).map(integrityOf);
export const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** A record as JSON gives it. @param optional fields that may be absent */
export const record = <Model extends object>(
  fields: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> },
  ...optional: (keyof Model)[]
): fc.Arbitrary<Model> => {
  const requiredKeys = (Object.keys(fields) as (keyof Model)[]).filter((key) => !optional.includes(key));
  return fc.record(fields, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Model>;
};

/** Values by their names, as JSON gives them. */
export const dictionary = <Value>(key: fc.Arbitrary<string>, value: fc.Arbitrary<Value>, maxKeys = 3, minKeys = 0) =>
  fc.dictionary(key, value, { minKeys, maxKeys, noNullPrototype: true });

/** Something that reads a text. */
export interface Parser {
  readonly valid: fc.Arbitrary<unknown>;
  /** Reads a text. What it gives for a valid one is that value. */
  readonly read: (text: string) => unknown;
  /** Asks more of what was read out of a text that was almost valid. */
  readonly also?: (value: unknown) => unknown;
}

/** Holds a parser against what is valid, almost valid, and very large. */
export function holdParser(called: string, { valid, read, also = () => {} }: Parser): void {
  describe(called, () => {
    it('is what it was when it is read again', async () => {
      await fc.assert(
        fc.asyncProperty(valid, async (value) => {
          expect(await read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
        }),
        runs(150),
      );
    });

    it('that is almost one is read or refused in a sentence, and changes nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(almostJson(valid), async (said) => {
          const outcome = await readAnything(() => read(said));
          if ('refused' in outcome) {
            expect(outcome.refused.message.length).toBeLessThan(20_000);
            return;
          }
          expect('polluted' in Object(outcome.value)).toBe(false);
          await also(outcome.value);
        }),
        runs(400),
      );
    });

    it(`of a megabyte takes less than ${limit} ms`, async () => {
      const [one] = fc.sample(valid, { seed: 20, numRuns: 1 });
      expect(await slowOf(grown(one), read)).toBe('');
    });
  });
}
