import { descriptionKey, promotedKey, retiredKey, shownFolder, shownKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { sharedFiles } from '../../store/protocol/sharedFiles.ts';
import { markedBy, markOf, retiredMark } from '../../store/protocol/shownMark.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import { type Named, written } from '../live/live.ts';
import { leftBetween, retentionDays, shownBy } from '../live/shownBy.ts';
import type { Inspection } from './Inspection.ts';

/** A mark says what its key says, so that it can be made again. Undefined for what is none. */
export function markText(key: string): string | undefined {
  const [, name, version] = /^([^/]+)\/([^/]+)\/promoted\.json$/.exec(key) ?? [];
  if (name && version) return markOf({ name, version });
  const [, site] = /^retired\/\d{4}-\d{2}-\d{2}\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
  return site && retiredMark(site);
}

/**
 * Holds the marks: which releases were shown to the public, which sites are shown no more. Every release and every site that an entry has
 * left has one.
 * @param entries those of the log that can be read, the newest last
 */
export async function inspectMarks(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  for (const key of new Set(leftSince(entries, inspection)))
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though what it marks was shown to the public');
  await inspectFileMarks(inspection, entries);
  await Promise.all(
    [...inspection.keys.keys()].map((key) => {
      const text = markText(key);
      return (
        text &&
        inspection.read(key, (bytes) => {
          if (bytes?.toString() !== text) inspection.mendable(key, 'says something else than its name');
        })
      );
    }),
  );
}

/** Releases and sites that entries have left, each with the entry that shows it no more. Where an entry is missing, nothing is known. */
const leavings = (entries: readonly LogEntry[]) =>
  entries.flatMap((next, index) => {
    const before = entries[index - 1];
    return before?.number === next.number - 1 ? [{ next, ...leftBetween(before, next) }] : [];
  });

/** The marks of what entries have left; those of long ago a collector has taken. */
function leftSince(entries: readonly LogEntry[], { now, keys }: Inspection): string[] {
  const since = now - retentionDays * 86_400_000;
  return leavings(entries).flatMap(({ next, releases, sites }) => [
    // A release takes its mark along when it is collected.
    ...releases
      .filter(({ name, version }) => keys.has(descriptionKey(name, version)))
      .map(({ name, version }) => promotedKey(name, version)),
    ...(Date.parse(next.at) > since ? sites.map((site) => retiredKey(next.at.slice(0, 10), site)) : []),
  ]);
}

/** The mark of a file that carries its hash: `<name>/shown/<file>`. */
const fileMark = new RegExp(`^([a-z][a-z0-9-]*)/${shownFolder}/(.+)$`);

/**
 * Holds the marks of files: each names a release that lists the file, and none is missing of what entries have left. What a mark is to say
 * is noted for whoever mends it.
 */
async function inspectFileMarks(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  const describe = describing(inspection);
  const wanted = await leftFiles(entries, inspection, describe);
  for (const [key, release] of wanted) {
    inspection.marks.set(key, markOf(release));
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though what it marks was shown to the public');
  }
  for (const key of inspection.keys.keys()) {
    const [, name = '', file = ''] = fileMark.exec(key) ?? [];
    if (!name) continue;
    await inspection.read(key, async (bytes) => {
      const marked = markedBy(bytes, key);
      const release = marked?.name === name ? await describe(marked) : undefined;
      if (release?.has(file) && marked && bytes?.toString() === markOf(marked)) return;
      if (wanted.has(key)) inspection.mendable(key, 'names no release that lists the file');
      else inspection.notDone(key, 'names no release that lists the file', 'gc takes it.');
    });
  }
}

/** The files of releases that lie once for all of a package, by release; undefined where a release cannot be read. Each is read once. */
function describing({ store }: Inspection): (release: Named) => Promise<ReadonlySet<string> | undefined> {
  const known = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  return (release) => {
    const reading =
      known.get(written(release)) ??
      readRelease(store.read, release.name, release.version)
        .catch(unreadable)
        .then((found) => found && new Set(sharedFiles(found)));
    known.set(written(release), reading);
    return reading;
  };
}

/** The keys of the marks of what entries have left and the newest shows no more, each with a release that lists the file. */
async function leftFiles(
  entries: readonly LogEntry[],
  { keys }: Inspection,
  describe: ReturnType<typeof describing>,
): Promise<ReadonlyMap<string, Named>> {
  const wanted = new Map<string, Named>();
  for (const { next, releases } of leavings(entries)) {
    const shown = shownBy(next);
    for (const release of releases) {
      // A release that was collected takes its marks along.
      if (!keys.has(descriptionKey(release.name, release.version))) continue;
      const beside = await Promise.all(shown.filter(({ name }) => name === release.name).map(describe));
      for (const file of (await describe(release)) ?? [])
        if (!beside.some((each) => each?.has(file))) wanted.set(shownKey(release.name, file), release);
    }
  }
  return wanted;
}
