import { parseStrictly } from 'shared/contract';
import * as v from 'valibot';
import { parsedJson } from '../store/parsedJson.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const schema = v.strictObject({
  format: v.literal(1),
  /** The site that was looked at. */
  site: v.string(),
  /** SHA-256 of every entry as it lay there, in hex, the first one first. */
  entries: v.pipe(v.array(digest), v.minLength(1)),
});

/** A copy of a log's digests that a second party has kept: whatever becomes of the log afterwards is told by it. */
export type Checkpoint = v.InferOutput<typeof schema>;

/** A checkpoint as it is kept. */
export const formatCheckpoint = (checkpoint: Checkpoint): string => `${JSON.stringify(checkpoint, null, 2)}\n`;

/** A checkpoint out of what somebody has kept. @throws InvalidInputError if it is none */
export function parseCheckpoint(text: string, file: string): Checkpoint {
  const again = 'A checkpoint is written by "npm run verify -- <site> --save-checkpoint <file>".';
  return parseStrictly(schema, parsedJson(text), file, again);
}
