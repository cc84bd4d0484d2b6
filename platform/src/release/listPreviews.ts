import { findPreview, type Preview } from '../store/preview.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A preview whose days are not over, as a list shows it. */
export interface ListedPreview extends Preview {
  readonly revoked: boolean;
}

/** All whose days are not over, revoked ones too, those that end first before the others. What was altered is left out. */
export async function readPreviews(store: ReleaseStore, now = Date.now()): Promise<ListedPreview[]> {
  const ids = (await store.list('previews/')).flatMap((name) => /^([0-9a-f]+)\.json$/.exec(name)?.[1] ?? []);
  const found = await Promise.all(ids.map((id) => findPreview(store.read, id, now).catch(unreadable)));
  return found
    .flatMap((each) =>
      each && Date.parse(each.preview.until) > now ? [{ ...each.preview, revoked: each.ended === 'revoked' }] : [],
    )
    .sort((a, b) => (a.until < b.until ? -1 : 1));
}
