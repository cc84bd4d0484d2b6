import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';

/** A Subresource Integrity value, as browsers check it: `sha256-<base64>`. */
export type Integrity = string;

export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'is not a sha256 integrity value'),
);

/** Maximum number of values in an input of which all errors are reported, not only the first. A release has a few hundred values. */
const mostValues = 10_000;

function isLarge(input: unknown): boolean {
  const values = [input];
  for (let seen = 0; values.length > 0; seen += 1) {
    const value = values.pop() as Readonly<Record<string, unknown>> | undefined;
    if (typeof value !== 'object') continue;
    for (const key in value) {
      if (seen + values.length > mostValues) return true;
      values.push(value[key]);
    }
  }
  return false;
}

/**
 * Parses `input` strictly.
 * @throws InvalidInputError with the file, every wrong field (of a very large input only the first one) and the next step
 */
export function parseStrictly<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  file: string,
  nextStep: string,
): v.InferOutput<Schema> {
  const first = v.safeParse(schema, input, { abortEarly: true });
  if (first.success) return first.output;
  // Reports only the first wrong field of a large input: 100,000 wrong fields would take a second and megabytes of text.
  const result = isLarge(input) ? first : v.safeParse(schema, input);
  const faults = (result.issues ?? []).map((issue) => {
    const field = issue.path?.map((step) => String(step.key)).join('.') || '(the whole)';
    // Explains unknown fields, which Valibot reports as "expected never" for a strict object.
    return issue.expected === 'never' ? `${field}: this field is unknown` : `${field}: ${issue.message}`;
  });
  throw new InvalidInputError({ what: `${file} is invalid.\n`, fact: `  ${faults.join('\n  ')}\n`, nextStep });
}
