import * as v from 'valibot';
import { integritySchema, parseStrictly } from './integrity.ts';
import type { Path } from './Route.ts';

const path = v.custom<Path>((input) => typeof input === 'string' && input.startsWith('/'), 'is not a path');
const pin = v.strictObject({
  /** Address on this site; one integrity value belongs to it for ever. */
  url: v.string(),
  integrity: integritySchema,
});
const route = v.strictObject({ path, page: v.string(), detectsLanguage: v.exactOptional(v.literal(true)) });

/** An address and the integrity value that its bytes must have. */
export type Pin = v.InferOutput<typeof pin>;

const pinnedRemote = v.strictObject({ version: v.string(), entry: pin });

/**
 * One release as a page pins it: the entry's bytes; the entry carries the hashes of its chunks. A page has the release's content for its
 * version, so that a release that only has another number leaves the page as it is.
 */
export type PinnedRemote = v.InferOutput<typeof pinnedRemote>;

const tableRoute = v.strictObject({
  ...route.entries,
  /** The remote that owns the page. */
  owner: v.string(),
  /** Titles by language, placeholders filled. */
  title: v.strictObject({ ua: v.string(), en: v.string() }),
});

/** A route with its owner, as the route table lists it. */
export type TableRoute = v.InferOutput<typeof tableRoute>;

const snapshotSchema = v.strictObject({
  contract: v.number(),
  /** The live version of each package by name, the shell included. */
  releases: v.record(v.string(), v.string()),
  remotes: v.record(v.string(), pinnedRemote),
  /** All pages, each with its owner. */
  routes: v.array(tableRoute),
  /** Chunks that a page needs beyond the entry, by remote and chunk name. A link's intent fetches them in parallel. */
  chunks: v.record(v.string(), v.record(v.string(), v.array(pin))),
});

/** A composition frozen with its route table: `/snapshot.json`. A page asks for it on a link's intent. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

const nextStep = 'Compose the site again; a snapshot is written by compose, never by hand.';

/** Refuses unknown fields and wrong types. */
export const parseSnapshot = (input: unknown, file: string): Snapshot =>
  parseStrictly(snapshotSchema, input, file, nextStep);
