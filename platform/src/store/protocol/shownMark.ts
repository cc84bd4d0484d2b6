import { namePattern, versionPattern } from 'shared/contract';
import * as v from 'valibot';
import { parseJson } from './readKey.ts';

const schema = v.strictObject({
  name: v.pipe(v.string(), v.regex(namePattern)),
  version: v.pipe(v.string(), v.regex(versionPattern)),
});

/** What a mark says: which release. */
export type Marked = v.InferOutput<typeof schema>;

/** The text of a mark that says which release: of one that was shown, or one that lists a file that was. The same in every run, so that it can be made again. */
export const markOf = ({ name, version }: Marked): string => `${JSON.stringify({ name, version })}\n`;

/** The release that a mark names; undefined where it is none of ours. */
export const markedBy = (bytes: Uint8Array | undefined): Marked | undefined =>
  markedIn(bytes && new TextDecoder().decode(bytes));

/** The same of its text. */
export function markedIn(text: string | undefined): Marked | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, parseJson(new TextEncoder().encode(text), 'a mark'), { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
