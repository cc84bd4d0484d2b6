import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { measureSentSize } from '../../store/content/packContent.ts';
import { findContent } from '../../store/protocol/content.ts';
import { type LogEntry, readFlags } from '../../store/protocol/logEntry.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { makeDeltas } from '../deltas/makeDeltas.ts';
import { replaceReleases, requireLive } from '../live/liveReleases.ts';
import { describeVisits, measureReturningVisits } from './measureReturningVisits.ts';

/**
 * Describes a preview's effect on visitors if it became live, as `release diff` does for entries. Makes the deltas in memory and writes
 * nothing.
 * @throws NotFoundError if `release gc` removed one of the sites; errors of the store
 */
export async function describePromotion(store: ReleaseStore, preview: Preview): Promise<string> {
  const live = await requireLive(store);
  const promoted = { composition: replaceReleases(live.composition, [preview]), site: preview.site };
  const memory = createLayeredStore(store, {});
  const { deltas } = live.deltasOff ? {} : await makeDeltas(memory, live, promoted, { makes: true });
  const { deltas: _before, ...entry } = live;
  const to = { ...entry, ...promoted, ...(deltas && { deltas }) };
  const [pages, visits] = await Promise.all([
    diffSites(memory, live.site, to.site),
    measureReturningVisits(memory, live, to),
  ]);
  return `A promotion would change ${pages.length} pages. ${describeVisits(visits)}`;
}

/** Lists the differences between two log entries, one per line. */
export function diffEntries(from: LogEntry, to: LogEntry): string[] {
  const changes = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, what: string) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((key) => {
      const [was, is] = [JSON.stringify(before[key] ?? null), JSON.stringify(after[key] ?? null)];
      return was === is ? [] : [`${what}${key}: ${was} → ${is}`];
    });
  return [
    ...changes(from.composition.releases, to.composition.releases, ''),
    ...changes(from.composition.site, to.composition.site, 'site.'),
    ...changes({ ...readFlags(from) }, { ...readFlags(to) }, ''),
  ];
}

export interface PageDifference {
  /** Name of the page's document: `en/portfolio.html`. */
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Size of the new page minus size of the old one, both in bytes of brotli. */
  readonly bytes: number;
}

/**
 * Finds the pages that differ between two sites.
 * @throws NotFoundError if `release gc` removed one of the sites
 */
export async function diffSites(store: ReleaseStore, from: string, to: string): Promise<PageDifference[]> {
  if (from === to) return [];
  const [before, after] = await Promise.all([readSite(store.read, from), readSite(store.read, to)]);
  const documents = [...new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])].sort();
  const differing = documents.filter((document) => before.files[document] !== after.files[document]);
  return Promise.all(
    differing.map(async (path) => {
      const [was, is] = await Promise.all([measureDocument(store, before, path), measureDocument(store, after, path)]);
      const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
      return { path, change, bytes: (is ?? 0) - (was ?? 0) };
    }),
  );
}

async function measureDocument(
  store: ReleaseStore,
  { files }: SiteListing,
  document: string,
): Promise<number | undefined> {
  const content = findContent(files, document);
  return content && measureSentSize(store, content);
}
