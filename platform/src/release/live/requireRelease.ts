import { NotFoundError, type Release } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { verifyRelease } from '../../store/content/verifyRelease.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/**
 * Returns the `release.json` of a release, after a check of all its files.
 * @throws NotFoundError if there is no such release; IntegrityError if it was altered
 */
export async function requireRelease(store: ReleaseStore, { name, version }: ReleaseId): Promise<Release> {
  const release = await verifyRelease(store, name, version);
  if (release) return release;
  throw new NotFoundError({
    fact: `There is no release ${name} ${version} in ${store.place}.`,
    nextStep: `Run "release list ${name}" to see the releases, or "release publish ${name}" to make one.`,
  });
}
