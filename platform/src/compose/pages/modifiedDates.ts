import { NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { repairCommand } from '../../store/protocol/integrity.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readListed, readSite, type SiteListing, toDocumentFile } from '../../store/protocol/siteListing.ts';
import { type ReusablePages, readListedPages } from './knownPages.ts';
import { readUrlPath } from './pageFacts.ts';

/** Day of the last change of each page, in UTC (`2026-11-24`), by address. */
export type ModifiedDates = Readonly<Record<string, string>>;

export interface DatedPage {
  readonly address: string;
  readonly key: string;
  readonly words: string;
}

export type DatePages = (pages: readonly DatedPage[]) => Promise<ModifiedDates>;

/** Site map of a composed site. It is the only file with dates of pages, so the next composition reads them there. */
export const siteMapFileName = 'sitemap.xml';

/** Reads the dates from a site map that `createSitemap` has made. */
export function parseSiteMapDates(siteMap: string): ModifiedDates {
  const urlMatches = siteMap.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g);
  return Object.fromEntries([...urlMatches].map(([, url = '', day = '']) => [readUrlPath(url), day]));
}

/**
 * Returns a function that dates pages. A page with unchanged words keeps its date, even in a new release; other pages get today's.
 * @param before the live entry; undefined before the first release
 * @param at time at which the composed site becomes live
 */
export const createDating =
  ({ read }: Pick<ReleaseStore, 'read'>, before: Pick<LogEntry, 'site' | 'at'> | undefined, at: number): DatePages =>
  async (pages) => {
    const today = formatDay(at);
    const listing = before && (await readSite(read, before.site));
    const datesBefore = listing ? parseSiteMapDates(await readSiteMap(read, listing)) : {};
    let reading: Promise<ReusablePages> | undefined;
    const readFormerDates = () => {
      reading ??= readListedPages({ read }, listing ? [listing] : []);
      return reading;
    };
    const days = pages.map(async ({ address, key, words }) => {
      const former = listing?.pages[toDocumentFile(address)]?.inputHash;
      const stays =
        former === key || (former !== undefined && words === (await readFormerDates()).get(former)?.facts.words);
      return [address, (stays && datesBefore[address]) || today] as const;
    });
    return Object.fromEntries(await Promise.all(days));
  };

export const formatDay = (time: number | string): string => new Date(time).toISOString().slice(0, 10);

/** Reads the live site map. @throws IntegrityError if it was altered, because its dates would pass on to all later sites */
async function readSiteMap(read: ReleaseStore['read'], listing: SiteListing): Promise<string> {
  if (listing.files[siteMapFileName] === undefined) return '';
  const bytes = await readListed({ read, unpack }, listing, siteMapFileName);
  if (bytes) return bytes.toString('utf8');
  throw new NotFoundError({
    fact: `The sitemap of site ${listing.id} is missing in the store.`,
    nextStep: `Run "${repairCommand}" to write it again.`,
  });
}
