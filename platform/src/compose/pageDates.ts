import { NotFoundError } from 'shared/contract';
import { unpack } from '../store/packing.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { repairCommand } from '../store/protocol/repairCommand.ts';
import { documentOf, readListed, readSite, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type KnownPages, pagesOf } from './keptPages.ts';
import { pathOf } from './pageFacts.ts';

/** By the address of a page: the day since which it says what it says, `2026-11-24`, in UTC. */
export type PageDates = Readonly<Record<string, string>>;

/** A page of the site that is being composed. */
export interface DatedPage {
  readonly address: string;
  /** The input hash of what it was made of. */
  readonly key: string;
  /** The digest of its words. */
  readonly words: string;
}

/** Says since when the pages of a site say what they say. */
export type Dating = (pages: readonly DatedPage[]) => Promise<PageDates>;

/** The site map of a composed site. It is the only place where dates stand. */
export const siteMapFile = 'sitemap.xml';

/** The dates in a site map, as `sitemapXml` writes it. None where it says none. */
export function datesIn(siteMap: string): PageDates {
  const said = siteMap.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g);
  return Object.fromEntries([...said].map(([, url = '', day = '']) => [pathOf(url), day]));
}

/**
 * Dates pages against those that were live before: one whose words are what they were keeps its day, whichever release it is of by now;
 * another is of today.
 * @param before the entry that is live; undefined before the first
 * @param at when the next one becomes live
 */
export const datedAfter =
  ({ read }: Pick<ReleaseStore, 'read'>, before: Pick<LogEntry, 'site' | 'at'> | undefined, at: number): Dating =>
  async (pages) => {
    const today = dayOf(at);
    const listing = before && (await readSite(read, before.site));
    const said = listing ? datesIn(await siteMapOf(read, listing)) : {};
    let reading: Promise<KnownPages> | undefined;
    const knownBefore = () => {
      reading ??= pagesOf({ read }, listing ? [listing] : []);
      return reading;
    };
    const days = pages.map(async ({ address, key, words }) => {
      const former = listing?.pages[documentOf(address)]?.inputHash;
      const stays =
        former === key || (former !== undefined && words === (await knownBefore()).get(former)?.facts.words);
      return [address, (stays && said[address]) || today] as const;
    });
    return Object.fromEntries(await Promise.all(days));
  };

const dayOf = (time: number | string): string => new Date(time).toISOString().slice(0, 10);

/** @throws IntegrityError if it is not what was composed: a day that somebody has written in would go on for years */
async function siteMapOf(read: ReleaseStore['read'], listing: SiteListing): Promise<string> {
  if (listing.files[siteMapFile] === undefined) return '';
  const bytes = await readListed({ read, unpack }, listing, siteMapFile);
  if (bytes) return bytes.toString('utf8');
  throw new NotFoundError({
    fact: `The site map of site ${listing.id} is missing in the store.`,
    nextStep: `"${repairCommand}" writes it again.`,
  });
}
