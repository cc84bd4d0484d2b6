import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { IntegrityError, type Release } from 'shared/contract';
import { inParallel } from './inParallel.ts';
import { contentDigest, integrityOf } from './integrityOf.ts';
import { isCompressedCopy } from './mediaTypes.ts';
import { releaseKey } from './protocol/keys.ts';
import { readRelease } from './protocol/readRelease.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** How many hex digits of its content's digest a version carries. */
export const digestLength = 10;

/**
 * Reads a release as it lies in the store and holds every byte against what was released: each file against `release.json`, each
 * compressed copy also against the file it stands for, and `release.json` against the digest in the version. Undefined if there is none.
 * @throws IntegrityError that names every file that differs or is missing
 */
export async function verifyRelease(store: ReleaseStore, name: string, version: string): Promise<Release | undefined> {
  const release = await readRelease(store.read, name, version);
  if (!release) return undefined;
  const faults: string[] = [];
  const key = (file: string) => releaseKey(name, version, file);
  const own = Object.fromEntries(Object.entries(release.files).filter(([file]) => !isCompressedCopy(file)));
  const digest = /-([0-9a-f]+)$/.exec(version)?.[1];
  if (digest?.length === digestLength && !contentDigest(own).startsWith(digest))
    faults.push(`${key('release.json')} names other files or other bytes than its version`);
  await inParallel(Object.entries(release.files), 8, async ([file, integrity]) => {
    const bytes = await store.read(key(file));
    if (!bytes) faults.push(`${key(file)} is missing`);
    else if (integrityOf(bytes) !== integrity) faults.push(`${key(file)} holds other bytes than were released`);
    else if (isCompressedCopy(file) && (await integrityOfUnpacked(file, bytes)) !== own[file.slice(0, -3)])
      faults.push(`${key(file)} unpacks to other bytes than ${file.slice(0, -3)}`);
  });
  if (faults.length === 0) return release;
  throw new IntegrityError({
    what: `${name} ${version} is not what was released:\n`,
    fact: `  ${faults.sort().join('\n  ')}\n`,
    nextStep: `It is refused, and what was live is still live. Find out who can write into ${store.place}, and release ${name} under a new version.`,
  });
}

/** Undefined where nothing can be unpacked. */
const integrityOfUnpacked = (file: string, bytes: Buffer) =>
  promisify<Buffer, Buffer>(file.endsWith('.br') ? brotliDecompress : gunzip)(bytes).then(integrityOf, () => undefined);
