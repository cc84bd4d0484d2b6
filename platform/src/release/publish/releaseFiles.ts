import { ConflictError, hasContentHash, type Integrity, type Release } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { createOrCompare } from '../../store/content/createOrCompare.ts';
import { packContent } from '../../store/content/packContent.ts';
import { findContent, getContentKey, listContent } from '../../store/protocol/content.ts';
import { runInParallel } from '../../store/runInParallel.ts';

/** Bytes of a release's files, by path. */
export type FileBytes = Readonly<Record<string, Buffer>>;

export type KeyedBytes = Readonly<Record<string, Buffer>>;

/** Integrity values of a release's files, and the bytes to store, by key. */
export interface PackedFiles {
  readonly files: Readonly<Record<string, Integrity>>;
  readonly stored: KeyedBytes;
}

const atOnce = 8;

/**
 * Compresses the files of a release for the store, except files that the store has.
 * @param standing files in the store, from `findStoredFiles`
 */
export async function packFiles(built: FileBytes, standing: Readonly<Record<string, Integrity>>): Promise<PackedFiles> {
  const [files, stored]: [Record<string, Integrity>, Record<string, Buffer>] = [{ ...standing }, {}];
  for (const [file, bytes] of Object.entries(built)) {
    if (file in standing) continue;
    const packed = await packContent(file, bytes);
    Object.assign(files, listContent(file, packed.content));
    stored[getContentKey(packed.content)] = packed.stored;
  }
  return { files, stored };
}

/**
 * Finds the files of a release that the store has already, because the live release has them, too.
 * @param files integrity values of the built files
 * @param live the live release, which was verified at its promotion
 * @returns integrity values of these files and of their packed forms
 */
export async function findAlreadyStored(
  store: ReleaseStore,
  files: Readonly<Record<string, Integrity>>,
  live: Release | undefined,
): Promise<Record<string, Integrity>> {
  if (!live) return {};
  const storedBlobs = await findStoredBlobs(store);
  const standing = Object.keys(files).flatMap((file) => {
    const content = live.files[file] === files[file] ? findContent(live.files, file) : undefined;
    return content && storedBlobs.has(getContentKey(content)) ? [listContent(file, content)] : [];
  });
  return Object.assign({}, ...standing);
}

/**
 * Refuses a hashed file name that another release uses for different bytes: both files would have the same address.
 * @param others releases of the package that are, were or may be live
 * @throws ConflictError with both digests
 */
export function refuseDifferentBytes(files: Readonly<Record<string, Integrity>>, others: readonly Release[]): void {
  for (const { name, files: known } of others)
    for (const [file, integrity] of Object.entries(files)) {
      const knownIntegrity = known[file];
      if (
        knownIntegrity === undefined ||
        knownIntegrity === integrity ||
        !file.startsWith('browser/') ||
        !hasContentHash(file)
      )
        continue;
      throw new ConflictError({
        fact: `${file} of ${name} has different bytes in an earlier release: ${knownIntegrity} there, ${integrity} in this build.`,
        nextStep:
          'A file name with a hash must have only one content. Nothing was published. Find out why the build gives both contents the same name.',
      });
    }
}

export async function findMissingFiles(store: ReleaseStore, { files }: Pick<Release, 'files'>): Promise<string[]> {
  const storedBlobs = await findStoredBlobs(store);
  return Object.keys(files).filter((file) => {
    const content = file.endsWith('.br') ? undefined : findContent(files, file);
    return content !== undefined && !storedBlobs.has(getContentKey(content));
  });
}

const findStoredBlobs = async (store: ReleaseStore): Promise<ReadonlySet<string>> =>
  new Set((await store.list('blobs/')).map((name) => `blobs/${name}`));

/** Writes the files that the store lacks. @throws IntegrityError if other bytes are stored under one of the keys */
export const writeMissingKeys = (store: ReleaseStore, stored: KeyedBytes): Promise<void> =>
  runInParallel(Object.entries(stored), atOnce, ([key, bytes]) => createOrCompare(store, key, bytes));
