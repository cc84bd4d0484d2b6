import { randomBytes } from 'node:crypto';
import { NotFoundError, storedFormat } from 'shared/contract';
import { writeSite } from '../../compose/site/writeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import {
  findPreview,
  getPreviewKey,
  getPreviewReceiptKey,
  getPreviewRevokedKey,
  type Preview,
  previewDays,
} from '../../store/protocol/preview.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import { getUserName } from '../change/ChangeOptions.ts';
import { prepareCheckedSite } from '../change/prepareCheckedSite.ts';
import { replaceReleases, requireLive, requireRelease } from '../live/liveReleases.ts';

interface PreviewOptions {
  /** Name of the person who makes or revokes the preview; by default the system's user. */
  readonly who?: string | undefined;
  /** Teams of the packages. The panel of the preview shows them. */
  readonly teams?: Preview['teams'] | undefined;
}

/**
 * Composes the live site with another release of one package, without making it live.
 * @throws NotFoundError or IntegrityError if the release is missing or altered; CompositionError with every failing page and dead link
 */
export async function makePreview(
  store: ReleaseStore,
  release: ReleaseId,
  onProgress?: (step: string) => void,
  { who = getUserName(), teams }: PreviewOptions = {},
): Promise<Preview> {
  const live = await requireLive(store);
  await requireRelease(store, release);
  const composition = replaceReleases(live.composition, [release]);
  const prepared = await prepareCheckedSite({ store, live, onProgress }, composition, []);
  const site = await writeSite(store, await prepared.files());
  const until = new Date(Date.now() + previewDays * 86_400_000).toISOString();
  const { name, version } = release;
  const preview: Preview = {
    format: storedFormat,
    id: randomBytes(12).toString('hex'),
    name,
    version,
    site,
    until,
    who,
    ...(teams && { teams }),
  };
  await writePreview(store, preview);
  return preview;
}

/** Writes the receipt of a preview first: without its receipt, a preview does not count as existing. */
export async function writePreview(store: ReleaseStore, preview: Preview): Promise<void> {
  const text = `${JSON.stringify(preview, null, 2)}\n`;
  await store.create(getPreviewReceiptKey(preview.id), `${computeIntegrity(text)}\n`);
  await store.create(getPreviewKey(preview.id), text);
}

/**
 * Revokes a preview; a second call changes nothing. Servers may show the preview some seconds longer.
 * @throws NotFoundError if the preview never existed
 */
export async function revokePreview(
  store: ReleaseStore,
  id: string,
  { who = getUserName() }: PreviewOptions = {},
): Promise<Preview> {
  const existingPreview = await findPreview(store.read, id);
  if (!existingPreview)
    throw new NotFoundError({
      fact: `There is no preview ${id} in ${store.place}.`,
      nextStep: 'Run "release previews" to see the previews.',
    });
  await store.create(getPreviewRevokedKey(id), `${JSON.stringify({ at: new Date().toISOString(), who })}\n`);
  return existingPreview.preview;
}
