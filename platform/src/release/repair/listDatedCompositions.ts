import { hashSiteInputs } from '../../compose/pages/inputHashes.ts';
import { createDating, type DatePages, parseSiteMapDates, siteMapFileName } from '../../compose/pages/modifiedDates.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { previewDays } from '../../store/protocol/preview.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { readListed } from '../../store/protocol/siteListing.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import { type CompositionCandidate, rebuildSite } from './rebuildSite.ts';

/**
 * Yields compositions that may have given a site, each with possible dates of its pages. Dates come from the site's own site map, or from
 * the site before, which is composed again if it is broken. The caller must check the ID or integrity value of each file.
 * @param trying sites that are being composed again, because rollbacks may form a cycle
 */
export async function* listDatedCompositions(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  trying: ReadonlySet<string> = new Set(),
): AsyncGenerator<CompositionCandidate> {
  const listing = inspected.listings.get(id);
  const siteMap =
    listing && (await readListed({ read: store.read, unpack }, listing, siteMapFileName).catch(ignoreUnreadable));
  const origins = listCompositionsOfSite(inspected, id);
  if (siteMap)
    for (const { composition } of origins)
      yield { composition, dating: async () => parseSiteMapDates(siteMap.toString('utf8')) };
  for (const origin of origins)
    yield {
      composition: origin.composition,
      dating: createFormerDating(store, inspected, origin, new Set([...trying, id])),
    };
}

/** Returns a function that finds the dates that pages had when this site was composed. */
function createFormerDating(
  store: ReleaseStore,
  inspected: InspectedStore,
  { before, at }: PossibleComposition,
  trying: ReadonlySet<string>,
): DatePages {
  if (!before) return createDating(store, undefined, at);
  return async (pages) => {
    try {
      return await createDating(store, before, at)(pages);
    } catch (error) {
      if (trying.has(before.site)) throw error;
      const made = await composeAgain(store, inspected, before.site, trying);
      const read = async (key: string) => made.get(key) ?? (await store.read(key));
      return await createDating({ read }, before, at)(pages);
    }
  };
}

/** Composes a broken site again, in memory. @returns its files; none if they form a site with another ID */
async function composeAgain(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  trying: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  for await (const dated of listDatedCompositions(store, inspected, id, trying)) {
    const made = await rebuildSite(store, inspected, id, dated).catch(() => undefined);
    if (made?.whole) return made.files;
  }
  return new Map();
}

/** Composition that may have given a site, with the circumstances of its composing. */
interface PossibleComposition {
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
function listCompositionsOfSite({ entries, previews, listings }: InspectedStore, id: string): PossibleComposition[] {
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
