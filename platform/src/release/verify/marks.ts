import { promotedKey, retiredKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { retentionDays } from '../collect.ts';
import { promotedMark, retiredMark } from '../marks.ts';
import type { Inspection } from './Inspection.ts';

/** A mark says what its key says, so that it can be made again. Undefined for what is none. */
export function markText(key: string): string | undefined {
  const [, name, version] = /^([^/]+)\/([^/]+)\/promoted\.json$/.exec(key) ?? [];
  if (name && version) return promotedMark({ name, version });
  const [, site] = /^retired\/\d{4}-\d{2}-\d{2}\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
  return site && retiredMark(site);
}

/**
 * Holds the marks: which releases were shown to the public, which sites are shown no more. Every release that the newest entry names has
 * one, and every site that an entry has left, since the log says that there are marks.
 * @param entries those of the log that can be read, the newest last
 */
export async function inspectMarks(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  const newest = entries.at(-1);
  const shown = Object.entries(newest?.composition.releases ?? {});
  if (newest?.canary) shown.push([newest.canary.name, newest.canary.version]);
  const promoted = shown.map(([name, version]) => promotedKey(name, version));
  const areMarked = newest?.marked !== undefined || promoted.some((key) => inspection.keys.has(key));
  for (const key of new Set(areMarked ? promoted : []))
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though its release is shown');
  for (const key of new Set(leftSince(entries, inspection.now, newest?.marked)))
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though its site is shown no more');
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

/** The marks of the sites that entries have left, from the first that says that there are some; older ones a collector has taken. */
function leftSince(entries: readonly LogEntry[], now: number, marked = Number.POSITIVE_INFINITY): string[] {
  const since = now - retentionDays * 86_400_000;
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    if (before?.number !== entry.number - 1 || entry.number < marked || Date.parse(entry.at) <= since) return [];
    const sites = [before.site, before.canary?.site].filter((site) => site !== undefined);
    return sites
      .filter((site) => site !== entry.site && site !== entry.canary?.site)
      .map((site) => retiredKey(entry.at.slice(0, 10), site));
  });
}
