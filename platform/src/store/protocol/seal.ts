import type { Release } from 'shared/contract';
import { digestOf } from './asReleased.ts';

/**
 * The release with a seal: `sha384-…` over the JSON of all its other fields. Its version names the files only; what the browser loads first
 * and what it needs of the shell are held by the seal. It tells an alteration, not who released: that is what signing is for.
 */
export const sealed = async ({ seal: _seal, ...release }: Release): Promise<Release> => ({
  ...release,
  seal: await digestOf(new TextEncoder().encode(JSON.stringify(release))),
});

/** Whether a release is as it was sealed; one without a seal is older than seals. */
export const fitsSeal = async (release: Release): Promise<boolean> =>
  release.seal === undefined || (await sealed(release)).seal === release.seal;
