import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';
import { parseStrictly } from './integrity.ts';

/** Format number of all stored files. Files with another number are refused. */
export const storedFormat = 3;

const beginAnew = 'Begin with an empty folder: RELEASES=<folder> npm start.';

export const createStoredSchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
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
  const found = typeof format === 'number' ? `of format ${format}` : 'of no format';
  throw new InvalidInputError({ fact: `${file} is ${found}, and format ${storedFormat} alone is read.`, nextStep });
}
