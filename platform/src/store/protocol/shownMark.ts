import { namePattern, parseStored, storedFormat, storedSchema, versionPattern } from 'shared/contract';
import * as v from 'valibot';
import { parseJson } from './readKey.ts';
import { readable } from './unreadable.ts';

const schema = storedSchema({
  name: v.pipe(v.string(), v.regex(namePattern)),
  version: v.pipe(v.string(), v.regex(versionPattern)),
});

/** What a mark says: which release. */
export type Marked = Omit<v.InferOutput<typeof schema>, 'format'>;

/** The text of a mark that says which release: of one that was shown, or one that lists a file that was. The same in every run, so that it can be made again. */
export const markOf = ({ name, version }: Marked): string =>
  `${JSON.stringify({ format: storedFormat, name, version })}\n`;

/** What the mark of a site says that is shown no more. */
export const retiredMark = (site: string): string => `${JSON.stringify({ format: storedFormat, site })}\n`;

/** The release that a mark names. @throws InvalidInputError if it is none of ours */
export const parseMark = (bytes: Uint8Array, key: string): Marked => parseStored(schema, parseJson(bytes, key), key);

/** The same; undefined where there is no mark, or none of ours: what it marks is nobody's then. */
export const markedBy = (bytes: Uint8Array | undefined, key: string): Marked | undefined =>
  bytes && readable(() => parseMark(bytes, key));
