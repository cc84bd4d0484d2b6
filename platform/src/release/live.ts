import { namePattern, versionPattern } from 'shared/contract';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A release as people write it: `portfolio@2.3.1`. */
export interface Named {
  readonly name: string;
  readonly version: string;
}

/** Reads `portfolio@2.3.1`; also with `mfe-` before it. @throws a lesson */
export function readNamed(word: string | undefined): Named {
  const [name = '', version = ''] = (word ?? '').replace(/^mfe-/, '').split('@');
  if (namePattern.test(name) && versionPattern.test(version)) return { name, version };
  throw new Error(
    `"${word ?? ''}" names no release. Write package@version, as in portfolio@1.0.0-3f9c2a1b07; "release list" shows them.`,
  );
}

/** What is live. @throws a lesson where nothing is */
export async function requireLive(store: ReleaseStore): Promise<LogEntry> {
  const live = await newestEntry(store.read);
  if (live) return live;
  throw new Error(`Nothing is live in ${store.place} yet. Compose first: npm start does it all.`);
}

/** The composition with one release changed. */
export const withRelease = (composition: Composition, { name, version }: Named): Composition => ({
  ...composition,
  releases: { ...composition.releases, [name]: version },
});
