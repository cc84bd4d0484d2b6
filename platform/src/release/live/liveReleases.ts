import { NotFoundError, type Release } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { verifyRelease } from '../../store/content/verifyRelease.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';

/** Returns the newest log entry. @throws NotFoundError if nothing is live yet */
export async function requireLive(store: ReleaseStore): Promise<LogEntry> {
  const live = await readNewestEntry(store);
  if (live) return live;
  throw new NotFoundError({
    fact: `Nothing is live in ${store.place} yet.`,
    nextStep: 'Run npm start, which builds and composes the site.',
  });
}

/** Returns the live version of a package. @throws NotFoundError if the package is not live */
export function requireLiveVersion({ composition }: LogEntry, name: string): string {
  const version = Object.hasOwn(composition.releases, name) ? composition.releases[name] : undefined;
  if (version) return version;
  throw new NotFoundError({
    fact: `${name || 'No package'} is not live.`,
    nextStep: 'Run "release list" to see the live releases.',
  });
}

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

export const replaceReleases = (composition: Composition | undefined, releases: readonly ReleaseId[]): Composition => ({
  site: composition?.site ?? {},
  releases: {
    ...composition?.releases,
    ...Object.fromEntries(releases.map(({ name, version }) => [name, version])),
  },
});

/** Days for which the store keeps all files of a former live site, because tabs that are open may request them. */
export const retentionDays = 30;

/** Lists the releases that visitors see under a log entry: the live ones and the canary's. */
export const listShownReleases = ({ composition, canary }: LogEntry): ReleaseId[] => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

/** Lists the IDs of the sites that visitors see under a log entry: the live one and the canary's. */
export const listShownSites = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
