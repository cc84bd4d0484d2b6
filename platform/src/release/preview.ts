import { userInfo } from 'node:os';
import { NotFoundError, storedFormat } from 'shared/contract';
import { type SiteWrites, writingSite } from '../compose/writingSite.ts';
import type { Teams } from '../panel/panel.ts';
import { integrityOf } from '../store/integrityOf.ts';
import {
  findPreview,
  type Preview,
  previewDays,
  previewKey,
  previewReceiptKey,
  previewRevokedKey,
} from '../store/preview.ts';
import { asking, perform, type Work } from '../store/protocol/work.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { findLive, type Named, withReleases } from './live/live.ts';
import { storeWorld } from './storeWorld.ts';
import { ask, type World } from './world.ts';

interface PreviewOptions {
  /** Who makes or revokes it; the user of the system by default. */
  readonly who?: string | undefined;
  /** The packages' teams, for the composition panel. */
  readonly teams?: Teams | undefined;
}

/** Composes the live site with one release changed, beside what is live. @throws what promoting would */
export const makePreview = (
  store: ReleaseStore,
  release: Named,
  onProgress?: (step: string) => void,
  { who = userInfo().username, teams }: PreviewOptions = {},
): Promise<Preview> => perform(previewing(release, who, teams), storeWorld({ store, onProgress }));

/** The same as work. */
export function* previewing(release: Named, who: string, teams?: Teams): Work<World, Preview> {
  const live = yield* findLive();
  yield* ask('verify', release);
  const composition = withReleases(live.composition, [release]);
  const prepared = yield* ask('pass', { live, composition, unproven: [] });
  const site = yield* writingSite(yield* ask('files', prepared));
  const until = new Date((yield* ask('now')) + previewDays * 86_400_000).toISOString();
  const { name, version } = release;
  const preview: Preview = {
    format: storedFormat,
    id: yield* ask('previewId'),
    name,
    version,
    site,
    until,
    who,
    ...(teams && { teams }),
  };
  yield* writingPreview(preview);
  return preview;
}

/** Writes a preview, its receipt first: one without a receipt is none. */
export function* writingPreview(preview: Preview): Work<SiteWrites, void> {
  const text = `${JSON.stringify(preview, null, 2)}\n`;
  const write = asking<SiteWrites>();
  yield* write('create', [{ key: previewReceiptKey(preview.id), bytes: `${integrityOf(text)}\n` }]);
  yield* write('create', [{ key: previewKey(preview.id), bytes: text }]);
}

/**
 * Ends a preview before its days are over; said twice it does the same once. Servers that have read it show it some seconds longer.
 * @throws NotFoundError if there never was one
 */
export async function revokePreview(
  store: ReleaseStore,
  id: string,
  { who = userInfo().username }: PreviewOptions = {},
): Promise<Preview> {
  const found = await findPreview(store.read, id);
  if (!found)
    throw new NotFoundError({
      fact: `There is no preview ${id} in ${store.place}.`,
      nextStep: '"release previews" lists those there are.',
    });
  await store.create(previewRevokedKey(id), `${JSON.stringify({ at: new Date().toISOString(), who })}\n`);
  return found.preview;
}
