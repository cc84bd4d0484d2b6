import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';

/** A Subresource Integrity value with SHA-384, as a browser checks it: `sha384-<base64>`. */
export type Integrity = string;

export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a sha384 integrity value'),
);

/** Parses `input` strictly. @throws InvalidInputError that names the file, every wrong field and the next step */
export function parseStrictly<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  file: string,
  nextStep: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const field = issue.path?.map((step) => String(step.key)).join('.') || '(the whole)';
    // Valibot reports an unknown key of a strict object as "expected never".
    return issue.expected === 'never' ? `${field}: this field is unknown` : `${field}: ${issue.message}`;
  });
  throw new InvalidInputError({ what: `${file} was refused.\n`, fact: `  ${faults.join('\n  ')}\n`, nextStep });
}
