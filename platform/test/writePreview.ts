import { siteWrites } from '../src/compose/writingSite.ts';
import { writingPreview } from '../src/release/preview.ts';
import type { Preview } from '../src/store/preview.ts';
import { perform } from '../src/store/protocol/work.ts';
import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** Writes a preview with its receipt, whatever it says. */
export const writePreview = (store: ReleaseStore, preview: Preview): Promise<void> =>
  perform(writingPreview(preview), siteWrites(store));
