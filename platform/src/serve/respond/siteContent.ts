import pLimit from 'p-limit';
import { NotFoundError, type Release } from 'shared/contract';
import { copySuffix, type Encoding } from '../../store/mediaTypes.ts';
import { asReleased } from '../../store/protocol/asReleased.ts';
import { pageFile, releaseKey, siteKey } from '../../store/protocol/keys.ts';
import { type ReadKey, readJson } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { acceptedEncodings } from './http.ts';
import { documentHeaders, type Headers, parseAllowedOrigins } from './policy.ts';
import type { Representation } from './response.ts';

/** A composed site that was opened: what its listing says, and what has been found out since. */
export interface SiteContent {
  readonly read: ReadKey;
  readonly id: string;
  readonly listing: SiteListing;
  /** Headers of its documents. */
  readonly documentHeaders: Headers;
  /** Releases that were asked for, by name and version. */
  readonly releases: Map<string, Release>;
  /** Keys of compressed copies that are not there. A page's are written before it, so they will not come. */
  readonly missingCopies: Set<string>;
}

/** A file, as it lies in the store with its compressed copies. */
export interface StoredFile {
  readonly key: string;
  /** `sha384-…` of the file (ending `''`) and of its copies (`.br`, `.gz`), where they are known. */
  integrityOf(ending: string): string | undefined;
}

/**
 * Opens one composed site.
 * @throws NotFoundError if it is not in the store
 * @throws InvalidInputError if compose did not write it
 */
export async function openContent(read: ReadKey, id: string): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const key = siteKey(id, 'reach.json');
  const allowed = parseAllowedOrigins(await readJson(read, key), key);
  return {
    read,
    id,
    listing,
    documentHeaders: documentHeaders(allowed),
    releases: new Map(),
    missingCopies: new Set(),
  };
}

/** Reads everything that the site consists of, released files aside, so that a cache has it. */
export async function readAhead({ read, id, listing, missingCopies }: SiteContent): Promise<void> {
  // Several at a time: each read is a way to the store and back.
  await pLimit(8).map(Object.keys(listing.files), async (file) => {
    const page = listing.pages[file];
    if (page === undefined) await read(siteKey(id, file));
    else
      for (const ending of ['', ...Object.values(copySuffix)])
        await readCopy({ read, missingCopies }, pageFile(page) + ending);
  });
}

/** A document of the site, where its bytes lie: sites share the pages that are the same. */
export const documentFile = ({ listing }: SiteContent, file: string): StoredFile => ({
  key: pageFile(listing.pages[file] ?? ''),
  integrityOf: (ending) => listing.files[file + ending],
});

/** A file of the site that is no document. */
export const siteFile = ({ id, listing }: SiteContent, file: string): StoredFile => ({
  key: siteKey(id, file),
  integrityOf: (ending) => listing.files[file + ending],
});

/**
 * A browser file of a release; undefined if there is no such release, or no such file of it.
 * @throws InvalidInputError if the release's description is none, IntegrityError if it is that of another
 */
export async function releasedFile(
  { read, releases }: SiteContent,
  name: string,
  version: string,
  file: string,
): Promise<StoredFile | undefined> {
  const release = releases.get(`${name}/${version}`) ?? (await readRelease(read, name, version));
  // "Not there" is not kept: it may be released in a moment.
  if (release) releases.set(`${name}/${version}`, release);
  if (!release?.files[`browser/${file}`]) return undefined;
  return {
    key: releaseKey(name, version, `browser/${file}`),
    integrityOf: (ending) => release.files[`browser/${file}${ending}`],
  };
}

/** One way to send a file. */
export interface Candidate {
  readonly key: string;
  readonly integrity: string | undefined;
  readonly encoding?: Encoding;
}

/** The ways to send a file to a client, best first; the last one, the file itself, is always there. */
export function negotiate({ key, integrityOf }: StoredFile, acceptEncoding: string | undefined): readonly Candidate[] {
  const copies = acceptedEncodings(acceptEncoding).map((encoding) => {
    const ending = copySuffix[encoding];
    return { key: key + ending, integrity: integrityOf(ending), encoding };
  });
  return [...copies, { key, integrity: integrityOf('') }];
}

/**
 * The best representation of a file that a client takes and the store has.
 * @throws NotFoundError if the file itself is not in the store
 * @throws IntegrityError if its bytes are not those that were written
 */
export async function readRepresentation(
  content: SiteContent,
  file: StoredFile,
  acceptEncoding?: string,
): Promise<Representation> {
  for (const { key, integrity, encoding } of negotiate(file, acceptEncoding)) {
    const bytes = await (encoding ? readCopy(content, key) : content.read(key));
    if (bytes) return { file: file.key, bytes: await asReleased(key, bytes, integrity), encoding };
  }
  throw new NotFoundError({
    fact: `${file.key} is listed and not in the store.`,
    nextStep: 'Compose again (npm start); that writes what is missing.',
  });
}

/** The bytes of what may not be there; that it is not is kept. */
async function readCopy(
  { read, missingCopies }: Pick<SiteContent, 'read' | 'missingCopies'>,
  key: string,
): Promise<Uint8Array | undefined> {
  if (missingCopies.has(key)) return undefined;
  const bytes = await read(key);
  if (!bytes) missingCopies.add(key);
  return bytes;
}
