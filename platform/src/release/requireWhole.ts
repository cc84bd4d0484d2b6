import { altered } from '../store/createSame.ts';
import { inParallel } from '../store/inParallel.ts';
import { hasIntegrity } from '../store/protocol/asReleased.ts';
import { keyOfListed, readSite } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/**
 * Holds the files of a site that was composed before against its listing, but for those that it shares with what is live: pages lie in the
 * store from one compose to the next.
 * @throws IntegrityError that names the first file with other bytes, or that is gone
 */
export async function requireWhole(store: ReleaseStore, site: string, live: string | undefined): Promise<void> {
  const listing = await readSite(store.read, site);
  const shown = live === undefined ? undefined : await readSite(store.read, live).catch(() => undefined);
  const differing = Object.entries(listing.files).filter(
    ([file, integrity]) => shown?.files[file] !== integrity || keyOfListed(shown, file) !== keyOfListed(listing, file),
  );
  await inParallel(differing, 24, async ([file, integrity]) => {
    const key = keyOfListed(listing, file);
    const bytes = await store.read(key);
    if (!bytes || !(await hasIntegrity(bytes, integrity))) throw altered(key);
  });
}
