import { ConflictError, type Integrity, parseRelease, type Release } from 'shared/contract';
import { compressedCopies } from '../store/compressedCopies.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { newestOf } from '../store/newestOf.ts';
import { keyOfFile } from '../store/protocol/fileKeys.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sealed, type Unsealed } from '../store/protocol/seal.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Files, lostFiles, sendFiles, standingFiles } from './sendFiles.ts';

/** Is called with a whole release, by the keys of the store, before a byte of it is written. @throws to refuse it */
export type BeforeUpload = (release: Release, files: Files) => Promise<void>;

/**
 * Writes a release into the store, its description last: if that is there, the release is whole. Only what is not there is sent. Of a
 * release that is there what was lost is sent again.
 * @param built the built files by their paths inside the release
 * @returns false if it was there
 * @throws ConflictError if the version, or a name that carries a hash, exists with other bytes; what `beforeUpload` throws
 */
export async function writeRelease(
  store: ReleaseStore,
  described: Unsealed,
  built: Files,
  beforeUpload?: BeforeUpload,
): Promise<boolean> {
  const { name, version } = described;
  const existing = await readRelease(store.read, name, version);
  if (existing) {
    requireSame(existing, described);
    const lost = await lostFiles(store, existing);
    if (lost.size === 0) return false;
    const all = Object.entries(await withCopies(built, {}));
    const again = all.filter(([file, bytes]) => lost.has(file) && integrityOf(bytes) === existing.files[file]);
    await sendFiles(store, existing, Object.fromEntries(again));
    return false;
  }
  const standing = await standingFiles(store, described, await readLiveRelease(store, name));
  const files = await withCopies(built, standing);
  const integrities = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, integrityOf(bytes)]));
  const whole = { ...described.files, ...standing, ...integrities };
  const release = await seal({ ...described, files: whole });
  await beforeUpload?.(release, keyed(release, files));
  const others = await sendFiles(store, release, files);
  const description = textOf(await seal({ ...release, files: { ...whole, ...others } }));
  if (await store.create(descriptionKey(name, version), description)) return true;
  // Somebody else was quicker: with the same bytes, or with others.
  const there = await readRelease(store.read, name, version);
  if (there) requireSame(there, described);
  return false;
}

/** The description in its form, with its seal. @throws InvalidInputError if it has not the form of one */
const seal = async (release: Unsealed): Promise<Release> =>
  parseRelease(await sealed(release), `${release.name} ${release.version}`);

/** A release as its `release.json` is written. */
const textOf = (release: Release): Buffer => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

/** All that is to be written of a release, by the keys of the store. */
const keyed = (release: Release, files: Files): Files => ({
  ...Object.fromEntries(Object.entries(files).map(([file, bytes]) => [keyOfFile(release, file), bytes])),
  [descriptionKey(release.name, release.version)]: textOf(release),
});

/** The built files but those that stand, with their compressed copies. */
async function withCopies(built: Files, standing: Readonly<Record<string, Integrity>>): Promise<Files> {
  const all: Record<string, Buffer> = {};
  for (const [file, bytes] of Object.entries(built)) {
    if (file in standing) continue;
    all[file] = bytes;
    if (file.startsWith('browser/')) Object.assign(all, await compressedCopies(file, bytes));
  }
  return all;
}

/** Reads the live release of a package, whose bytes were verified when it was promoted. Undefined where it cannot be read. */
async function readLiveRelease(store: ReleaseStore, name: string): Promise<Release | undefined> {
  const version = (await newestOf(store))?.composition.releases[name];
  return version === undefined ? undefined : readRelease(store.read, name, version).catch(unreadable);
}

/** @throws ConflictError if a version that is there has other files */
function requireSame(existing: Release, described: Unsealed): void {
  const there = Object.keys(existing.files).filter((file) => !isCompressedCopy(file));
  const changed = [...new Set([...there, ...Object.keys(described.files)])].filter(
    (file) => existing.files[file] !== described.files[file],
  );
  if (changed.length === 0) return;
  throw new ConflictError({
    fact: `${described.name} ${described.version} is released already, with other bytes: ${changed.join(', ')}.\n`,
    nextStep: 'A release never changes. Give this build a version of its own.',
  });
}
