import { IntegrityError, type Release } from 'shared/contract';
import { inParallel } from './inParallel.ts';
import { contentDigest, integrityOf } from './integrityOf.ts';
import { isCompressedCopy } from './mediaTypes.ts';
import { liesPacked } from './packedReads.ts';
import { unpack } from './packing.ts';
import { keyOfFile } from './protocol/fileKeys.ts';
import { descriptionKey } from './protocol/keys.ts';
import { readRelease } from './protocol/readRelease.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** How many hex digits of its content's digest a version carries. */
export const digestLength = 10;

/** What is wrong with one file of a release. */
export interface ReleaseFault {
  /** Its path inside the release. */
  readonly file: string;
  /** Where it lies, or would. */
  readonly key: string;
  /** What is said of it: `is missing`. */
  readonly fault: string;
}

/**
 * Holds every byte of a release against what was released: each file against `release.json`, each compressed copy also against the file it
 * stands for, and `release.json` against the digest in the version and against its own `content`.
 */
export async function faultsOfRelease(store: ReleaseStore, release: Release): Promise<ReleaseFault[]> {
  const { name, version, files } = release;
  const faults: ReleaseFault[] = [];
  const own = Object.fromEntries(Object.entries(files).filter(([file]) => !isCompressedCopy(file)));
  const content = contentDigest(own).slice(0, digestLength);
  const digest = /-([0-9a-f]+)$/.exec(version)?.[1];
  const refuted = (by: string) => ({
    file: 'release.json',
    key: descriptionKey(name, version),
    fault: `names other files or other bytes than its ${by}`,
  });
  if (digest?.length === digestLength && digest !== content) faults.push(refuted('version'));
  if (release.content !== content) faults.push(refuted('content'));
  // What lies packed is held once, as the copy that it is, and unpacked.
  const held = new Set<string>();
  const hold = async ([file, integrity]: readonly [string, string]) => {
    if (held.has(file)) return;
    const key = keyOfFile(release, file);
    const bytes = await store.read(key);
    const copy = isCompressedCopy(file);
    const whole = file.slice(0, -3);
    if (!bytes) faults.push({ file, key, fault: 'is missing' });
    else if (integrityOf(bytes) !== integrity)
      faults.push({ file, key, fault: 'holds other bytes than were released' });
    else if (copy && (await integrityOfUnpacked(bytes)) !== own[whole])
      faults.push({ file, key, fault: `unpacks to other bytes than ${whole}` });
    else if (store.packs && key.endsWith('.br') && liesPacked(key.slice(0, -3))) held.add(whole);
  };
  const all = Object.entries(files);
  await inParallel(
    all.filter(([file]) => isCompressedCopy(file)),
    8,
    hold,
  );
  await inParallel(
    all.filter(([file]) => !isCompressedCopy(file)),
    8,
    hold,
  );
  return faults.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Reads a release as it lies in the store, every byte of it held. Undefined if there is none.
 * @throws IntegrityError that names every file that differs or is missing
 */
export async function verifyRelease(store: ReleaseStore, name: string, version: string): Promise<Release | undefined> {
  const release = await readRelease(store.read, name, version);
  if (!release) return undefined;
  const faults = await faultsOfRelease(store, release);
  if (faults.length === 0) return release;
  const lines = faults.map(({ key, fault }) => `${key} ${fault}`);
  throw new IntegrityError({
    what: `${name} ${version} is not what was released:\n`,
    fact: `  ${lines.join('\n  ')}\n`,
    nextStep: `It is refused, and what was live is still live. Find out who can write into ${store.place}, and release ${name} under a new version.`,
  });
}

/** The integrity of what a compressed copy unpacks to; undefined where nothing can be unpacked. */
export const integrityOfUnpacked = (bytes: Buffer) => unpack(bytes).then(integrityOf, () => undefined);
