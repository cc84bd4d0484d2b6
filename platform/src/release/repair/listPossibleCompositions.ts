import { hashSiteInputs } from '../../compose/pages/inputHashes.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { previewDays } from '../../store/protocol/preview.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** A composition from which a site may have been composed, and the time. */
export interface PossibleComposition {
  readonly composition: Composition;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The entry that was live at that time; undefined before the first. */
  readonly before: LogEntry | undefined;
}

/**
 * Lists the compositions from which a site may have been composed, taken from the log: those of its entries, with a canary or a preview
 * applied. The oldest comes first, because the site was composed then.
 */
export function listPossibleCompositions(
  { entries, previews, listings }: InspectedStore,
  id: string,
): PossibleComposition[] {
  const recipe = listings.get(id)?.recipe;
  const all = entries.flatMap((entry, index) => {
    const { composition, canary, site } = entry;
    const made = { at: Date.parse(entry.at), before: entries[index - 1] };
    const beside = previews.filter((preview) => findLiveEntry(entries, getPreviewTime(preview.until)) === entry);
    const withRelease = (name: string, version: string) => ({
      ...composition,
      releases: { ...composition.releases, [name]: version },
    });
    return [
      { site, composition, ...made },
      ...(canary ? [{ site: canary.site, composition: withRelease(canary.name, canary.version), ...made }] : []),
      ...beside.map((each) => ({
        site: each.site,
        composition: withRelease(each.name, each.version),
        at: getPreviewTime(each.until),
        before: entry,
      })),
    ];
  });
  const named = all.filter(({ site, composition }) => site === id || hashSiteInputs(composition) === recipe);
  const origins = named.map(({ composition, at, before }): PossibleComposition => ({ composition, at, before }));
  return [...new Map(origins.reverse().map((each) => [nameOf(each), each])).values()].reverse();
}

/** Returns a key for a possible composition: equal keys give the same site. */
const nameOf = ({ composition, at, before }: PossibleComposition): string =>
  [hashSiteInputs(composition), new Date(at).toISOString().slice(0, 10), before?.site].join(' ');

const getPreviewTime = (until: string): number => Date.parse(until) - previewDays * 86_400_000;

/** Finds the entry that was live at a time. */
function findLiveEntry(entries: readonly LogEntry[], time: number): LogEntry | undefined {
  return entries.findLast(({ at }) => Date.parse(at) <= time);
}
