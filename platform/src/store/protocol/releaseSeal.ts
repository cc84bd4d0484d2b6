import type { Release } from 'shared/contract';
import { computeIntegrityAsync } from './integrity.ts';
import { sortKeys } from './sortKeys.ts';

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
export const hasValidSeal = async (release: Release): Promise<boolean> =>
  (await addSeal(release)).seal === release.seal;
