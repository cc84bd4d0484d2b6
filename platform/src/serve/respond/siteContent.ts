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

/** A composed site that was opened: what its listing says, and what has been found out since. */
export interface SiteContent extends Sources {
  readonly id: string;
  readonly listing: SiteListing;
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
      // "Not there" is not kept: it may be released in a moment.
      if (release) releases.set(`${name}/${version}`, release);
      return release;
    },
    released,
    deltaListings: new Map(),
  };
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
