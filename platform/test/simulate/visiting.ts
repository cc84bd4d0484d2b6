import { NotFoundError } from 'shared/contract';
import type { PublishingWorld } from '../../src/release/publishing.ts';
import { shownSite } from '../../src/serve/respond/chooseSite.ts';
import type { Preview } from '../../src/store/preview.ts';
import { listingKey, pageFile } from '../../src/store/protocol/keys.ts';
import type { LogEntry } from '../../src/store/protocol/logEntry.ts';
import { findNewest } from '../../src/store/protocol/newestEntry.ts';
import type { SiteListing } from '../../src/store/protocol/siteListing.ts';
import { asking, type Work } from '../../src/store/protocol/work.ts';

/** Who comes. */
export interface Visitor {
  /** Where a canary's draw puts them, from 0 to below 1. */
  readonly draw: number;
  /** Which of the previews they have opened, if any. */
  readonly preview?: number | undefined;
}

/** What a visit came to. */
export interface Visited {
  readonly visitor: Visitor;
  readonly entry: LogEntry;
  readonly preview: Pick<Preview, 'site'> | undefined;
  readonly site: string;
  /** Keys at which something was looked for that was not there. */
  readonly missing: readonly string[];
}

const ask = asking<PublishingWorld>();

/**
 * Comes, is shown a site, and opens every page of it.
 * @param known the entry that the server has seen last
 */
export function* visiting(visitor: Visitor, known: LogEntry | undefined): Work<PublishingWorld, Visited> {
  const entry = yield* findNewest(known);
  if (!entry) throw new NotFoundError({ fact: 'Nothing is live.' });
  const opened = visitor.preview === undefined ? [] : yield* ask('previews', yield* ask('now'));
  const preview = opened.filter(({ revoked }) => !revoked)[visitor.preview ?? 0];
  const site = shownSite(entry, preview, visitor.draw);
  const listing = yield* listed(site);
  if (!listing) return { visitor, entry, preview, site, missing: [listingKey(site)] };
  const missing: string[] = [];
  for (const page of Object.values(listing.pages))
    if (!(yield* ask('isThere', pageFile(page)))) missing.push(pageFile(page));
  return { visitor, entry, preview, site, missing };
}

function* listed(site: string): Work<PublishingWorld, SiteListing | undefined> {
  try {
    return yield* ask('site', site);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
