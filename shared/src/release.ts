/** Node only: the release store, and publishing one package into it. */
export { compressedTwins } from './release/compressedTwins.ts';
export { contentDigest, integrityOf } from './release/integrityOf.ts';
export { type Published, type PublishOptions, publishRelease, readChunkReport } from './release/publishRelease.ts';
export { readRelease, releaseKey } from './release/readRelease.ts';
export { openFolderStore, projectNewest } from './release/releaseStore.folder.ts';
export {
  entryKey,
  entryNumbers,
  newestEntry,
  parseJson,
  type ReleaseStore,
  readEntry,
  readEntryBytes,
} from './release/releaseStore.ts';
