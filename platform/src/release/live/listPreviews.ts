import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findPreview, type Preview } from '../../store/protocol/preview.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';

/** A preview that has not expired. It may be revoked. */
export interface ListedPreview extends Preview {
  readonly revoked: boolean;
}

/** Lists previews that have not expired, sorted by expiry, with revoked ones but without altered ones. */
export async function listPreviews(store: ReleaseStore, now = Date.now()): Promise<ListedPreview[]> {
  const ids = (await store.list('previews/')).flatMap((name) => /^([0-9a-f]+)\.json$/.exec(name)?.[1] ?? []);
  const listedPreviews = await Promise.all(ids.map((id) => findPreview(store.read, id, now).catch(ignoreUnreadable)));
  return listedPreviews
    .flatMap((each) =>
      each && Date.parse(each.preview.until) > now ? [{ ...each.preview, revoked: each.ended === 'revoked' }] : [],
    )
    .sort((a, b) => (a.until < b.until ? -1 : 1));
}
