import { IntegrityError, type Release } from 'shared/contract';
import type { ReleaseStore } from '../backends/releaseStore.ts';
import { digestFiles } from '../bytes/computeIntegrity.ts';
import { isCompressedCopy } from '../bytes/mediaTypes.ts';
import { type Content, findContent, getContentKey } from '../protocol/content.ts';
import { getDescriptionKey } from '../protocol/keys.ts';
import { readRelease } from '../protocol/storedRelease.ts';
import { runInParallel } from '../runInParallel.ts';
import { readStoredContent } from './packContent.ts';

/** Number of hex digits of the content digest that a version contains. */
export const digestLength = 10;

export interface ReleaseFault {
  readonly key: string;
  /** Fault as the predicate of a sentence about the file: `is missing`. */
  readonly fault: string;
}

export const listContents = ({ files }: Pick<Release, 'files'>): (readonly [file: string, content: Content])[] =>
  Object.keys(files).flatMap((file) => {
    const content = isCompressedCopy(file) ? undefined : findContent(files, file);
    return content ? [[file, content] as const] : [];
  });

/**
 * Verifies every byte of a release: each file against `release.json`, and `release.json` against its `content` and the digest in the
 * version.
 * @returns all faults, sorted by key
 */
export async function findReleaseFaults(store: ReleaseStore, release: Release): Promise<ReleaseFault[]> {
  const { name, version } = release;
  const faults: ReleaseFault[] = [];
  const ownContents = listContents(release);
  const content = digestFiles(Object.fromEntries(ownContents.map(([file, { body }]) => [file, body]))).slice(
    0,
    digestLength,
  );
  const digest = /-([0-9a-f]+)$/.exec(version)?.[1];
  const createContradiction = (by: string) => ({
    key: getDescriptionKey(name, version),
    fault: `has files that do not match its ${by}`,
  });
  if (digest?.length === digestLength && digest !== content) faults.push(createContradiction('version'));
  if (release.content !== content) faults.push(createContradiction('content'));
  await runInParallel(ownContents, 8, async ([file, each]) => {
    const key = getContentKey(each);
    try {
      if (!(await readStoredContent(store, each))) faults.push({ key, fault: `is missing: ${file}` });
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      faults.push({ key, fault: `holds altered bytes: ${file}` });
    }
  });
  return faults.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * Reads a release and verifies all its files. @returns undefined if there is no such release
 * @throws IntegrityError that names every file that is missing or differs
 */
export async function verifyRelease(store: ReleaseStore, name: string, version: string): Promise<Release | undefined> {
  const release = await readRelease(store.read, name, version);
  if (!release) return undefined;
  const faults = await findReleaseFaults(store, release);
  if (faults.length === 0) return release;
  const lines = faults.map(({ key, fault }) => `${key} ${fault}`);
  throw new IntegrityError({
    what: `${name} ${version} differs from the release:\n`,
    fact: `  ${lines.join('\n  ')}\n`,
    nextStep: `The release is refused, and the live site has not changed. Find out who can write into ${store.place}, and release ${name} under a new version.`,
  });
}
