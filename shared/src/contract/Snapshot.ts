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
  /** What the browser will ask for beyond the entry, by remote and chunk name: fetched side by side on a link's intent. */
  chunks: v.record(v.string(), v.record(v.string(), v.array(pin))),
});

/** A composition frozen with its route table: `/snapshot.json`. A page asks for it on a link's intent. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

const pageSnapshotSchema = v.strictObject({
  /** The shell's release by its content, or by its version where that is not known. */
  shell: v.string(),
  /** This page's route; absent on the not-found page. */
  route: v.exactOptional(route),
  /** This page's remote; absent on the not-found page. */
  remote: v.exactOptional(v.strictObject({ name: v.string(), ...pinnedRemote.entries })),
  /** Values of the business that differ from the defaults the shell was built with. */
  site: v.record(v.string(), v.unknown()),
});

/**
 * What one page carries of the snapshot, inlined as `<script type="application/json" id="snapshot">`: its own part only, so that
 * a release of one remote changes no page of another.
 */
export type PageSnapshot = v.InferOutput<typeof pageSnapshotSchema>;

const nextStep = 'Compose the site again; a snapshot is written by compose, never by hand.';

/** Refuses unknown fields and wrong types. */
export const parseSnapshot = (input: unknown, file: string): Snapshot =>
  parseStrictly(snapshotSchema, input, file, nextStep);

/** Refuses unknown fields and wrong types. */
export const parsePageSnapshot = (input: unknown, file: string): PageSnapshot =>
  parseStrictly(pageSnapshotSchema, input, file, nextStep);
