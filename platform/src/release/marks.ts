import { promotedKey, retiredKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { entriesBefore } from './earlier.ts';
import { type Named, written } from './live.ts';
import { changesBetween, releasesAmong } from './refuseChange.ts';

/** What a mark says; the same in every run, so that it can be made again. */
export const promotedMark = ({ name, version }: Named): string => `${JSON.stringify({ name, version })}\n`;

/** What the mark of a site says that is shown no more. */
export const retiredMark = (site: string): string => `${JSON.stringify({ site })}\n`;

/** Marks releases as shown to the public: from now on their files are served to whoever asks. */
async function markPromoted(store: ReleaseStore, releases: readonly Named[]): Promise<void> {
  const unique = new Map(releases.map((release) => [written(release), release]));
  await Promise.all(
    [...unique.values()].map((release) =>
      store.create(promotedKey(release.name, release.version), promotedMark(release)),
    ),
  );
}

/** Marks a site as no longer shown. What a collector may take it sees by the days, without reading the log. */
async function markRetired(store: ReleaseStore, site: string, at: string): Promise<void> {
  await store.create(retiredKey(at.slice(0, 10), site), retiredMark(site));
}

/** Marks what the public is shown from now on, and what it is not shown any more: before the entry, so that no mark is missing. */
export async function markShown(store: ReleaseStore, live: LogEntry | undefined, next: LogEntry): Promise<void> {
  const shownBy = ({ composition, canary }: LogEntry) => [
    ...releasesAmong(changesBetween({}, composition.releases)),
    ...(canary ? [canary] : []),
  ];
  // A log that was begun before there were marks gets them for what an open tab may still ask for.
  const since = live && live.marked === undefined ? [live, ...(await entriesBefore(store, live))] : [];
  const before = new Set(live?.marked === undefined ? [] : shownBy(live).map(written));
  const shown = [...shownBy(next), ...since.flatMap(shownBy)].filter((release) => !before.has(written(release)));
  await markPromoted(store, shown);
  if (!live) return;
  const nextSites = [next.site, next.canary?.site];
  if (!nextSites.includes(live.site)) await markRetired(store, live.site, next.at);
  if (live.canary && !nextSites.includes(live.canary.site)) await markRetired(store, live.canary.site, next.at);
}
