import { ConflictError, NotFoundError, namePattern, type Release, versionPattern } from 'shared/contract';
import { defaultSite } from 'shared/siteValues';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { type Content, contentOf } from '../../store/protocol/content.ts';
import { isPublic, publicReleaseOf } from '../../store/protocol/isPublic.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { sharedFiles } from '../../store/protocol/sharedFiles.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { unserved } from '../respond/resolveAddress.ts';
import { readVerified } from './readVerified.ts';

/** A release that is exported. */
interface Named {
  readonly name: string;
  readonly version: string;
}

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
 * What is live, for an export.
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
    const content = unserved.has(path) || isCompressedCopy(path) ? undefined : contentOf(files, path);
    if (content) yield { path, ...(await readVerified(store, content)) };
  }
}

/** Every browser file of a release, its bytes verified. @throws NotFoundError if one is missing, IntegrityError if one was changed */
export async function* releaseFiles(store: ReleaseStore, name: string, version: string): AsyncGenerator<SiteFile> {
  const release = await readRelease(store.read, name, version);
  if (!release) return;
  const { files } = release;
  for (const file of Object.keys(files)) {
    const [, path] = /^browser\/(.+)$/.exec(file) ?? [];
    const content = !path || isCompressedCopy(path) ? undefined : contentOf(files, file);
    if (path && content) yield { path, ...(await readVerified(store, content)) };
  }
}

/** A file that everybody may have below its package, and a release that brings it. */
export interface SharedFile extends Named {
  /** Below the package: `js/main.1a2b3c4d.js`. */
  readonly path: string;
  readonly content: Content;
}

/**
 * The files of releases whose names carry their hash, each once, those that everybody may have.
 * @param releases those that were shown to the public, as `releasesOf` gives them
 */
export async function sharedFilesOf(
  store: ReleaseStore,
  live: LogEntry,
  releases: readonly Named[],
): Promise<SharedFile[]> {
  const described = new Map<string, Promise<Release | undefined>>();
  const describe = (name: string, version: string) => {
    const id = `${name}/${version}`;
    const reading = described.get(id) ?? readRelease(store.read, name, version);
    described.set(id, reading);
    return reading;
  };
  const found = new Map<string, SharedFile>();
  for (const { name, version } of releases) {
    const release = await describe(name, version);
    for (const path of release ? sharedFiles(release) : []) {
      if (found.has(`${name}/${path}`)) continue;
      const by = await publicReleaseOf(store.read, describe, live, name, path);
      const content = by && contentOf(by.files, `browser/${path}`);
      if (content) found.set(`${name}/${path}`, { name, version: by.version, path, content });
    }
  }
  return [...found.values()];
}

/**
 * Every release of the store that was shown to the public: a tab that was opened long ago may ask for any of them until it is collected.
 * @param live what is live; its releases are shown, whether they are marked or not
 */
export async function releasesOf(store: ReleaseStore, live: LogEntry): Promise<Named[]> {
  const found: Named[] = [];
  for (const name of (await store.list('')).filter((each) => namePattern.test(each)))
    for (const version of (await store.list(`${name}/`)).filter((each) => versionPattern.test(each)))
      if ((await isPublic(store.read, live, name, version)) && (await readRelease(store.read, name, version)))
        found.push({ name, version });
  return found;
}
