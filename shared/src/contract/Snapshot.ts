import * as v from 'valibot';
import { integritySchema, parseStrictly } from './integrity.ts';
import type { Path } from './Route.ts';

const path = v.custom<Path>((input) => typeof input === 'string' && input.startsWith('/'), 'is not a path');
const pin = v.strictObject({
  /** Address of the file on this site. The bytes at this address never change. */
  url: v.string(),
  integrity: integritySchema,
});
const route = v.strictObject({ path, page: v.string(), detectsLanguage: v.exactOptional(v.literal(true)) });

/** An address, and the integrity value that its file must have. */
export type Pin = v.InferOutput<typeof pin>;

const pinnedRemote = v.strictObject({ version: v.string(), entry: pin });

/**
 * Version and entry of a remote's release, as documents name them. The version is only the content hash, so a new version number alone
 * changes no page. The entry's integrity covers all chunks, because the entry contains their integrity values.
 */
export type PinnedRemote = v.InferOutput<typeof pinnedRemote>;

const tableRoute = v.strictObject({
  ...route.entries,
  owner: v.string(),
  /** Page titles by language, without placeholders. */
  title: v.strictObject({ ua: v.string(), en: v.string() }),
});

export type TableRoute = v.InferOutput<typeof tableRoute>;

const snapshotSchema = v.strictObject({
  contract: v.number(),
  /** The live version of each package, the shell included. */
  releases: v.record(v.string(), v.string()),
  remotes: v.record(v.string(), pinnedRemote),
  routes: v.array(tableRoute),
  /** Files of a page's chunks besides the entry, by remote and chunk name. They load in parallel when a link is hovered or focused. */
  chunks: v.record(v.string(), v.record(v.string(), v.array(pin))),
});

/** A composition with its route table: `/snapshot.json`. Pages load it when a link is hovered or focused. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

const nextStep = 'Compose the site again. Only compose writes a snapshot.';

export const parseSnapshot = (input: unknown, file: string): Snapshot =>
  parseStrictly(snapshotSchema, input, file, nextStep);
