import { siteInputHash } from '../../compose/inputHashes.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { previewDays } from '../preview.ts';
import type { InspectedStore } from '../verifyStore.ts';

/**
 * What a site may have been composed of, as far as the log and previews tell: the compositions of the entries that name it, those with the
 * canary's release, those with a preview's. Each once.
 */
export function compositionsOf({ entries, previews, listings }: InspectedStore, id: string): Composition[] {
  const recipe = listings.get(id)?.recipe;
  const all = entries.flatMap((entry) => {
    const { composition, canary, site } = entry;
    const beside = previews.filter((preview) => liveWhen(entries, preview.until) === entry);
    return [
      { site, composition },
      ...[...(canary ? [canary] : []), ...beside].map((each) => ({
        site: each.site,
        composition: { ...composition, releases: { ...composition.releases, [each.name]: each.version } },
      })),
    ];
  });
  const named = all.filter(({ site, composition }) => site === id || siteInputHash(composition) === recipe);
  return [...new Map(named.map(({ composition }) => [siteInputHash(composition), composition])).values()];
}

/** The entry that was live when a preview was made that ends then. */
function liveWhen(entries: readonly LogEntry[], until: string): LogEntry | undefined {
  const made = Date.parse(until) - previewDays * 86_400_000;
  return entries.findLast(({ at }) => Date.parse(at) <= made);
}
