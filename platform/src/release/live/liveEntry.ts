import { NotFoundError, type Release } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { verifyRelease } from '../../store/content/verifyRelease.ts';
import { readNewestEntry } from '../../store/log/readNewestEntry.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/** @throws NotFoundError before the first entry */
export async function requireLive(store: ReleaseStore): Promise<LogEntry> {
  const live = await readNewestEntry(store);
  if (live) return live;
  throw new NotFoundError({
    fact: `Nothing is live in ${store.place} yet.`,
    nextStep: 'Run npm start, which builds and composes the site.',
  });
}

export const replaceReleases = (composition: Composition | undefined, releases: readonly ReleaseId[]): Composition => ({
  site: composition?.site ?? {},
  releases: {
    ...composition?.releases,
    ...Object.fromEntries(releases.map(({ name, version }) => [name, version])),
  },
});

/**
 * Reads the `release.json` of a release and verifies every file of the release.
 * @throws NotFoundError if there is no such release; IntegrityError if it was altered
 */
export async function requireVerified(store: ReleaseStore, { name, version }: ReleaseId): Promise<Release> {
  const release = await verifyRelease(store, name, version);
  if (release) return release;
  throw new NotFoundError({
    fact: `There is no release ${name} ${version} in ${store.place}.`,
    nextStep: `Run "release list ${name}" to see the releases, or "release publish ${name}" to make one.`,
  });
}

/** @throws NotFoundError if the package is not live */
export function requireLiveVersion({ composition }: LogEntry, name: string): string {
  const version = Object.hasOwn(composition.releases, name) ? composition.releases[name] : undefined;
  if (version) return version;
  throw new NotFoundError({
    fact: `${name || 'No package'} is not live.`,
    nextStep: 'Run "release list" to see the live releases.',
  });
}
