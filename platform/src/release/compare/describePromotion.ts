import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import { makeDeltas } from '../deltas/makeDeltas.ts';
import { replaceReleases } from '../live/replaceReleases.ts';
import { requireLive } from '../live/requireLive.ts';
import { diffSites } from './diffEntries.ts';
import { describeVisits, measureReturningVisits } from './measureReturningVisits.ts';

/**
 * Describes a preview's effect on visitors if it became live, as `release diff` does for entries. Makes the deltas in memory and writes
 * nothing.
 * @throws NotFoundError if `release gc` removed one of the sites; errors of the store
 */
export async function describePromotion(store: ReleaseStore, preview: Preview): Promise<string> {
  const live = await requireLive(store);
  const promoted = { composition: replaceReleases(live.composition, [preview]), site: preview.site };
  const memory = createLayeredStore(store, {});
  const { deltas } = await makeDeltas(memory, live, promoted, { makes: true });
  const { deltas: _before, ...entry } = live;
  const to = { ...entry, ...promoted, ...(deltas && { deltas }) };
  const [pages, visits] = await Promise.all([
    diffSites(memory, live.site, to.site),
    measureReturningVisits(memory, live, to),
  ]);
  return `A promotion would change ${pages.length} pages. ${describeVisits(visits)}`;
}
