import { IntegrityError, parseRelease, type Release } from 'shared/contract';
import { markRefused } from './integrity.ts';
import { getDescriptionKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';
import { hasValidSeal } from './releaseSeal.ts';

/**
 * Reads and verifies the `release.json` of a release. @returns undefined if the release is missing or unfinished
 * @throws InvalidInputError if the file is invalid; IntegrityError if it names another release, or if its seal does not match
 */
export async function readRelease(read: ReadKey, name: string, version: string): Promise<Release | undefined> {
  const bytes = await read(getDescriptionKey(name, version));
  return (
    bytes &&
    parseDescription(bytes, name, version).catch((error: unknown) => {
      markRefused(bytes);
      throw error;
    })
  );
}

async function parseDescription(bytes: Uint8Array, name: string, version: string): Promise<Release> {
  const key = getDescriptionKey(name, version);
  const release = parseRelease(parseJson(bytes, key), key);
  if (release.name !== name || release.version !== version)
    throw new IntegrityError({
      fact: `${key} describes ${release.name} ${release.version}.`,
      nextStep: `The store must keep a release under its own name. Release ${name} again.`,
    });
  if (await hasValidSeal(release)) return release;
  throw new IntegrityError({
    fact: `${key} does not match its seal: it was altered after its release.`,
    nextStep: `The release is refused. Find out who can write into the store, and release ${name} under a new version.`,
  });
}
