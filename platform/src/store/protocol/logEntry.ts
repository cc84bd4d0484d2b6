import { namePattern, parseStored, storedSchema, versionPattern } from 'shared/contract';
import * as v from 'valibot';

const compositionSchema = v.strictObject({
  /** The live version of each package by name, the shell included. */
  releases: v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.string(), v.regex(versionPattern))),
  /** The business's values that differ from their defaults. `shared/site` says which exist. */
  site: v.record(v.string(), v.unknown()),
});

/** The release of each package that is live, and the values of the business that it is live with. The only thing that changes. */
export type Composition = v.InferOutput<typeof compositionSchema>;

const name = v.pipe(v.string(), v.regex(namePattern));
const version = v.pipe(v.string(), v.regex(versionPattern));
const siteId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const canarySchema = v.strictObject({
  name,
  version,
  /** Share of the visitors that see it. */
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  /** The composed site with that one release changed. */
  site: siteId,
});

/** A release that a share of the visitors sees before it is live for all. */
export type Canary = v.InferOutput<typeof canarySchema>;

const logEntrySchema = storedSchema({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** Tells two writers of one number apart where the store's answer got lost. */
  nonce: v.string(),
  composition: compositionSchema,
  /** The composed site: a folder of `sites/`. */
  site: siteId,
  /** The input hash: of all that a compose depends on. The same inputs give the same site. */
  recipe: v.string(),
  /** SHA-256 of the entry before it, byte by byte, in hex; empty in the first. The log cannot be rewritten unseen. */
  previous: v.string(),
  /** The command that made it. */
  verb: v.string(),
  /** Packages that nobody may change until they are let go. */
  holds: v.exactOptional(v.array(name)),
  /** Versions that were rolled back: a later run of an old job does not bring them back unless it is forced. */
  refused: v.exactOptional(v.record(name, v.array(version))),
  canary: v.exactOptional(canarySchema),
  /** Deltas are off: none is offered, made or sent, and who has a dictionary is sent all bytes and told to forget it. */
  deltasOff: v.exactOptional(v.literal(true)),
  /** Versions of each package that were live before the present one, the latest last: what a rollback chooses from. */
  earlier: v.record(name, v.array(version)),
  /** The listing of each package's deltas, by its id: what is served to browsers that have a dictionary. */
  deltas: v.exactOptional(v.record(name, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))),
  /** The commit that the command ran from, in hex. */
  commit: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  /** Address at which the run of the pipeline is told. */
  run: v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  /** Name of the manifest that the site answers with under this entry: the SHA-256 of its text in hex. */
  manifest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /**
   * Signature of whoever vouches for the entry, and so for all before it and for its manifest: an ed25519 key (SPKI, base64) and its
   * signature.
   */
  signature: v.exactOptional(v.strictObject({ key: v.string(), signature: v.string() })),
});

/** One line of the release log, created once and never changed. `composition.json` is a copy of the newest. */
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** An entry as it is written; the digest that the next one has is made of these bytes. */
export const entryText = (entry: LogEntry): string => `${JSON.stringify(entry, null, 2)}\n`;

/** Refuses another form, unknown fields and wrong types. @throws InvalidInputError */
export const parseLogEntry = (input: unknown, file: string): LogEntry => parseStored(logEntrySchema, input, file);
