import {
  createStrictStoredSchema,
  IntegrityError,
  integritySchema,
  NotFoundError,
  namePattern,
  parseStored,
  versionPattern,
} from 'shared/contract';
import * as v from 'valibot';
import { computeSha256, markRefused, repairCommand } from './integrity.ts';
import { getManifestKey } from './keys.ts';
import { parseJson } from './readKey.ts';

const headers = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), v.string());

const responseSchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** Integrity value of the uncompressed bytes; absent if the response has no body. */
  body: v.exactOptional(integritySchema),
  /** Integrity value of the bytes compressed with brotli; absent if the response is only sent uncompressed. */
  br: v.exactOptional(integritySchema),
  /** Index of the response's headers in the table's `headers`. */
  headers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Headers that only this address has. */
  more: v.exactOptional(headers),
  /** True: only for browsers that store documents as dictionaries (they send `sec-ch-ua`). Others get the response without this field. */
  keeps: v.exactOptional(v.literal(true)),
  /** Last day, in UTC (`2026-12-28`), on which tabs may request a file that is no longer live. */
  until: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});

/** One of the responses that an address can give; arms of a canary and kinds of browsers may get different ones. */
export type ListedResponse = v.InferOutput<typeof responseSchema>;

const releaseSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(namePattern)),
  version: v.pipe(v.string(), v.regex(versionPattern)),
  /** Commit from which the release was built, as in `release.json`. */
  commit: v.exactOptional(v.string()),
  clean: v.exactOptional(v.boolean()),
  key: v.exactOptional(v.string()),
  /** Ten hex digits of the digest of the release's files, without compressed copies. */
  content: v.exactOptional(v.string()),
});

export type ManifestRelease = v.InferOutput<typeof releaseSchema>;

const tableEntries = {
  /** Distinct sets of headers, without tags, lengths and encodings, which depend on bytes and visitor. */
  headers: v.array(headers),
  /** Responses to GET requests, by address. During a canary, each arm may have its own response. */
  addresses: v.record(v.pipe(v.string(), v.startsWith('/')), v.pipe(v.array(responseSchema), v.minLength(1))),
};

const tableSchema = createStrictStoredSchema({
  ...tableEntries,
  /**
   * Versions that are no longer live, each with the last day (UTC) on which tabs may request its files. These files have no rows here,
   * because `release.json` lists them.
   */
  left: v.record(v.pipe(v.string(), v.regex(versionPattern)), v.pipe(v.string(), v.isoDate())),
});
const manifestId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const manifestSchema = createStrictStoredSchema({
  ...tableEntries,
  releases: v.array(releaseSchema),
  /** IDs of the tables, by package. A table contains the package's pages and the files of its releases under `/r/<package>/…`. */
  tables: v.record(v.pipe(v.string(), v.regex(namePattern)), manifestId),
});

/** Responses of a package, by address, and their sets of headers. */
export type ResponseTable = Omit<v.InferOutput<typeof tableSchema>, 'format' | 'left'>;

/** Table of a package: its pages and the files of its releases. If nothing in it changes, the next manifest names the same table. */
export type ReleasedTable = v.InferOutput<typeof tableSchema>;

/** Stored manifest of one log entry. Each package has a separate table. */
export type StoredManifest = v.InferOutput<typeof manifestSchema>;

/** Manifest merged with all its tables: every response of the site under one log entry. */
export interface Manifest extends ResponseTable {
  readonly releases: readonly ManifestRelease[];
  /** Versions that are no longer live, by package, with the last day on which tabs may request their files. */
  readonly left: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const serializeManifest = (manifest: StoredManifest | ReleasedTable): string => `${JSON.stringify(manifest)}\n`;

/** Returns the ID of a manifest or a table: the SHA-256 of its text, in hex. */
export const computeManifestId = (text: string | Uint8Array): Promise<string> => computeSha256(text);

/** Parses and verifies a manifest. @throws IntegrityError if the bytes do not match the ID; InvalidInputError if they are invalid */
export const parseManifest = (bytes: Uint8Array, id: string): Promise<StoredManifest> =>
  parseNamed(manifestSchema, bytes, id);

/** Parses and verifies a table. @throws as `parseManifest` does */
export const parseTable = (bytes: Uint8Array, id: string): Promise<ReleasedTable> => parseNamed(tableSchema, bytes, id);

async function parseNamed<const Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  id: string,
): Promise<v.InferOutput<Schema>> {
  const key = getManifestKey(id);
  if ((await computeManifestId(bytes)) !== id) {
    markRefused(bytes);
    throw new IntegrityError({
      fact: `${key} does not match its name: it was altered.`,
      nextStep: 'Find out who could write to the store.',
    });
  }
  return parseStored(schema, parseJson(bytes, key), key);
}

/**
 * Reads a manifest and all its tables, and merges them.
 * @param read returns the bytes of a manifest or table by its ID; throws if there are none
 * @throws as `parseManifest` does, and errors of `read`
 */
export async function readManifest(read: (id: string) => Promise<Uint8Array>, id: string): Promise<Manifest> {
  const { headers, addresses, releases, tables } = await parseManifest(await read(id), id);
  const formerVersions: Record<string, Readonly<Record<string, string>>> = {};
  const whole = { headers: [...headers], addresses: { ...addresses }, releases, left: formerVersions };
  for (const [name, table] of Object.entries(tables)) {
    const packageTable = await parseTable(await read(table), table);
    formerVersions[name] = packageTable.left;
    const offset = whole.headers.push(...packageTable.headers) - packageTable.headers.length;
    for (const [address, responses] of Object.entries(packageTable.addresses))
      whole.addresses[address] = [
        // During a canary, an address may be a page in one site, and a redirect or unknown in the other.
        ...(addresses[address] ?? []),
        ...responses.map((response) => ({ ...response, headers: response.headers + offset })),
      ];
  }
  return whole;
}

/** Returns all headers of a response. @throws IntegrityError if the table lacks the response's set of headers */
export function readResponseHeaders(
  { headers: sets }: ResponseTable,
  response: ListedResponse,
): Readonly<Record<string, string>> {
  const set = sets[response.headers];
  if (set) return { ...set, ...response.more };
  throw new IntegrityError({ fact: `The manifest has no set ${response.headers} of headers.` });
}

/** @throws NotFoundError if the store lacks the manifest or table */
export async function requireManifestBytes<Bytes extends Uint8Array>(
  { read }: { readonly read: (key: string) => Promise<Bytes | undefined> },
  id: string,
): Promise<Bytes> {
  const bytes = await read(getManifestKey(id));
  if (bytes) return bytes;
  throw new NotFoundError({
    fact: `${getManifestKey(id)} is missing in the store.`,
    nextStep: `Restore it with "${repairCommand}".`,
  });
}
