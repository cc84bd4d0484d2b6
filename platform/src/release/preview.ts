import { randomBytes } from 'node:crypto';
import { composeSite } from '../compose/composeSite.ts';
import { type Preview, previewKey, readPreview } from '../store/preview.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Named, requireLive, requireVerified, withRelease } from './live.ts';

/** How long a preview can be opened, in days. */
export const previewDays = 7;

/** Composes the live site with one release changed, beside what is live. @throws what promoting would */
export async function makePreview(
  store: ReleaseStore,
  release: Named,
  onProgress?: (step: string) => void,
): Promise<Preview> {
  const live = await requireLive(store);
  await requireVerified(store, release);
  const composition = withRelease(live.composition, release);
  const { site } = await composeSite(store, composition, { onProgress });
  const until = new Date(Date.now() + previewDays * 86_400_000).toISOString();
  const preview: Preview = { id: randomBytes(12).toString('hex'), ...release, site, until };
  await store.create(previewKey(preview.id), `${JSON.stringify(preview, null, 2)}\n`);
  return preview;
}

/** All that can still be opened. */
export async function readPreviews(store: ReleaseStore, now = Date.now()): Promise<Preview[]> {
  const ids = (await store.list('previews/')).map((name) => name.replace(/\.json$/, ''));
  const previews = await Promise.all(ids.map((id) => readPreview((key) => store.read(key), id, now)));
  return previews.filter((preview) => preview !== undefined);
}
