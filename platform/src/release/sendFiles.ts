import { ConflictError, carriesHash, type Integrity, type Release } from 'shared/contract';
import { inParallel } from '../store/inParallel.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { type Keyed, keyOfFile } from '../store/protocol/fileKeys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { integrityOfUnpacked } from '../store/verifyRelease.ts';

/** Files of a release by their paths inside it, and their bytes. */
export type Files = Readonly<Record<string, Buffer>>;

/** How many files are on their way at once. */
const atOnce = 8;

/**
 * The files of a release that need not be sent, with their copies: another release lists the same bytes, and they lie where they belong.
 * The store is asked folder by folder, not file by file.
 * @param known a release of the same package whose bytes were held before: the live one
 * @throws ConflictError if a name that carries a hash stands for other bytes there
 */
export async function standingFiles(
  store: ReleaseStore,
  described: Keyed,
  known: Release | undefined,
): Promise<Record<string, Integrity>> {
  if (!known) return {};
  for (const [file, integrity] of Object.entries(described.files)) {
    const there = known.files[file];
    const key = keyOfFile(described, file);
    if (there !== undefined && there !== integrity && key === keyOfFile(known, file))
      throw otherBytes(key, there, integrity);
  }
  const same = Object.keys(described.files).filter((file) => known.files[file] === described.files[file]);
  const listed = same.map((file) => [file, `${file}.br`].filter((each) => each in known.files));
  const there = await keysThere(
    store,
    listed.flat().map((file) => keyOfFile(known, file)),
  );
  const whole = listed.filter((files) => files.every((file) => there.has(keyOfFile(known, file))));
  return Object.fromEntries(whole.flat().map((file) => [file, known.files[file] ?? '']));
}

/** The files of a release that lie nowhere any more, by their paths inside it. */
export async function lostFiles(store: ReleaseStore, release: Release): Promise<ReadonlySet<string>> {
  const files = Object.keys(release.files);
  const there = await keysThere(
    store,
    files.map((file) => keyOfFile(release, file)),
  );
  return new Set(files.filter((file) => !there.has(keyOfFile(release, file))));
}

/** Those of some keys that are in a store. */
async function keysThere(store: ReleaseStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  const folders = [...new Set(keys.map((key) => key.replace(/[^/]+$/, '')))];
  await inParallel(folders, atOnce, async (folder) => {
    for (const name of await store.list(folder)) there.add(folder + name);
  });
  return there;
}

/**
 * Writes files of a release where they belong. What lies there already must be the same; a compressed copy may be packed otherwise, by
 * another version of the packer: then it stays, and the release is to list it as it is.
 * @returns the copies that are others than the given ones
 * @throws ConflictError if a file lies there with other bytes; nothing is overwritten
 */
export async function sendFiles(store: ReleaseStore, release: Keyed, files: Files): Promise<Record<string, Integrity>> {
  const others: Record<string, Integrity> = {};
  const send = async ([file, bytes]: readonly [string, Buffer]) => {
    const key = keyOfFile(release, file);
    while (!(await store.create(key, bytes))) {
      const there = await store.read(key);
      // Collected between the two: then it is created after all.
      if (!there) continue;
      const [integrity, own] = [integrityOf(there), integrityOf(bytes)];
      if (integrity === own) return;
      const whole = file.slice(0, -3);
      const unpacked = isCompressedCopy(file) ? await integrityOfUnpacked(there) : undefined;
      const wanted = release.files[whole];
      // What lies packed is told as what it is.
      if (unpacked && wanted && unpacked !== wanted && packs(whole, files[whole]))
        throw otherBytes(keyOfFile(release, whole), unpacked, wanted);
      if (unpacked === undefined || unpacked !== wanted) throw otherBytes(key, integrity, own);
      others[file] = integrity;
      return;
    }
  };
  const packs = (file: string, bytes: Buffer | undefined) =>
    bytes !== undefined && `${file}.br` in files && (store.packs?.(keyOfFile(release, file), bytes) ?? false);
  const isCopy = ([file]: readonly [string, Buffer]) => isCompressedCopy(file);
  // What lies packed is its own copy, and that is what is sent.
  const all = Object.entries(files).filter(([file, bytes]) => !packs(file, bytes));
  // A file that is refused leaves no copies of it beside the one that is there.
  await inParallel(
    all.filter((each) => !isCopy(each)),
    atOnce,
    send,
  );
  await inParallel(all.filter(isCopy), atOnce, send);
  return others;
}

const otherBytes = (key: string, there: Integrity, own: Integrity): ConflictError =>
  new ConflictError({
    fact: `${key} stands for other bytes already: ${there}, and in this build ${own}.`,
    nextStep: carriesHash(key)
      ? 'A name that carries a hash is for one content, so nothing was overwritten. Find out what makes the name, or who wrote the file.'
      : `Nothing was overwritten. Find out who can write into the store, remove the file and publish again.`,
  });
