import { createStoredSchema, namePattern, parseStored, versionPattern } from 'shared/contract';
import * as v from 'valibot';

const compositionSchema = v.strictObject({
  /** Live version of each package, the shell included. */
  releases: v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.string(), v.regex(versionPattern))),
  /** Site values that differ from their defaults. `shared/site` defines them. */
  site: v.record(v.string(), v.unknown()),
});

/** Everything that a log entry changes: the live version of each package, and the site values. */
export type Composition = v.InferOutput<typeof compositionSchema>;

const name = v.pipe(v.string(), v.regex(namePattern));
const version = v.pipe(v.string(), v.regex(versionPattern));
const siteId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const canarySchema = v.strictObject({
  name,
  version,
  /** Percentage of visitors who get the canary's site. */
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  /** Id of the composed site with that release. */
  site: siteId,
});

/** A release that some visitors see before it is live for all. */
export type Canary = v.InferOutput<typeof canarySchema>;

const logEntrySchema = createStoredSchema({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** Random text. It tells two writers of the same number apart if the store's response got lost. */
  nonce: v.string(),
  composition: compositionSchema,
  /** Id of the composed site. */
  site: siteId,
  /** Input hash of the site. Equal inputs give the same site. */
  recipe: v.string(),
  /** SHA-256 of the entry before, in hex; empty in the first. This chain shows when the log was rewritten. */
  previous: v.string(),
  /** Command that made the entry. */
  verb: v.string(),
  /** Packages on hold: only `--force` changes them. */
  holds: v.exactOptional(v.array(name)),
  /** Versions that were rolled back. Only `--force` promotes them again. */
  refused: v.exactOptional(v.record(name, v.array(version))),
  canary: v.exactOptional(canarySchema),
  /** True if deltas are off: none is offered or sent, and responses make browsers delete their dictionaries. */
  deltasOff: v.exactOptional(v.literal(true)),
  /** Former live versions of each package, the latest last. A rollback chooses from them. */
  earlier: v.record(name, v.array(version)),
  /** Ids of the delta listings, by package. */
  deltas: v.exactOptional(v.record(name, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))),
  /** Commit that the command ran from, in hex. */
  commit: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  /** URL of the pipeline run. */
  run: v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  /** Id of the manifest: SHA-256 of its text, in hex. */
  manifest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Signature over this entry, which covers its manifest and all entries before: an ed25519 key (SPKI, base64) and its signature. */
  signature: v.exactOptional(v.strictObject({ key: v.string(), signature: v.string() })),
});

/** An entry of the release log. It is created once and never changes. `composition.json` is a copy of the newest. */
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Serializes an entry. The next entry's `previous` is the digest of these bytes. */
export const serializeEntry = (entry: LogEntry): string => `${JSON.stringify(entry, null, 2)}\n`;

/**
 * Parses an entry.
 * @throws InvalidInputError if the format, a field or a type is wrong
 */
export const parseLogEntry = (input: unknown, file: string): LogEntry => parseStored(logEntrySchema, input, file);
