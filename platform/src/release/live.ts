import { InvalidInputError, NotFoundError, namePattern, type Release, versionPattern } from 'shared/contract';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '../store/verifyRelease.ts';

/** A release as people write it: `portfolio@2.3.1`. */
export interface Named {
  readonly name: string;
  readonly version: string;
}

/** Reads `portfolio@2.3.1`; also with `mfe-` before it. @throws InvalidInputError if it is none */
export function readNamed(word: string | undefined): Named {
  const [name = '', version = ''] = (word ?? '').replace(/^mfe-/, '').split('@');
  if (namePattern.test(name) && versionPattern.test(version)) return { name, version };
  throw new InvalidInputError({
    fact: `"${word ?? ''}" names no release.`,
    nextStep: 'Write package@version, as in portfolio@1.0.0-3f9c2a1b07; "release list" shows them.',
  });
}

/** What is live. @throws NotFoundError before the first compose */
export async function requireLive(store: ReleaseStore): Promise<LogEntry> {
  const live = await newestEntry(store.read);
  if (live) return live;
  throw new NotFoundError({
    fact: `Nothing is live in ${store.place} yet.`,
    nextStep: 'Compose first: npm start does it all.',
  });
}

/** The composition with one release changed. */
export const withRelease = (composition: Composition, { name, version }: Named): Composition => ({
  ...composition,
  releases: { ...composition.releases, [name]: version },
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

/** What is live of a package. @throws NotFoundError if nothing is */
export function requireLiveVersion({ composition }: LogEntry, name: string): string {
  const version = composition.releases[name];
  if (version) return version;
  throw new NotFoundError({ fact: `${name} is not live.`, nextStep: '"release list" shows what is.' });
}
