import pLimit from 'p-limit';
import { NotFoundError, type Release } from 'shared/contract';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import type { DeltaListing } from '../../store/protocol/deltaListing.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { createDocumentPolicy, type Headers } from '../../store/responses/headerPolicy.ts';
import { readAllowedOrigins } from '../../store/responses/readAllowedOrigins.ts';
import { createReleaseLookup, type ReleaseLookup } from './releaseLookup.ts';
import type { HostFunctions, StoredFile } from './representation.ts';

export interface SiteContent extends HostFunctions {
  readonly id: string;
  readonly listing: SiteListing;
  readonly documentHeaders: Headers;
  /**
   * Reads the `release.json` of a release. @returns undefined if there is no such release
   * @throws InvalidInputError if it is invalid, IntegrityError if it belongs to another release
   */
  describe(name: string, version: string): Promise<Release | undefined>;
  readonly released: ReleaseLookup;
  /** Delta listings that were read already, by ID. */
  readonly deltaListings: Map<string, DeltaListing>;
}

/**
 * Opens a site: reads its listing and prepares its policy.
 * @param released finds files of releases; all sites share it
 * @throws NotFoundError if the store lacks the site; InvalidInputError if the site is invalid; IntegrityError if it was altered
 */
export async function openSite(
  { read, unpack, gzip, report }: HostFunctions,
  id: string,
  released: ReleaseLookup = createReleaseLookup(read),
): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const allowed = await readAllowedOrigins({ read, unpack }, listing);
  const releases = new Map<string, Release>();
  return {
    read,
    unpack,
    gzip,
    report,
    id,
    listing,
    documentHeaders: createDocumentPolicy(allowed),
    async describe(name, version) {
      const release = releases.get(`${name}/${version}`) ?? (await readRelease(read, name, version));
      // Does not cache missing releases, because they may be published at any moment.
      if (release) releases.set(`${name}/${version}`, release);
      return release;
    },
    released,
    deltaListings: new Map(),
  };
}

/** Reads all files of a site, without those of releases, so that the cache has them before visitors come. */
export async function fillCache({ read, listing }: SiteContent): Promise<void> {
  // Reads in parallel, because each read is a round trip.
  const contents = Object.keys(listing.files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (findContent(listing.files, file) ?? []),
  );
  await pLimit(8).map(contents, (content) => read(getContentKey(content)));
}

/** Returns a file of a listing. @throws NotFoundError if it is not listed */
export function requireListedFile(files: Readonly<Record<string, string>>, file: string): StoredFile {
  const content = findContent(files, file);
  if (content) return { file, content };
  throw new NotFoundError({ fact: `${file} is not listed.` });
}
