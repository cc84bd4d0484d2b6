import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';
import { parseStrictly } from './integrity.ts';

/** Format number of all stored files. Files with another number are refused. */
export const storedFormat = 3;

const beginAnew = 'Start with an empty folder: RELEASES=<folder> npm start.';

export const createStrictStoredSchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ format: v.literal(storedFormat), ...entries });

/**
 * Parses a stored file.
 * @throws InvalidInputError with one sentence if the format number differs, otherwise with every wrong field
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  file: string,
  nextStep: string = beginAnew,
): v.InferOutput<Schema> {
  const { format } = Object(input) as { readonly format?: unknown };
  if (format === storedFormat) return parseStrictly(schema, input, file, nextStep);
  const found = typeof format === 'number' ? `has format ${format}` : 'has no format';
  throw new InvalidInputError({
    fact: `${file} ${found}, but this version reads only format ${storedFormat}.`,
    nextStep,
  });
}
