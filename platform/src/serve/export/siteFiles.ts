import { NotFoundError, namePattern, versionPattern } from 'shared/contract';
import { isCompressedCopy, isCompressible } from '../../store/mediaTypes.ts';
import { isPublic } from '../../store/protocol/isPublic.ts';
import { pageFile, releaseKey, siteKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { parseJson } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { type AllowedOrigins, parseAllowedOrigins } from '../respond/policy.ts';
import { unserved } from '../respond/resolveAddress.ts';
import { readVerified, readVerifiedCopies } from './readVerified.ts';

/** One file that visitors can ask for, with its compressed copies by their endings. */
export interface SiteFile {
  /** Below the root of the site: `portfolio.html`, `js/main.1a2b3c4d.js`. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly copies: Readonly<Record<string, Buffer>>;
}

/** What is live. @throws NotFoundError before the first compose */
export async function liveEntry(store: ReleaseStore): Promise<LogEntry> {
  const entry = await newestEntry(store.read);
  if (entry) return entry;
  throw new NotFoundError({
    fact: `Nothing is live in ${store.place} yet.`,
    nextStep: 'Compose first (npm start does it all), then export.',
  });
}

/** Every file of a composed site, its bytes verified. @throws NotFoundError if one is missing, IntegrityError if one was changed */
export async function* siteFiles(store: ReleaseStore, id: string): AsyncGenerator<SiteFile> {
  const { files, pages } = await readSite(store.read, id);
  for (const path of Object.keys(files)) {
    if (unserved.has(path) || isCompressedCopy(path)) continue;
    const page = pages[path];
    const key = page === undefined ? siteKey(id, path) : pageFile(page);
    yield read(store, path, key, (ending) => files[path + ending]);
  }
}

/** Every browser file of a release, its bytes verified. @throws NotFoundError if one is missing, IntegrityError if one was changed */
export async function* releaseFiles(store: ReleaseStore, name: string, version: string): AsyncGenerator<SiteFile> {
  const release = await readRelease(store.read, name, version);
  const files = release?.files ?? {};
  for (const file of Object.keys(files)) {
    const [, path] = /^browser\/(.+)$/.exec(file) ?? [];
    if (path && !isCompressedCopy(path))
      yield read(store, path, releaseKey(name, version, file), (ending) => files[file + ending]);
  }
}

/**
 * Every release of the store that was shown to the public: a tab that was opened long ago may ask for any of them until it is collected.
 * @param live what is live; its releases are shown, whether they are marked or not
 */
export async function releasesOf(
  store: ReleaseStore,
  live: LogEntry,
): Promise<{ readonly name: string; readonly version: string }[]> {
  const found: { name: string; version: string }[] = [];
  for (const name of (await store.list('')).filter((each) => namePattern.test(each)))
    for (const version of (await store.list(`${name}/`)).filter((each) => versionPattern.test(each)))
      if ((await isPublic(store.read, live, name, version)) && (await readRelease(store.read, name, version)))
        found.push({ name, version });
  return found;
}

/**
 * What the pages of a composed site may reach.
 * @throws InvalidInputError if the site does not say it; NotFoundError or IntegrityError if what says it is not there as it was written
 */
export async function allowedOriginsOf(store: ReleaseStore, site: string): Promise<AllowedOrigins> {
  const key = siteKey(site, 'reach.json');
  const { files } = await readSite(store.read, site);
  return parseAllowedOrigins(parseJson(await readVerified(store, key, files['reach.json'] ?? ''), key), key);
}

async function read(
  store: ReleaseStore,
  path: string,
  key: string,
  listed: (ending: string) => string | undefined,
): Promise<SiteFile> {
  const bytes = await readVerified(store, key, listed('') ?? '');
  return { path, bytes, copies: isCompressible(path) ? await readVerifiedCopies(store, key, bytes, listed) : {} };
}
