import type { WrittenFile } from '../compose/writeSite.ts';
import { inParallel } from '../store/inParallel.ts';
import { promotedKey, retiredKey, shownKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sharedFiles } from '../store/protocol/sharedFiles.ts';
import { markOf, retiredMark } from '../store/protocol/shownMark.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Named, written } from './live/live.ts';
import { leftBetween, shownBy } from './live/shownBy.ts';

/** The limit of marks that are written at once. */
const writtenAtOnce = 24;

/** What marks releases as shown to the public: their files are served to whoever asks, also when they are live no more. */
function promotedMarks(releases: readonly Named[]): WrittenFile[] {
  const unique = new Map(releases.map((release) => [written(release), release]));
  return [...unique.values()].map((release) => ({
    key: promotedKey(release.name, release.version),
    bytes: markOf(release),
  }));
}

/** What marks those files of releases as shown to the public that no release of the same package lists any more that is shown. */
async function fileMarks(store: ReleaseStore, left: readonly Named[], shown: readonly Named[]): Promise<WrittenFile[]> {
  const marks: WrittenFile[] = [];
  for (const release of left) {
    const kept = new Set<string>();
    for (const beside of shown) {
      if (beside.name !== release.name) continue;
      for (const file of await sharedFilesOf(store, beside)) kept.add(file);
    }
    for (const file of await sharedFilesOf(store, release))
      if (!kept.has(file)) marks.push({ key: shownKey(release.name, file), bytes: markOf(release) });
  }
  return marks;
}

/** None where a release cannot be read: it is not served either. */
async function sharedFilesOf({ read }: ReleaseStore, { name, version }: Named): Promise<string[]> {
  const release = await readRelease(read, name, version).catch(unreadable);
  return release ? sharedFiles(release) : [];
}

/**
 * Marks what the public is shown no more with the next entry, before it is written. What it is shown the newest entry says; so there is
 * no mark of what nobody was shown, also where the next entry is refused or never written. What a collector may take it sees by the days
 * of sites, without reading the log.
 */
export async function markLeft(store: ReleaseStore, live: LogEntry | undefined, next: LogEntry): Promise<void> {
  if (!live) return;
  const { releases, sites } = leftBetween(live, next);
  const retired = sites.map((site) => ({ key: retiredKey(next.at.slice(0, 10), site), bytes: retiredMark(site) }));
  const marks = [...promotedMarks(releases), ...(await fileMarks(store, releases, shownBy(next))), ...retired];
  await inParallel(marks, writtenAtOnce, ({ key, bytes }) => store.create(key, bytes));
}
