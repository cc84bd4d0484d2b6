import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { createAlteredError } from '../../store/content/createOrCompare.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import { ignoreUnreadable } from '../../store/protocol/ignoreUnreadable.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { runInParallel } from '../../store/runInParallel.ts';

/**
 * Verifies the files of a site before a rollback restores it. Skips files that the live site also has.
 * @throws IntegrityError that names the first missing or altered file
 */
export async function verifySiteFiles(store: ReleaseStore, site: string, live: string | undefined): Promise<void> {
  const { files } = await readSite(store.read, site);
  const liveListing = live === undefined ? undefined : await readSite(store.read, live).catch(() => undefined);
  const ownContents = Object.keys(files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (findContent(files, file) ?? []),
  );
  const liveContents = Object.keys(liveListing?.files ?? {}).flatMap(
    (file) => (liveListing && findContent(liveListing.files, file)) || [],
  );
  const keys = new Set(liveContents.map(getContentKey));
  const differing = ownContents.filter((content) => !keys.has(getContentKey(content)));
  await runInParallel(differing, 24, async (content) => {
    if (!(await readStoredContent(store, content).catch(ignoreUnreadable)))
      throw createAlteredError(getContentKey(content));
  });
}
