import { ConflictError, getReleaseBase, IntegrityError, NotFoundError } from 'shared/contract';
import { defaultSite } from 'shared/siteValues';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { copySuffix, isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { packWithGzip } from '../../store/bytes/packing.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { listContents } from '../../store/content/verifyRelease.ts';
import { type Content, findContent, getContentKey } from '../../store/protocol/content.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { repairCommand } from '../../store/protocol/integrity.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readManifest, requireManifestBytes } from '../../store/protocol/manifest.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import { isUnserved } from '../../store/responses/documentNames.ts';

/** A file. `path` begins below the root of the site or of the export: `portfolio.html`. */
export interface PlainFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A public file with its compressed copies: bytes by extension, such as `.br`. */
export interface SiteFile extends PlainFile {
  readonly copies: Readonly<Record<string, Buffer>>;
}

/**
 * Reads the live entry, for an export of its site.
 * @throws NotFoundError before the first entry; ConflictError if no host could serve the site's address
 */
export async function readLiveEntry(store: ReleaseStore): Promise<LogEntry> {
  const entry = await findNewestEntry(store.read);
  if (!entry)
    throw new NotFoundError({
      fact: `Nothing is live in ${store.place} yet.`,
      nextStep: 'Run npm start, which builds and composes the site. Then export.',
    });
  getSiteHost(entry);
  return entry;
}

/**
 * Returns the host in a site's address.
 * @throws ConflictError if the address has a path, because the site needs the root of a host
 */
export function getSiteHost({ composition: { site } }: LogEntry): string {
  const { origin } = { ...defaultSite, ...site };
  if (/^https?:\/\/[^/?#@]+$/i.test(origin) && URL.canParse(origin)) return new URL(origin).hostname;
  throw new ConflictError({
    fact: `The site was composed for "${origin}", but it needs an origin without a path. Nothing was exported.`,
    nextStep: 'Write "origin": "https://porohy.example" into site.json, without a path, and compose again.',
  });
}

/**
 * Yields every file of a composed site, verified.
 * @throws NotFoundError if a file is missing, IntegrityError if a file was altered
 */
export async function* listSiteFiles(store: ReleaseStore, id: string): AsyncGenerator<SiteFile> {
  const { files } = await readSite(store.read, id);
  for (const path of Object.keys(files)) {
    const content = isUnserved(path) || isCompressedCopy(path) ? undefined : findContent(files, path);
    if (content) yield { path, ...(await readVerified(store, content)) };
  }
}

export interface ReleasedFile {
  /** Path below the root: `r/news/js/main.1a2b3c4d.js`. */
  readonly path: string;
  readonly content: Content;
  /** True for a file of a former live version: `release gc` may have removed it, so the export does without it. */
  readonly isLeft: boolean;
}

/**
 * Lists the public files of releases in a log entry's manifest.
 * @throws as `readManifest` does
 */
export async function listReleasedFiles(store: ReleaseStore, { manifest }: LogEntry): Promise<ReleasedFile[]> {
  const { addresses, left } = await readManifest((id) => requireManifestBytes(store, id), manifest);
  const versions = Object.entries(left).flatMap(([name, own]) =>
    Object.keys(own).map((version) => ({ name, version })),
  );
  const former = await Promise.all(versions.map((each) => listFormerFiles(store, each)));
  const namedFiles = Object.entries(addresses).flatMap(([address, [response]]): ReleasedFile[] => {
    const { body, br, until } = response ?? {};
    if (!address.startsWith('/r/') || body === undefined) return [];
    return [
      { path: address.slice(1), content: { body, ...(br !== undefined && { br }) }, isLeft: until !== undefined },
    ];
  });
  return [...namedFiles, ...former.flat()];
}

/** Lists the files of a former live version. @returns an empty list if `release gc` has removed it */
async function listFormerFiles(
  { read }: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<ReleasedFile[]> {
  const release = await readRelease(read, name, version).catch(ignoreUnreadable);
  return (release ? listContents(release) : []).flatMap(([file, content]) => {
    const [, path] = /^browser\/(.+)$/.exec(file) ?? [];
    return path === undefined
      ? []
      : [{ path: `${getReleaseBase(name, version)}${path}`.slice(1), content, isLeft: true }];
  });
}

/**
 * Reads and verifies a file of a release. @returns undefined if `release gc` removed the file
 * @throws as `readVerified` does
 */
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

interface Verified {
  readonly bytes: Buffer;
  readonly copies: Readonly<Record<string, Buffer>>;
}

/**
 * Reads a content and verifies its bytes. If it is stored compressed, it comes with copies in brotli and gzip.
 * @throws NotFoundError if the content is missing; IntegrityError if its bytes were altered
 */
async function readVerified(store: ReleaseStore, content: Content): Promise<Verified> {
  const key = getContentKey(content);
  const bytes = await readStoredContent(store, content).catch((error: unknown) => {
    if (!(error instanceof IntegrityError)) throw error;
    throw new IntegrityError({
      fact: `${key} in ${store.place} was altered. Nothing was exported.`,
      nextStep: `Find out who can write into the store. Run "${repairCommand}", which restores the file or says what to do.`,
    });
  });
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in ${store.place}.`,
      nextStep: `Run "${repairCommand}" to restore the file.`,
    });
  if (content.br === undefined) return { bytes, copies: {} };
  const packed = await store.read(key);
  return {
    bytes,
    copies: { ...(packed && { [copySuffix.br]: packed }), [copySuffix.gzip]: await packWithGzip(bytes) },
  };
}
