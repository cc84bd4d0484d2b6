import pLimit from 'p-limit';
import { addressOf, languages, parseSnapshot, type Release } from 'shared/contract';
import { asReleased } from '../../store/protocol/asReleased.ts';
import type { DeltaListing } from '../../store/protocol/deltas.ts';
import { keyOfFile } from '../../store/protocol/fileKeys.ts';
import { pageFile, siteKey } from '../../store/protocol/keys.ts';
import { parseJson, type ReadKey } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { documentOf, keyOfListed, readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { type AllowedOrigins, documentHeaders, type Headers, parseAllowedOrigins } from './policy.ts';
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
  /** Listings of deltas that were asked for, by their ids: they never change. */
  readonly deltaListings: Map<string, DeltaListing>;
}

/**
 * Opens one composed site.
 * @throws NotFoundError if it is not in the store
 * @throws InvalidInputError if compose did not write it; IntegrityError if it was altered
 */
export async function openSite({ read, gzip, report }: Sources, id: string): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const [allowed, owners] = await Promise.all([
    allowedOriginsOf(read, listing),
    // The snapshot is for counting alone here: without it the site is served all the same.
    readOwn(read, listing, 'snapshot.json')
      .then(ownersIn)
      .catch(() => new Map<string, string>()),
  ]);
  const releases = new Map<string, Release>();
  return {
    read,
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
    deltaListings: new Map(),
  };
}

/**
 * Reads what the pages of a composed site may reach.
 * @throws InvalidInputError if the site does not say it; IntegrityError if what says it was altered
 */
export const allowedOriginsOf = async (read: ReadKey, listing: SiteListing): Promise<AllowedOrigins> =>
  parseAllowedOrigins(await readOwn(read, listing, 'reach.json'), siteKey(listing.id, 'reach.json'));

/** Reads a file of a site that is JSON; undefined if it is not there. @throws IntegrityError if it was altered */
async function readOwn(read: ReadKey, { id, files }: SiteListing, file: string): Promise<unknown> {
  const key = siteKey(id, file);
  const bytes = await read(key);
  return bytes && parseJson(await asReleased(key, bytes, files[file] ?? ''), key);
}

/** The owners of pages, by the files of their documents. @throws InvalidInputError if it is no snapshot */
function ownersIn(snapshot: unknown): ReadonlyMap<string, string> {
  const { routes } = parseSnapshot(snapshot, 'The snapshot of the site');
  return new Map(
    routes.flatMap(({ path, owner }) =>
      languages.map((language): [string, string] => [documentOf(addressOf(path, language)), owner]),
    ),
  );
}

/** Reads everything that the site consists of, released files aside, so that a cache has it. */
export async function readAhead({ read, listing }: SiteContent): Promise<void> {
  // Several at a time: each read is a way to the store and back.
  await pLimit(8).map(Object.keys(listing.files), (file) => read(keyOfListed(listing, file)));
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

/** A browser file of a release that lists it. */
export const releasedFile = (release: Release, file: string): StoredFile => ({
  key: keyOfFile(release, `browser/${file}`),
  integrityOf: (ending) => release.files[`browser/${file}${ending}`],
});
