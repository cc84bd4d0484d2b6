import type { Release } from 'shared/contract';
import { digestOf } from './asReleased.ts';
import { inOrder } from './inOrder.ts';

/** A release whose seal is missing or ignored. */
export type Unsealed = Omit<Release, 'seal'> & Partial<Pick<Release, 'seal'>>;

/**
 * Adds the seal to a release: `sha256-…` over the JSON of all other fields, sorted. The version only covers the files; the seal also covers
 * what the browser loads first and which libraries it shares. It detects alterations; who released it is the signature's matter.
 */
export const sealed = async ({ seal: _seal, ...release }: Unsealed): Promise<Release> => ({
  ...release,
  seal: await digestOf(new TextEncoder().encode(JSON.stringify(inOrder(release)))),
});

/** Tells whether a release fits its seal. */
export const fitsSeal = async (release: Release): Promise<boolean> => (await sealed(release)).seal === release.seal;
