import * as v from 'valibot';
import { parseStrictly } from './integrity.ts';
import { namePattern, versionPattern } from './Release.ts';

const compositionSchema = v.strictObject({
  /** The live version of each package by name, the shell included. */
  releases: v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.string(), v.regex(versionPattern))),
  /** The business's values that differ from their defaults. `shared/site` says which exist. */
  site: v.record(v.string(), v.unknown()),
});

/** Which release of each package is live, and with which values of the business. The only thing that changes. */
export type Composition = v.InferOutput<typeof compositionSchema>;

const logEntrySchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** Tells two writers of one number apart where the store's answer got lost. */
  nonce: v.string(),
  composition: compositionSchema,
  /** The composed site: a folder of `sites/`. */
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Digest of all that a compose depends on besides the releases; the same recipe gives the same site. */
  recipe: v.string(),
});

/** One line of the release log, created once and never changed. `composition.json` is a copy of the newest. */
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Refuses unknown fields and wrong types. */
export function parseLogEntry(input: unknown, file: string): LogEntry {
  return parseStrictly(
    logEntrySchema,
    input,
    file,
    'Compose again (npm start); the log is written by compose, never by hand.',
  );
}
