import { promotedKey, releaseKey, retiredKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { retentionDays } from '../collect.ts';
import { written } from '../live.ts';
import { promotedMark, retiredMark, shownBy, sitesShownBy } from '../marks.ts';
import type { Inspection } from './Inspection.ts';

/** A mark says what its key says, so that it can be made again. Undefined for what is none. */
export function markText(key: string): string | undefined {
  const [, name, version] = /^([^/]+)\/([^/]+)\/promoted\.json$/.exec(key) ?? [];
  if (name && version) return promotedMark({ name, version });
  const [, site] = /^retired\/\d{4}-\d{2}-\d{2}\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
  return site && retiredMark(site);
}

/**
 * Holds the marks: which releases were shown to the public, which sites are shown no more. Every release and every site that an entry has
 * left has one, since the log says that there are marks.
 * @param entries those of the log that can be read, the newest last
 */
export async function inspectMarks(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  for (const key of new Set(leftSince(entries, inspection)))
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though what it marks was shown to the public');
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

/** The marks of what entries have left, from the first that says that there are some; older ones a collector has taken. */
function leftSince(entries: readonly LogEntry[], { now, keys }: Inspection): string[] {
  const since = now - retentionDays * 86_400_000;
  const marked = entries.at(-1)?.marked ?? Number.POSITIVE_INFINITY;
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    if (before?.number !== entry.number - 1 || entry.number < marked) return [];
    const [shown, sites] = [shownBy(entry).map(written), sitesShownBy(entry)];
    const releases = shownBy(before).filter((release) => !shown.includes(written(release)));
    const retired = Date.parse(entry.at) > since ? sitesShownBy(before).filter((site) => !sites.includes(site)) : [];
    return [
      // A release takes its mark along when it is collected.
      ...releases
        .filter(({ name, version }) => keys.has(releaseKey(name, version, 'release.json')))
        .map(({ name, version }) => promotedKey(name, version)),
      ...retired.map((site) => retiredKey(entry.at.slice(0, 10), site)),
    ];
  });
}
