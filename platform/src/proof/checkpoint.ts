import { parseStrictly } from 'shared/contract';
import * as v from 'valibot';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const schema = v.strictObject({
  format: v.literal(1),
  site: v.string(),
  /** SHA-256 of the bytes of each log entry, in hex, oldest first. */
  entries: v.pipe(v.array(digest), v.minLength(1)),
});

/** Digests of a log's entries, saved by a second party. A later change of these entries then becomes visible. */
export type Checkpoint = v.InferOutput<typeof schema>;

export const formatCheckpoint = (checkpoint: Checkpoint): string => `${JSON.stringify(checkpoint, null, 2)}\n`;

/** @throws InvalidInputError if the text is no checkpoint */
export function parseCheckpoint(text: string, file: string): Checkpoint {
  const nextStep = 'To save a checkpoint: "npm run verify -- <site> --save-checkpoint <file>".';
  return parseStrictly(schema, tryParseJson(text), file, nextStep);
}
