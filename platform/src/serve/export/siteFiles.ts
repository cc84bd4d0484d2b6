import { ConflictError, getReleaseBase, NotFoundError } from 'shared/contract';
import { defaultSite } from 'shared/siteValues';
import { isUnserved } from '../../store/answers/siteAddresses.ts';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { type Content, contentOf } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readManifest } from '../../store/protocol/manifest.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import { readManifestText } from '../../store/readManifestText.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { contentsOf } from '../../store/verifyRelease.ts';
import { readVerified } from './readVerified.ts';

/** A file by its place: below the root of the site or of the export, `portfolio.html`. */
export interface PlainFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** One file that visitors can ask for, with its compressed copies by their endings. */
export interface SiteFile extends PlainFile {
  readonly copies: Readonly<Record<string, Buffer>>;
}

/**
 * Reads the entry that is live, for an export.
 * @throws NotFoundError before the first compose; ConflictError if the site's address is none that a host could serve it at
 */
export async function liveEntry(store: ReleaseStore): Promise<LogEntry> {
  const entry = await newestEntry(store.read);
  if (!entry)
    throw new NotFoundError({
      fact: `Nothing is live in ${store.place} yet.`,
      nextStep: 'Compose first (npm start does it all), then export.',
    });
  hostOf(entry);
  return entry;
}

/** The host that a site says it is published at. @throws ConflictError if it says a path besides: all its addresses begin at a root */
export function hostOf({ composition: { site } }: LogEntry): string {
  const { origin } = { ...defaultSite, ...site };
  if (/^https?:\/\/[^/?#@]+$/i.test(origin) && URL.canParse(origin)) return new URL(origin).hostname;
  throw new ConflictError({
    fact: `The site was composed for "${origin}", and needs the root of a host: nothing was exported.`,
    nextStep: 'Write "origin": "https://porohy.example" into site.json, without a path, and compose again.',
  });
}

/** Every file of a composed site, its bytes verified. @throws NotFoundError if one is missing, IntegrityError if one was changed */
export async function* siteFiles(store: ReleaseStore, id: string): AsyncGenerator<SiteFile> {
  const { files } = await readSite(store.read, id);
  for (const path of Object.keys(files)) {
    const content = isUnserved(path) || isCompressedCopy(path) ? undefined : contentOf(files, path);
    if (content) yield { path, ...(await readVerified(store, content)) };
  }
}

/** A file of a release that everybody may have. */
export interface ReleasedFile {
  /** Below the root: `r/news/js/main.1a2b3c4d.js`. */
  readonly path: string;
  readonly content: Content;
  /** True where a collector may have taken it: visitors are shown it no more. */
  readonly isLeft: boolean;
}

/** The files of releases that everybody may have, as the manifest of an entry names them. @throws as `readManifest` does */
export async function releasedFiles(store: ReleaseStore, { manifest }: LogEntry): Promise<ReleasedFile[]> {
  const { addresses, left } = await readManifest((id) => readManifestText(store, id), manifest);
  const versions = Object.entries(left).flatMap(([name, own]) =>
    Object.keys(own).map((version) => ({ name, version })),
  );
  const former = await Promise.all(versions.map((each) => formerFiles(store, each)));
  const named = Object.entries(addresses).flatMap(([address, [answer]]): ReleasedFile[] => {
    const { body, br, until } = answer ?? {};
    if (!address.startsWith('/r/') || body === undefined) return [];
    return [
      { path: address.slice(1), content: { body, ...(br !== undefined && { br }) }, isLeft: until !== undefined },
    ];
  });
  return [...named, ...former.flat()];
}

/** The files of a version that visitors are shown no more; none where a collector has taken it. */
async function formerFiles(
  { read }: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<ReleasedFile[]> {
  const release = await readRelease(read, name, version).catch(unreadable);
  return (release ? contentsOf(release) : []).flatMap(([file, content]) => {
    const [, path] = /^browser\/(.+)$/.exec(file) ?? [];
    return path === undefined
      ? []
      : [{ path: `${getReleaseBase(name, version)}${path}`.slice(1), content, isLeft: true }];
  });
}

/** Reads a file of a release, its bytes verified. Undefined where a collector has taken it. @throws as `readVerified` does */
export async function readReleased(
  store: ReleaseStore,
  { path, content, isLeft }: ReleasedFile,
): Promise<SiteFile | undefined> {
  try {
    return { path, ...(await readVerified(store, content)) };
  } catch (error) {
    if (isLeft && error instanceof NotFoundError) return undefined;
    throw error;
  }
}
