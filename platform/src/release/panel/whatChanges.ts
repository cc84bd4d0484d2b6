import type { Promotion } from '../../panel/PanelFacts.ts';
import { layeredStore } from '../../store/layeredStore.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { makeDeltas } from '../deltas/makeDeltas.ts';
import { diffEntries, diffSites } from '../diff.ts';
import { addressIn, returningVisits, tellVisits } from '../returningVisits.ts';

/** A composed site that may become live. */
interface Wanted {
  readonly composition: Composition;
  readonly site: string;
}

/**
 * What it would change for visitors if a composed site became live: as `release diff` says it of two entries afterwards. The deltas that a
 * promotion would make are made in memory; nothing is written.
 * @throws NotFoundError if one of the sites was collected; what reading them throws
 */
export async function whatChanges(
  store: ReleaseStore,
  live: LogEntry,
  { composition, site }: Wanted,
): Promise<Promotion> {
  const memory = layeredStore(store, {});
  const { deltas } = await makeDeltas(memory, live, { composition, site }, { makes: true });
  const { deltas: _before, ...entry } = live;
  return between(memory, live, { ...entry, composition, site, ...(deltas && { deltas }) });
}

/** What changes for visitors from one entry to another whose sites and deltas are in the store. @throws as `whatChanges` does */
export async function between(store: ReleaseStore, from: LogEntry, to: LogEntry): Promise<Promotion> {
  const [pages, visits] = await Promise.all([diffSites(store, from.site, to.site), returningVisits(store, from, to)]);
  return {
    summary: `A promotion would change ${pages.length} pages. ${tellVisits(visits)}`,
    changes: diffEntries(from, to),
    pages: pages.map(({ path, change, bytes }) => {
      const visit = visits.find((each) => each.path === path);
      return {
        address: addressIn(path),
        change,
        bytes,
        ...(visit && { returning: { bytes: visit.bytes, without: visit.without } }),
      };
    }),
  };
}
