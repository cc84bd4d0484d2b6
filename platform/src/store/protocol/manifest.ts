import {
  IntegrityError,
  integritySchema,
  namePattern,
  parseStored,
  storedSchema,
  versionPattern,
} from 'shared/contract';
import * as v from 'valibot';
import { refuse } from './asReleased.ts';
import { sha256Of } from './hex.ts';
import { manifestKey } from './keys.ts';
import { parseJson } from './readKey.ts';

const headers = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), v.string());

const answerSchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** Of the content as it is without an encoding; absent where there is no content. */
  body: v.exactOptional(integritySchema),
  /** Of the content as it is sent packed with brotli; absent where it is sent plain. */
  br: v.exactOptional(integritySchema),
  /** Index of its set of headers among those of the manifest. */
  headers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Headers that this address alone has, besides. */
  more: v.exactOptional(headers),
  /** Sent to browsers that keep documents as dictionaries, which say `sec-ch-ua`; the others are sent to everybody else. */
  keeps: v.exactOptional(v.literal(true)),
  /** Of a file that visitors are shown no more: the day, `2026-12-28` in UTC, until which tabs may ask for it. */
  until: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});

/** One way in which an address is answered. */
export type Answer = v.InferOutput<typeof answerSchema>;

const releaseSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(namePattern)),
  version: v.pipe(v.string(), v.regex(versionPattern)),
  /** Source that it was built from, as `release.json` says it. */
  commit: v.exactOptional(v.string()),
  clean: v.exactOptional(v.boolean()),
  /** The public key that has signed it. */
  key: v.exactOptional(v.string()),
  /** `browser/` and `node/` but compressed copies: ten hex digits of the digest over all of it. */
  content: v.exactOptional(v.string()),
});

/** A release that an entry shows, and where it comes from. */
export type ManifestRelease = v.InferOutput<typeof releaseSchema>;

const tableEntries = {
  /** Sets of headers, by their place. Tags, lengths and encodings are none of them: they follow from the content and from who asks. */
  headers: v.array(headers),
  /** Every address that is answered, as GET sends it, and how: with one of these answers. Several where a canary runs: of either arm. */
  addresses: v.record(v.pipe(v.string(), v.startsWith('/')), v.pipe(v.array(answerSchema), v.minLength(1))),
};

const tableSchema = storedSchema({
  ...tableEntries,
  /**
   * Versions that visitors are shown no more, each with the day, in UTC, until which tabs may ask for its files below the version. Such an address
   * is answered by the description of the release: a row for each file of each version would be many.
   */
  left: v.record(v.pipe(v.string(), v.regex(versionPattern)), v.pipe(v.string(), v.isoDate())),
});
const manifestId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const manifestSchema = storedSchema({
  ...tableEntries,
  releases: v.array(releaseSchema),
  /** By package: the table of its pages and of the files of its releases, `/r/<package>/…`, by the SHA-256 of its text. */
  tables: v.record(v.pipe(v.string(), v.regex(namePattern)), manifestId),
});

/** Addresses, and how they are answered. */
export type AnswerTable = Omit<v.InferOutput<typeof tableSchema>, 'format' | 'left'>;

/** The pages of a package and the files of its releases, as they are answered. A table that has not changed is named again by the next manifest. */
export type ReleasedTable = v.InferOutput<typeof tableSchema>;

/** The manifest of a site under one entry of the log, as it is stored: what belongs to a package is in a table of its own. */
export type StoredManifest = v.InferOutput<typeof manifestSchema>;

/** All that a site answers with under one entry of the log: each document, each file and each header. */
export interface Manifest extends AnswerTable {
  readonly releases: readonly ManifestRelease[];
  /** By package: versions that visitors are shown no more, with their last day. */
  readonly left: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A manifest, or a table, as it is written. */
export const manifestText = (manifest: StoredManifest | ReleasedTable): string => `${JSON.stringify(manifest)}\n`;

/** Names a manifest, or a table, by the SHA-256 of its text, in hex. */
export const manifestIdOf = (text: string | Uint8Array): Promise<string> => sha256Of(text);

/**
 * A manifest out of its bytes.
 * @throws IntegrityError if they are others than its name says; InvalidInputError if they are none of ours
 */
export const parseManifest = (bytes: Uint8Array, id: string): Promise<StoredManifest> =>
  parseNamed(manifestSchema, bytes, id);

/** A table of a package's files out of its bytes. @throws as `parseManifest` does */
export const parseTable = (bytes: Uint8Array, id: string): Promise<ReleasedTable> => parseNamed(tableSchema, bytes, id);

async function parseNamed<const Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  id: string,
): Promise<v.InferOutput<Schema>> {
  const key = manifestKey(id);
  if ((await manifestIdOf(bytes)) !== id) {
    refuse(bytes);
    throw new IntegrityError({
      fact: `${key} says something else than its name: it was altered.`,
      nextStep: 'Nothing is held against it; find out who could write it.',
    });
  }
  return parseStored(schema, parseJson(bytes, key), key);
}

/**
 * Reads a manifest with all its tables.
 * @param read gives the bytes of a manifest or a table by its name; throws where there are none
 * @throws as `parseManifest` does, and what `read` throws
 */
export async function readManifest(read: (id: string) => Promise<Uint8Array>, id: string): Promise<Manifest> {
  const { headers, addresses, releases, tables } = await parseManifest(await read(id), id);
  const left: Record<string, Readonly<Record<string, string>>> = {};
  const whole = { headers: [...headers], addresses: { ...addresses }, releases, left };
  for (const [name, table] of Object.entries(tables)) {
    const own = await parseTable(await read(table), table);
    left[name] = own.left;
    const offset = whole.headers.push(...own.headers) - own.headers.length;
    for (const [address, answers] of Object.entries(own.addresses))
      whole.addresses[address] = answers.map((answer) => ({ ...answer, headers: answer.headers + offset }));
  }
  return whole;
}

/** The headers of an answer, all of them. @throws IntegrityError if the table has no such set */
export function headersOfAnswer({ headers: sets }: AnswerTable, answer: Answer): Readonly<Record<string, string>> {
  const set = sets[answer.headers];
  if (set) return { ...set, ...answer.more };
  throw new IntegrityError({ fact: `The manifest has no set ${answer.headers} of headers.` });
}
