import pLimit from 'p-limit';
import { NotFoundError, type Release } from 'shared/contract';
import { documentHeaders, type Headers } from '../../store/answers/policy.ts';
import { allowedOriginsOf } from '../../store/answers/readOwn.ts';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { contentKey, contentOf } from '../../store/protocol/content.ts';
import type { DeltaListing } from '../../store/protocol/deltas.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { type ReleasedAnswers, releasedAnswers } from './releasedAnswers.ts';
import type { Sources, StoredFile } from './representation.ts';

/** An open composed site. */
export interface SiteContent extends Sources {
  readonly id: string;
  readonly listing: SiteListing;
  /** Headers of its documents. */
  readonly documentHeaders: Headers;
  /**
   * Reads the description of a release; undefined if there is none.
   * @throws InvalidInputError if it is invalid, IntegrityError if it belongs to another
   */
  describe(name: string, version: string): Promise<Release | undefined>;
  /** Responses for files of releases. */
  readonly released: ReleasedAnswers;
  /** Delta listings in memory, by id. */
  readonly deltaListings: Map<string, DeltaListing>;
}

/**
 * Opens a composed site.
 * @param released responses for files of releases, shared between sites
 * @throws NotFoundError if it is not in the store; InvalidInputError if it is invalid; IntegrityError if it was altered
 */
export async function openSite(
  { read, unpack, gzip, report }: Sources,
  id: string,
  released: ReleasedAnswers = releasedAnswers(read),
): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const allowed = await allowedOriginsOf({ read, unpack }, listing);
  const releases = new Map<string, Release>();
  return {
    read,
    unpack,
    gzip,
    report,
    id,
    listing,
    documentHeaders: documentHeaders(allowed),
    async describe(name, version) {
      const release = releases.get(`${name}/${version}`) ?? (await readRelease(read, name, version));
      // Missing releases are not cached: they may be published any moment.
      if (release) releases.set(`${name}/${version}`, release);
      return release;
    },
    released,
    deltaListings: new Map(),
  };
}

/** Reads all files of a site into the cache, except for those of releases. */
export async function readAhead({ read, listing }: SiteContent): Promise<void> {
  // In parallel: each read is a round trip.
  const contents = Object.keys(listing.files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (contentOf(listing.files, file) ?? []),
  );
  await pLimit(8).map(contents, (content) => read(contentKey(content)));
}

/**
 * Finds a file in a listing.
 * @throws NotFoundError if it is not listed
 */
export function listedFile(files: Readonly<Record<string, string>>, file: string): StoredFile {
  const content = contentOf(files, file);
  if (content) return { file, content };
  throw new NotFoundError({ fact: `${file} is not listed.` });
}
