import { ConflictError, parseRelease, type Release } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import { getDescriptionKey, getSignatureKey } from '../../store/protocol/keys.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { addSeal, readRelease, type UnsealedRelease } from '../../store/protocol/storedRelease.ts';
import {
  type FileBytes,
  findAlreadyStored,
  findMissingFiles,
  type KeyedBytes,
  packFiles,
  refuseDifferentBytes,
  writeMissingKeys,
} from './releaseFiles.ts';

/**
 * Called before the upload, with a complete release and its files by key.
 * @throws to refuse the release
 */
export type BeforeUpload = (release: Release, files: KeyedBytes) => Promise<void>;

/**
 * Writes a release, `release.json` last, because a release with that file counts as complete. Sends only missing files, and sends lost
 * files of an existing release again.
 * @param built built files by path
 * @returns false if the release existed
 * @throws InvalidInputError if the release is invalid; ConflictError if the version, or a file name with a hash, exists with other bytes;
 * errors of `beforeUpload`
 */
export async function writeRelease(
  store: ReleaseStore,
  described: UnsealedRelease,
  built: FileBytes,
  beforeUpload?: BeforeUpload,
): Promise<boolean> {
  const { name, version } = described;
  const existing = await readRelease(store.read, name, version);
  if (existing) {
    requireSame(existing, described);
    await sendLost(store, existing, built);
    return false;
  }
  // Refuses an invalid name before it is looked up in the log.
  parseRelease(await addSeal(described), `${name} ${version}`);
  const liveReleases = await readShown(store, name);
  refuseDifferentBytes(described.files, liveReleases);
  const standing = await findAlreadyStored(store, described.files, liveReleases[0]);
  const { files, stored } = await packFiles(built, standing);
  const release = parseRelease(await addSeal({ ...described, files }), `${name} ${version}`);
  const description = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  await beforeUpload?.(release, { ...stored, [getDescriptionKey(name, version)]: description });
  await writeMissingKeys(store, stored);
  // Removes a signature that a stopped `release gc` has left: nobody signs a release before its release.json exists.
  const signatureKey = getSignatureKey(name, version);
  if ((await store.read(signatureKey)) && !(await store.read(getDescriptionKey(name, version))))
    await store.upkeep.remove([signatureKey]);
  if (await store.create(getDescriptionKey(name, version), description)) return true;
  // Compares the files with those of another writer, who has released the same version first.
  const written = await readRelease(store.read, name, version);
  if (written) requireSame(written, described);
  return false;
}

/** Uploads lost files of an existing release again, if compressing them gives the bytes in `release.json`. */
async function sendLost(store: ReleaseStore, release: Release, built: FileBytes): Promise<void> {
  const lost = (await findMissingFiles(store, release)).flatMap((file) => {
    const bytes = built[file];
    return bytes ? [[file, bytes] as const] : [];
  });
  const { stored } = await packFiles(Object.fromEntries(lost), {});
  const lostBlobs = lost.flatMap(([file]) => {
    const content = findContent(release.files, file);
    const bytes = content && stored[getContentKey(content)];
    return bytes ? [[getContentKey(content), bytes] as const] : [];
  });
  await writeMissingKeys(store, Object.fromEntries(lostBlobs));
}

/** Reads releases of a package: the live one, the canary's, and former live ones, in this order. Leaves out unreadable ones. */
async function readShown(store: ReleaseStore, name: string): Promise<Release[]> {
  const live = await readNewestEntry(store);
  const canary = live?.canary?.name === name ? live.canary.version : undefined;
  const versions = [live?.composition.releases[name], canary, ...(live?.earlier[name] ?? [])];
  const read = versions.map((version) =>
    version === undefined ? undefined : readRelease(store.read, name, version).catch(ignoreUnreadable),
  );
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

/** Compares the files with those of the existing release. @throws ConflictError if they differ */
function requireSame(existing: Release, described: UnsealedRelease): void {
  const existingFiles = Object.keys(existing.files).filter((file) => !isCompressedCopy(file));
  const changed = [...new Set([...existingFiles, ...Object.keys(described.files)])].filter(
    (file) => existing.files[file] !== described.files[file],
  );
  if (changed.length === 0) return;
  throw new ConflictError({
    fact: `${described.name} ${described.version} is already released with different bytes: ${changed.join(', ')}.\n`,
    nextStep: 'A release never changes. Give this build a different version.',
  });
}
