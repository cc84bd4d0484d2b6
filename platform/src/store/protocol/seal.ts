import type { Release } from 'shared/contract';
import { computeIntegrityAsync } from './integrity.ts';
import { sortKeys } from './sortKeys.ts';

/** A release whose seal is missing or ignored. */
export type Unsealed = Omit<Release, 'seal'> & Partial<Pick<Release, 'seal'>>;

/**
 * Adds the seal to a release: `sha256-…` over the JSON of all other fields, sorted. The version only covers the files; the seal also covers
 * what the browser loads first and which libraries it shares. It detects alterations; who released it is the signature's matter.
 */
export const addSeal = async ({ seal: _seal, ...release }: Unsealed): Promise<Release> => ({
  ...release,
  seal: await computeIntegrityAsync(new TextEncoder().encode(JSON.stringify(sortKeys(release)))),
});

/** Tells whether a release fits its seal. */
export const hasValidSeal = async (release: Release): Promise<boolean> =>
  (await addSeal(release)).seal === release.seal;
