import { createStrictStoredSchema, namePattern, parseStored, versionPattern } from 'shared/contract';
import * as v from 'valibot';

const compositionSchema = v.strictObject({
  /** Live version of each package, including the shell. */
  releases: v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.string(), v.regex(versionPattern))),
  /** Site values that differ from their defaults, as `shared/site` defines them. */
  site: v.record(v.string(), v.unknown()),
});

/** Part of a log entry that determines the site: live version of each package, and site values. */
export type Composition = v.InferOutput<typeof compositionSchema>;

const name = v.pipe(v.string(), v.regex(namePattern));
const version = v.pipe(v.string(), v.regex(versionPattern));
const siteId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const canarySchema = v.strictObject({
  name,
  version,
  /** Percentage of visitors who get the canary's site. */
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  /** ID of the composed site that contains the canary's release. */
  site: siteId,
});

/** A release that some visitors get before it is live for all. */
export type Canary = v.InferOutput<typeof canarySchema>;

const logEntrySchema = createStrictStoredSchema({
  /** At most eight digits, as in the name of the entry's file. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999)),
  /** Time of the entry: ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** Random text by which a writer recognises its own entry if the store's response to the creation gets lost. */
  nonce: v.string(),
  composition: compositionSchema,
  site: siteId,
  /** Input hash of the site. Equal inputs give the same site. */
  recipe: v.string(),
  /** SHA-256 of the previous entry, in hex; empty in the first entry. This chain reveals a rewritten log. */
  previous: v.string(),
  verb: v.string(),
  /** Packages on hold: only `--force` changes them. */
  holds: v.exactOptional(v.array(name)),
  /** Versions that were rolled back, by package. Only `--force` promotes such a version again. */
  refused: v.exactOptional(v.record(name, v.array(version))),
  canary: v.exactOptional(canarySchema),
  /** True if deltas are off: none is offered or sent, and responses make browsers delete their dictionaries. */
  deltasOff: v.exactOptional(v.literal(true)),
  /** Former live versions of each package, oldest first. A rollback chooses from them. */
  earlier: v.record(name, v.array(version)),
  deltas: v.exactOptional(v.record(name, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))),
  /** Commit of the repository, in hex, from which the command ran. */
  commit: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  run: v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  /** ID of the manifest: the SHA-256 of its text, in hex. */
  manifest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /**
   * Signature over this entry, which through its digests also covers its manifest and all earlier entries: an ed25519 key (SPKI, base64)
   * and the signature.
   */
  signature: v.exactOptional(v.strictObject({ key: v.string(), signature: v.string() })),
});

/** Entry of the release log, which is created once and never changes. `composition.json` is a copy of the newest entry. */
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Serializes an entry. The digest of these bytes is the `previous` of the next entry. */
export const serializeEntry = (entry: LogEntry): string => `${JSON.stringify(entry, null, 2)}\n`;

/** @throws InvalidInputError if the format, a field or a type is wrong */
export const parseLogEntry = (input: unknown, file: string): LogEntry => parseStored(logEntrySchema, input, file);

/**
 * State besides the composition that each log entry copies from its predecessor. All fields are required, so that no change forgets one.
 */
export interface EntryFlags {
  /** Packages on hold: only `--force` changes them. */
  readonly holds: readonly string[];
  /** Versions that were rolled back, by package. Only `--force` promotes such a version again. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly canary: LogEntry['canary'] | undefined;
  /** True if deltas are neither offered nor sent. */
  readonly deltasOff: boolean;
}

/** Returns the flags of an entry. Before the first entry, they are empty. */
export const readFlags = (entry: LogEntry | undefined): EntryFlags => ({
  holds: entry?.holds ?? [],
  refused: entry?.refused ?? {},
  canary: entry?.canary,
  deltasOff: entry?.deltasOff ?? false,
});

/** Returns the fields with which a log entry stores its flags: with sorted values, and without empty fields. */
export function serializeFlags({ holds, refused, canary, deltasOff }: EntryFlags): Pick<LogEntry, keyof EntryFlags> {
  const versions = Object.entries(refused).flatMap(([name, each]) =>
    each.length > 0 ? [[name, [...each].sort()] as const] : [],
  );
  return {
    ...(holds.length > 0 && { holds: [...holds].sort() }),
    ...(versions.length > 0 && { refused: Object.fromEntries(versions) }),
    ...(canary && { canary }),
    ...(deltasOff && { deltasOff }),
  };
}
