import { NotFoundError, type Release } from 'shared/contract';
import { newestOf } from '../../store/newestOf.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/releaseId.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { verifyRelease } from '../../store/verifyRelease.ts';

/** Reads what is live. @throws NotFoundError before the first compose */
export async function requireLive(store: ReleaseStore): Promise<LogEntry> {
  const live = await newestOf(store);
  if (live) return live;
  throw new NotFoundError({
    fact: `Nothing is live in ${store.place} yet.`,
    nextStep: 'Compose first: npm start does it all.',
  });
}

/** The composition with some releases changed. */
export const withReleases = (composition: Composition | undefined, releases: readonly ReleaseId[]): Composition => ({
  site: composition?.site ?? {},
  releases: {
    ...composition?.releases,
    ...Object.fromEntries(releases.map(({ name, version }) => [name, version])),
  },
});

/**
 * The description of a release, every byte of it held against what was released.
 * @throws NotFoundError if there is none; IntegrityError if it is not what was released
 */
export async function requireVerified(store: ReleaseStore, { name, version }: ReleaseId): Promise<Release> {
  const release = await verifyRelease(store, name, version);
  if (release) return release;
  throw new NotFoundError({
    fact: `There is no release ${name} ${version} in ${store.place}.`,
    nextStep: `"release list ${name}" shows those there are; "release publish ${name}" makes one.`,
  });
}

/** Reads what is live of a package. @throws NotFoundError if nothing is */
export function requireLiveVersion({ composition }: LogEntry, name: string): string {
  const version = Object.hasOwn(composition.releases, name) ? composition.releases[name] : undefined;
  if (version) return version;
  throw new NotFoundError({ fact: `${name || 'No package'} is not live.`, nextStep: '"release list" shows what is.' });
}
