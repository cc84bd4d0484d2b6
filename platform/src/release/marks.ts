import { inParallel } from '../store/inParallel.ts';
import { promotedKey, retiredKey, shownKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sharedFiles } from '../store/protocol/sharedFiles.ts';
import { markOf } from '../store/protocol/shownMark.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { entriesBefore, unreadable } from './earlier.ts';
import { type Named, written } from './live.ts';
import { changesBetween, releasesAmong } from './refuseChange.ts';

/** What the mark of a site says that is shown no more. */
export const retiredMark = (site: string): string => `${JSON.stringify({ site })}\n`;

/** Marks releases as shown to the public: their files are served to whoever asks, also when they are live no more. */
async function markPromoted(store: ReleaseStore, releases: readonly Named[]): Promise<void> {
  const unique = new Map(releases.map((release) => [written(release), release]));
  await Promise.all(
    [...unique.values()].map((release) => store.create(promotedKey(release.name, release.version), markOf(release))),
  );
}

/** Marks those files of releases as shown to the public that no release of the same package lists any more that is shown. */
async function markFiles(store: ReleaseStore, left: readonly Named[], shown: readonly Named[]): Promise<void> {
  for (const release of left) {
    const beside = shown.filter(({ name }) => name === release.name);
    const [own = [], ...listed] = await Promise.all([release, ...beside].map((each) => sharedFilesOf(store, each)));
    const kept = new Set(listed.flat());
    const files = own.filter((file) => !kept.has(file));
    await inParallel(files, 8, (file) => store.create(shownKey(release.name, file), markOf(release)));
  }
}

/** None where a release cannot be read: it is not served either. */
const sharedFilesOf = async (store: ReleaseStore, { name, version }: Named): Promise<string[]> => {
  const release = await readRelease(store.read, name, version).catch(unreadable);
  return release ? sharedFiles(release) : [];
};

/** Marks a site as no longer shown. What a collector may take it sees by the days, without reading the log. */
async function markRetired(store: ReleaseStore, site: string, at: string): Promise<void> {
  await store.create(retiredKey(at.slice(0, 10), site), retiredMark(site));
}

/** The releases that an entry shows to the public. */
export const shownBy = ({ composition, canary }: LogEntry): Named[] => [
  ...releasesAmong(changesBetween({}, composition.releases)),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** The sites that an entry shows to the public. */
export const sitesShownBy = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];

/**
 * Marks what the public is shown no more with the next entry, before it is written. What it is shown the newest entry says; so there is
 * no mark of what nobody was shown, also where the next entry is refused or never written.
 */
export async function markLeft(store: ReleaseStore, live: LogEntry | undefined, next: LogEntry): Promise<void> {
  if (!live) return;
  // A log that was begun before there were marks gets them for what an open tab may still ask for.
  const left = live.marked === undefined ? [live, ...(await entriesBefore(store, live))] : [live];
  const shown = new Set(shownBy(next).map(written));
  const released = left.flatMap(shownBy).filter((release) => !shown.has(written(release)));
  await markPromoted(store, released);
  // Pages of an entry before named no file without its version.
  if (live.markedFiles !== undefined) await markFiles(store, released, shownBy(next));
  const sites = new Set(sitesShownBy(next));
  for (const site of sitesShownBy(live)) if (!sites.has(site)) await markRetired(store, site, next.at);
}
