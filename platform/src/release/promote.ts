import { type Composed, compose } from '../compose/compose.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { canaryBeside, notRefusing } from './flags.ts';
import { type Named, requireVerified, withRelease } from './live.ts';

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
 * @throws NotFoundError if there is no such release; IntegrityError if a file of it was altered in the store; ConflictError if it was rolled
 * back or the package is held; CompositionError if a page of it fails
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
  await requireVerified(store, release);
  return compose({
    store,
    verb: 'promote',
    why: why ?? `promote ${name} ${version}`,
    who,
    ...(onProgress && { onProgress }),
    change: (live) => withRelease(live ?? { releases: {}, site: {} }, release),
    permits: { held: force, refused: force },
    flags: (now) => canaryBeside(notRefusing(now, release), name),
  });
}
