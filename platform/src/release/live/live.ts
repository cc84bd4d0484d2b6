import { InvalidInputError, NotFoundError, namePattern, type Release, versionPattern } from 'shared/contract';
import { newestOf } from '../../store/newestOf.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { verifyRelease } from '../../store/verifyRelease.ts';

/** A release as people write it: `portfolio@2.3.1`. */
export interface Named {
  readonly name: string;
  readonly version: string;
}

/** A release as people write it. */
export const written = ({ name, version }: Named): string => `${name}@${version}`;

/** Reads `portfolio@2.3.1`; also with `mfe-` before it. @throws InvalidInputError if it is none */
export function readNamed(word: string | undefined): Named {
  const [name = '', version = ''] = (word ?? '').replace(/^mfe-/, '').split('@');
  if (namePattern.test(name) && versionPattern.test(version)) return { name, version };
  throw new InvalidInputError({
    fact: `"${word ?? ''}" names no release.`,
    nextStep: 'Write package@version, as in portfolio@1.0.0-3f9c2a1b07; "release list" shows them.',
  });
}

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
export const withReleases = (composition: Composition | undefined, releases: readonly Named[]): Composition => ({
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
export async function requireVerified(store: ReleaseStore, { name, version }: Named): Promise<Release> {
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
