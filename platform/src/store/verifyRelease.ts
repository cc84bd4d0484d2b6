import { IntegrityError, type Release } from 'shared/contract';
import { readStored } from './content.ts';
import { inParallel } from './inParallel.ts';
import { contentDigest } from './integrityOf.ts';
import { isCompressedCopy } from './mediaTypes.ts';
import { type Content, contentKey, contentOf } from './protocol/content.ts';
import { descriptionKey } from './protocol/keys.ts';
import { readRelease } from './protocol/readRelease.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Number of hex digits of its content's digest that a version carries. */
export const digestLength = 10;

/** A fault of one file of a release. */
export interface ReleaseFault {
  /** Key under which it lies, or would. */
  readonly key: string;
  /** The words that tell the fault: `is missing`. */
  readonly fault: string;
}

/** Lists the contents of a release by their files. */
export const contentsOf = ({ files }: Pick<Release, 'files'>): (readonly [file: string, content: Content])[] =>
  Object.keys(files).flatMap((file) => {
    const content = isCompressedCopy(file) ? undefined : contentOf(files, file);
    return content ? [[file, content] as const] : [];
  });

/**
 * Compares every byte of a release with what was released: each content with `release.json`, and `release.json` with the digest in the version
 * and with its own `content`.
 * @returns what differs, in the order of the keys
 */
export async function faultsOfRelease(store: ReleaseStore, release: Release): Promise<ReleaseFault[]> {
  const { name, version } = release;
  const faults: ReleaseFault[] = [];
  const own = contentsOf(release);
  const content = contentDigest(Object.fromEntries(own.map(([file, { body }]) => [file, body]))).slice(0, digestLength);
  const digest = /-([0-9a-f]+)$/.exec(version)?.[1];
  const refuted = (by: string) => ({
    key: descriptionKey(name, version),
    fault: `names other files or other bytes than its ${by}`,
  });
  if (digest?.length === digestLength && digest !== content) faults.push(refuted('version'));
  if (release.content !== content) faults.push(refuted('content'));
  await inParallel(own, 8, async ([file, each]) => {
    const key = contentKey(each);
    try {
      if (!(await readStored(store, each))) faults.push({ key, fault: `is missing: ${file}` });
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      faults.push({ key, fault: `holds other bytes than were released: ${file}` });
    }
  });
  return faults.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * Reads a release as it lies in the store, every byte of it verified. Undefined if there is none.
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
