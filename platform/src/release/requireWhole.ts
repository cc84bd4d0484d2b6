import { readStored } from '../store/content.ts';
import { altered } from '../store/createSame.ts';
import { inParallel } from '../store/inParallel.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { contentKey, contentOf } from '../store/protocol/content.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/**
 * Verifies the files of a former site, except for those that the live site shares.
 * @throws IntegrityError that names the first missing or altered file
 */
export async function requireWhole(store: ReleaseStore, site: string, live: string | undefined): Promise<void> {
  const { files } = await readSite(store.read, site);
  const shown = live === undefined ? undefined : await readSite(store.read, live).catch(() => undefined);
  const own = Object.keys(files).flatMap((file) => (isCompressedCopy(file) ? [] : (contentOf(files, file) ?? [])));
  const known = Object.keys(shown?.files ?? {}).flatMap((file) => (shown && contentOf(shown.files, file)) || []);
  const keys = new Set(known.map(contentKey));
  const differing = own.filter((content) => !keys.has(contentKey(content)));
  await inParallel(differing, 24, async (content) => {
    if (!(await readStored(store, content).catch(unreadable))) throw altered(contentKey(content));
  });
}
