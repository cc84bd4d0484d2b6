import { NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readNewestEntry } from '../../store/log/readNewestEntry.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

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
