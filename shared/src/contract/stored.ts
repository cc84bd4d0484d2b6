import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';
import { parseStrictly } from './integrity.ts';

/** Names the one form of everything that is stored. A file of another form is refused whole. */
export const storedFormat = 3;

/** Next step for an operator whose store has another format. */
const beginAnew = 'Begin with an empty folder: RELEASES=<folder> npm start.';

/** Describes a kind of stored file: it says its form, and what else it says. */
export const storedSchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ format: v.literal(storedFormat), ...entries });

/**
 * Parses a stored file.
 * @throws InvalidInputError in one sentence if it is of another form; with every wrong field if it is none of its kind
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
