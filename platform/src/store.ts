/** Node only: the release store, and publishing one package into it. */
export { compressedTwins } from './release/compressedTwins.ts';
export { inParallel } from './release/inParallel.ts';
export { inputHash } from './release/inputHash.ts';
export { contentDigest, integrityOf } from './release/integrityOf.ts';
export { openStore } from './release/openStore.ts';
export { projectNewest } from './release/projectNewest.ts';
export { type Published, type PublishOptions, publishRelease, readChunkReport } from './release/publishRelease.ts';
export { readRelease, releaseKey } from './release/readRelease.ts';
export { openFolderStore } from './release/releaseStore.folder.ts';
export {
  entryKey,
  entryNumbers,
  newestEntry,
  parseJson,
  type ReleaseStore,
  readEntry,
  readEntryBytes,
  type StoredFile,
} from './release/releaseStore.ts';
export { verifyRelease } from './release/verifyRelease.ts';
export { zipDirectory } from './release/zipDirectory.ts';
