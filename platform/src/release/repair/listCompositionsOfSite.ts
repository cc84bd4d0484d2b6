import { hashSiteInputs } from '../../compose/pages/inputHashes.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { previewDays } from '../../store/protocol/preview.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Composition that may have given a site, with the circumstances of its composing. */
export interface PossibleComposition {
  readonly composition: Composition;
  /** Time of composing, in ms since 1970. */
  readonly at: number;
  /** Entry that was live then; undefined before the first entry. Compose took the dates of pages from its site. */
  readonly before: LogEntry | undefined;
}

/**
 * Lists compositions of the log that may have given a site: those of entries, alone and with a canary or preview applied. Oldest first,
 * because a site is composed when its composition first occurs.
 */
export function listCompositionsOfSite(
  { entries, previews, listings }: InspectedStore,
  id: string,
): PossibleComposition[] {
  const recipe = listings.get(id)?.recipe;
  const possible = entries.flatMap((entry, index) => {
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
  const matching = possible.filter(({ site, composition }) => site === id || hashSiteInputs(composition) === recipe);
  const origins = matching.map(({ composition, at, before }): PossibleComposition => ({ composition, at, before }));
  return [...new Map(origins.reverse().map((each) => [nameOf(each), each])).values()].reverse();
}

/** Returns a name that two compositions have in common if they give the same site. */
const nameOf = ({ composition, at, before }: PossibleComposition): string =>
  [hashSiteInputs(composition), new Date(at).toISOString().slice(0, 10), before?.site].join(' ');

const getPreviewTime = (until: string): number => Date.parse(until) - previewDays * 86_400_000;

function findLiveEntry(entries: readonly LogEntry[], time: number): LogEntry | undefined {
  return entries.findLast(({ at }) => Date.parse(at) <= time);
}
