import { namePattern, versionPattern } from 'shared/contract';
import type { Canary, Composition, LogEntry } from '../store/protocol/logEntry.ts';
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

/** @throws if somebody holds the package */
export function refuseIfHeld(live: LogEntry | undefined, name: string): void {
  if (live?.holds?.includes(name))
    throw new Error(
      `${name} is held: ${live.composition.releases[name]} stays live until "release unhold ${name}". "release log" says who holds it and why.`,
    );
}

/** @throws if the version was rolled back before: an old job that runs again must not bring it back */
export function refuseIfRefused(live: LogEntry | undefined, { name, version }: Named): void {
  if (live?.refused?.[name]?.includes(version))
    throw new Error(
      `${name} ${version} was rolled back and is not promoted again by itself. ` +
        'Release a mended version, or add --force if this very version is wanted.',
    );
}

/** The refusals with one more, or one less. */
export function refusals(
  live: LogEntry | undefined,
  { name, version }: Named,
  refused: boolean,
): NonNullable<LogEntry['refused']> {
  const others = (live?.refused?.[name] ?? []).filter((each) => each !== version);
  const next = { ...live?.refused, [name]: refused ? [...others, version].sort() : others };
  return Object.fromEntries(Object.entries(next).filter(([, versions]) => versions.length > 0));
}

/** The canary, unless it concerns the package that is being changed: it ends with that. */
export const canaryBeside = (live: LogEntry | undefined, name: string): { readonly canary?: Canary } =>
  live?.canary && live.canary.name !== name ? { canary: live.canary } : {};
