import { type Composed, compose } from '../compose/compose.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '../store/verifyRelease.ts';
import { canaryBeside, type Named, refusals, refuseIfHeld, refuseIfRefused, withRelease } from './live.ts';

export interface ChangeOptions {
  readonly store: ReleaseStore;
  readonly why?: string | undefined;
  readonly who?: string | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
}

export interface PromoteOptions extends ChangeOptions {
  readonly release: Named;
  /** Also a version that was rolled back, and also while the package is held. */
  readonly force?: boolean | undefined;
}

/**
 * Makes a release live: a new entry of the log, for which only the pages that the change touches are rendered.
 * @throws if there is no such release, if a file of it was altered in the store, if it was rolled back, if the package is held, or if a page of it fails
 */
export async function promote({
  store,
  release,
  force = false,
  why,
  who,
  onProgress,
}: PromoteOptions): Promise<Composed> {
  const { name, version } = release;
  if (!(await verifyRelease(store, name, version)))
    throw new Error(
      `There is no release ${name} ${version} in ${store.place}. "release list ${name}" shows those there are; "release publish ${name}" makes one.`,
    );
  return compose({
    store,
    verb: 'promote',
    why: why ?? `promote ${name} ${version}`,
    who,
    ...(onProgress && { onProgress }),
    change: (live) => withRelease(live ?? { releases: {}, site: {} }, release),
    marks: (live) => {
      if (!force) {
        refuseIfHeld(live, name);
        refuseIfRefused(live, release);
      }
      return marksAfter(live, release);
    },
  });
}

function marksAfter(live: LogEntry | undefined, release: Named) {
  const refused = refusals(live, release, false);
  return {
    ...(live?.holds && { holds: live.holds }),
    ...(Object.keys(refused).length > 0 && { refused }),
    ...canaryBeside(live, release.name),
  };
}
