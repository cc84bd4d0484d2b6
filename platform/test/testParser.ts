import fc from 'fast-check';
import { storedFormat } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { computeIntegrity } from '../src/store/bytes/computeIntegrity.ts';
import {
  createGrownTexts,
  createRunOptions,
  findSlowTexts,
  maxParseMillisecondsPerMegabyte,
  mutateJson,
  readOrRefuse,
} from './fuzzing.ts';

export const toBytes = (text: string): Buffer => Buffer.from(text, 'utf8');

export const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
export const format = fc.constant(storedFormat);
export const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
export const version = fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}(-[0-9a-f]{10})?$/);
export const arbitraryIntegrity = fc.string({ maxLength: 5 }).map(computeIntegrity);
export const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** Returns a generator of records. @param optional fields that may be absent */
export const record = <Model extends object>(
  fields: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> },
  ...optional: (keyof Model)[]
): fc.Arbitrary<Model> => {
  const requiredKeys = (Object.keys(fields) as (keyof Model)[]).filter((key) => !optional.includes(key));
  return fc.record(fields, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Model>;
};

export const dictionary = <Value>(key: fc.Arbitrary<string>, value: fc.Arbitrary<Value>, maxKeys = 3, minKeys = 0) =>
  fc.dictionary(key, value, { minKeys, maxKeys, noNullPrototype: true });

export interface Parser {
  readonly valid: fc.Arbitrary<unknown>;
  /** Parses a text. For the JSON of a valid value, returns that value. */
  readonly read: (text: string) => unknown;
  /** Asserts properties of a value that was parsed from a mutated text. */
  readonly check?: (value: unknown) => unknown;
}

export function testParser(called: string, { valid, read, check = () => {} }: Parser): void {
  describe(called, () => {
    it('a valid text is parsed to the value that was written', async () => {
      await fc.assert(
        fc.asyncProperty(valid, async (value) => {
          expect(await read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
        }),
        createRunOptions(150),
      );
    });

    it('a mutated text is parsed or refused with an error, and pollutes no prototype', async () => {
      await fc.assert(
        fc.asyncProperty(mutateJson(valid), async (input) => {
          const outcome = await readOrRefuse(() => read(input));
          if ('refused' in outcome) {
            expect(outcome.refused.message.length).toBeLessThan(20_000);
            return;
          }
          expect('polluted' in Object(outcome.value)).toBe(false);
          await check(outcome.value);
        }),
        createRunOptions(400),
      );
    });

    it(`a text of a megabyte is parsed within ${maxParseMillisecondsPerMegabyte} ms`, async () => {
      const [one] = fc.sample(valid, { seed: 20, numRuns: 1 });
      expect(await findSlowTexts(createGrownTexts(one), read)).toBe('');
    });
  });
}
