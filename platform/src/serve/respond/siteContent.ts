import pLimit from 'p-limit';
import { formatAddress, languages, NotFoundError, parseSnapshot, type Release } from 'shared/contract';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { contentKey, contentOf, type Unpack } from '../../store/protocol/content.ts';
import type { DeltaListing } from '../../store/protocol/deltas.ts';
import { listingKey } from '../../store/protocol/keys.ts';
import { parseJson, type ReadKey } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { documentOf, readListed, readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { type AllowedOrigins, documentHeaders, type Headers, parseAllowedOrigins } from './policy.ts';
import { type ReleasedAnswers, releasedAnswers } from './releasedAnswers.ts';
import type { Sources, StoredFile } from './representation.ts';

/** A composed site that was opened: what its listing says, and what has been found out since. */
export interface SiteContent extends Sources {
  readonly id: string;
  readonly listing: SiteListing;
  /** The package whose page a document is, by its file. */
  readonly owners: ReadonlyMap<string, string>;
  /** Headers of its documents. */
  readonly documentHeaders: Headers;
  /**
   * The description of a release; undefined if there is none.
   * @throws InvalidInputError if it is none of ours, IntegrityError if it is that of another
   */
  describe(name: string, version: string): Promise<Release | undefined>;
  /** Answers of the files of releases. */
  readonly released: ReleasedAnswers;
  /** Listings of deltas that were asked for, by their ids: they never change. */
  readonly deltaListings: Map<string, DeltaListing>;
}

/**
 * Opens one composed site.
 * @param released how the files of releases are answered; several sites share what they know of it
 * @throws NotFoundError if it is not in the store
 * @throws InvalidInputError if compose did not write it; IntegrityError if it was altered
 */
export async function openSite(
  { read, unpack, gzip, report }: Sources,
  id: string,
  released: ReleasedAnswers = releasedAnswers(read),
): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const [allowed, owners] = await Promise.all([
    allowedOriginsOf({ read, unpack }, listing),
    // The snapshot is for counting alone here: without it the site is served all the same.
    readOwn({ read, unpack }, listing, 'snapshot.json')
      .then(ownersIn)
      .catch(() => new Map<string, string>()),
  ]);
  const releases = new Map<string, Release>();
  return {
    read,
    unpack,
    gzip,
    report,
    id,
    listing,
    owners,
    documentHeaders: documentHeaders(allowed),
    async describe(name, version) {
      const release = releases.get(`${name}/${version}`) ?? (await readRelease(read, name, version));
      // "Not there" is not kept: it may be released in a moment.
      if (release) releases.set(`${name}/${version}`, release);
      return release;
    },
    released,
    deltaListings: new Map(),
  };
}

/**
 * Reads what the pages of a composed site may reach.
 * @throws InvalidInputError if the site does not say it; IntegrityError if what says it was altered
 */
export const allowedOriginsOf = async (store: Reading, listing: SiteListing): Promise<AllowedOrigins> =>
  parseAllowedOrigins(await readOwn(store, listing, 'reach.json'), nameOf(listing, 'reach.json'));

/** Reads a file of a site that is JSON; undefined if it is not there. @throws IntegrityError if it was altered */
async function readOwn(store: Reading, listing: SiteListing, file: string): Promise<unknown> {
  const bytes = await readListed(store, listing, file);
  return bytes && parseJson(bytes, nameOf(listing, file));
}

/** Tools for reading a file of a site. */
export interface Reading {
  readonly read: ReadKey;
  readonly unpack: Unpack;
}

const nameOf = ({ id }: SiteListing, file: string): string => `${file} of ${listingKey(id)}`;

/** The owners of pages, by the files of their documents. @throws InvalidInputError if it is no snapshot */
function ownersIn(snapshot: unknown): ReadonlyMap<string, string> {
  const { routes } = parseSnapshot(snapshot, 'The snapshot of the site');
  return new Map(
    routes.flatMap(({ path, owner }) =>
      languages.map((language): [string, string] => [documentOf(formatAddress(path, language)), owner]),
    ),
  );
}

/** Reads everything that the site consists of, released files aside, so that a cache has it. */
export async function readAhead({ read, listing }: SiteContent): Promise<void> {
  // Several at a time: each read is a way to the store and back.
  const contents = Object.keys(listing.files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (contentOf(listing.files, file) ?? []),
  );
  await pLimit(8).map(contents, (content) => read(contentKey(content)));
}

/** A file that a site or a release lists. @throws NotFoundError if it lists none of that name */
export function listedFile(files: Readonly<Record<string, string>>, file: string): StoredFile {
  const content = contentOf(files, file);
  if (content) return { file, content };
  throw new NotFoundError({ fact: `${file} is not listed.` });
}
