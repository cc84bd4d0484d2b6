import { contractVersion, InvalidInputError, NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { getDescriptionKey } from '../store/protocol/keys.ts';
import { readJson } from '../store/protocol/readKey.ts';
import type { ReleaseId } from '../store/protocol/storedRelease.ts';

/**
 * Throws if the development server cannot show these releases in place of the live ones.
 * @throws NotFoundError if the store has no such release; InvalidInputError if the release has another contract
 */
export async function requireReleases(store: ReleaseStore, releases: readonly ReleaseId[]): Promise<void> {
  for (const { name, version } of releases) {
    const described = await readJson(store.read, getDescriptionKey(name, version));
    if (described === undefined)
      throw new NotFoundError({
        fact: `There is no release ${name} ${version} in ${store.place}.`,
        nextStep: `"npm run release -- list ${name}" lists the releases.`,
      });
    const { contract } = described as { readonly contract?: unknown };
    if (contract !== contractVersion)
      throw new InvalidInputError({
        fact: `${name} ${version} has contract ${String(contract)}, and this workspace has contract ${contractVersion}.`,
        nextStep: 'Check out the commit that it was built from.',
      });
  }
}
