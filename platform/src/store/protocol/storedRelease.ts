import {
  IntegrityError,
  InvalidInputError,
  namePattern,
  parseRelease,
  type Release,
  versionPattern,
} from 'shared/contract';
import { computeIntegrityAsync, markRefused } from './integrity.ts';
import { getDescriptionKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';
import { sortKeys } from './sortKeys.ts';

export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** Formats the ID of a release: `portfolio@2.3.1`. */
export const formatReleaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** Parses `portfolio@2.3.1` or `mfe-portfolio@2.3.1`. @throws InvalidInputError if the text has another form */
export function parseReleaseId(word: string | undefined): ReleaseId {
  const [name = '', version = '', ...more] = (word ?? '').replace(/^mfe-/, '').split('@');
  if (namePattern.test(name) && versionPattern.test(version) && more.length === 0) return { name, version };
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is not a release.`,
    nextStep: 'Write package@version, for example portfolio@1.0.0-3f9c2a1b07. Run "release list" to see the releases.',
  });
}

/** A release before or after its seal is added. */
export type UnsealedRelease = Omit<Release, 'seal'> & Partial<Pick<Release, 'seal'>>;

/**
 * Adds the seal to a release: `sha256-…` over the sorted JSON of all other fields. Unlike digests of files, it covers fields such as the
 * entry and the shared libraries. It detects alterations; only a signature proves the author.
 */
export const addSeal = async ({ seal: _seal, ...release }: UnsealedRelease): Promise<Release> => ({
  ...release,
  seal: await computeIntegrityAsync(new TextEncoder().encode(JSON.stringify(sortKeys(release)))),
});

/** Tells whether the seal of a release matches its other fields. */
const hasValidSeal = async (release: Release): Promise<boolean> => (await addSeal(release)).seal === release.seal;

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
