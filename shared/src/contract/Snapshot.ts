import * as v from 'valibot';
import { integritySchema, parseStrictly } from './integrity.ts';
import type { Path } from './Route.ts';

const path = v.custom<Path>((input) => typeof input === 'string' && input.startsWith('/'), 'is not a path');
const pin = v.strictObject({
  /** Address on this site. The file behind it never changes. */
  url: v.string(),
  integrity: integritySchema,
});
const route = v.strictObject({ path, page: v.string(), detectsLanguage: v.exactOptional(v.literal(true)) });

/** An address, and the integrity that its file must have. */
export type Pin = v.InferOutput<typeof pin>;

const pinnedRemote = v.strictObject({ version: v.string(), entry: pin });

/**
 * A release as a page refers to it, with the integrity of its entry; the entry contains those of its chunks. The version is the content
 * hash, so a new version number alone changes no page.
 */
export type PinnedRemote = v.InferOutput<typeof pinnedRemote>;

const tableRoute = v.strictObject({
  ...route.entries,
  /** The remote that owns the page. */
  owner: v.string(),
  /** Titles by language, with their placeholders filled. */
  title: v.strictObject({ ua: v.string(), en: v.string() }),
});

/** A route with the remote that owns it. */
export type TableRoute = v.InferOutput<typeof tableRoute>;

const snapshotSchema = v.strictObject({
  contract: v.number(),
  /** The live version of each package by name, the shell included. */
  releases: v.record(v.string(), v.string()),
  remotes: v.record(v.string(), pinnedRemote),
  /** All pages, each with its owner. */
  routes: v.array(tableRoute),
  /** Chunks of each page besides the entry, by remote and chunk name. On hover or focus of a link they are loaded in parallel. */
  chunks: v.record(v.string(), v.record(v.string(), v.array(pin))),
});

/** A composition with its route table, `/snapshot.json`. Pages load it when a link is hovered or focused. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

const nextStep = 'Compose the site again; a snapshot is written by compose, never by hand.';

/** Parses a snapshot strictly. */
export const parseSnapshot = (input: unknown, file: string): Snapshot =>
  parseStrictly(snapshotSchema, input, file, nextStep);
