import type { Release } from 'shared/contract';
import { digestOf } from './asReleased.ts';
import { inOrder } from './inOrder.ts';

/** A release before it has its seal, or with one that is not to be looked at. */
export type Unsealed = Omit<Release, 'seal'> & Partial<Pick<Release, 'seal'>>;

/**
 * The release with a seal: `sha256-…` over the JSON of all its other fields, in the order of their names. Its version names the files only; what the browser loads first
 * and what it needs of the shell are held by the seal. It tells an alteration, not who released: that is what signing is for.
 */
export const sealed = async ({ seal: _seal, ...release }: Unsealed): Promise<Release> => ({
  ...release,
  seal: await digestOf(new TextEncoder().encode(JSON.stringify(inOrder(release)))),
});

/** Tells whether a release is as it was sealed. */
export const fitsSeal = async (release: Release): Promise<boolean> => (await sealed(release)).seal === release.seal;
