import type { KeyObject } from 'node:crypto';
import { ConflictError, InvalidInputError } from 'shared/contract';
import type { RenderedPages } from '../compose/composePages.ts';
import { findNewestOf } from '../store/newestOf.ts';
import { perform, type Work } from '../store/protocol/work.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { withoutCanary } from './flags.ts';
import type { Budgets } from './gate/checkBudgets.ts';
import { type Named, withReleases } from './live/live.ts';
import { becomeLive, type MadeLive } from './makeLive.ts';
import { storeWorld } from './storeWorld.ts';
import type { Origin } from './Wish.ts';
import type { World } from './world.ts';

/** What the log keeps of whoever changes something. */
export interface Told {
  readonly why?: string | undefined;
  readonly origin?: Origin | undefined;
}

/** What every verb that changes something is told. */
export interface ChangeOptions extends Told {
  readonly store: ReleaseStore;
  readonly budgets?: Budgets | undefined;
  readonly dryRun?: boolean | undefined;
  /** Signs the entry that becomes live. */
  readonly signingKey?: KeyObject | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
  /** Pages that the gate has rendered just now. */
  readonly pages?: RenderedPages | undefined;
}

/** What a promotion may set aside. */
export interface Forced {
  /** Also a version that was rolled back, also while the package is held, and also in the way of another package's rollback. */
  readonly force?: boolean | undefined;
  /** Paths of pages that may go without a word of where they went. */
  readonly drops?: readonly string[] | undefined;
}

export interface PromoteOptions extends ChangeOptions, Forced {}

/** Makes a release live. @throws as `makeLive` does */
export const promote = ({ release, ...options }: PromoteOptions & { readonly release: Named }): Promise<MadeLive> =>
  promoteTogether({ ...options, releases: [release] });

/**
 * Makes releases live together, or none of them: one new entry of the log, for which only the pages that the change touches are rendered.
 * @throws as `makeLive` does
 */
export const promoteTogether = (options: PromoteOptions & { readonly releases: readonly Named[] }): Promise<MadeLive> =>
  perform(promoting(options), storeWorld(options));

/** The same as work. */
export function* promoting({
  releases,
  force = false,
  drops,
  why,
  origin,
}: Told & Forced & { readonly releases: readonly Named[] }): Work<World, MadeLive> {
  const names = new Set(releases.map(({ name }) => name));
  if (names.size < releases.length)
    throw new InvalidInputError({
      fact: 'A package is named twice.',
      nextStep: 'One release of each package can be live; name the one that is wanted.',
    });
  const seen = (yield* findNewestOf())?.composition.releases ?? {};
  return yield* becomeLive({
    origin,
    verb: 'promote',
    why: why ?? `promote ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    change: (live) => {
      // Two promotions of one package at once: the one that ends later must not undo the other without a word.
      for (const { name, version } of releases) {
        const now = live?.releases[name];
        if (now !== seen[name] && now !== version)
          throw new ConflictError({
            fact: `${name} has become ${now} meanwhile, and was ${seen[name]}.`,
            nextStep: 'Look at "release log", and promote again if this release is still wanted.',
          });
      }
      return withReleases(live, releases);
    },
    // Also where the release is live already: who promotes it wants it for everybody.
    flags: (now) => (now.canary && names.has(now.canary.name) ? withoutCanary(now) : now),
    permits: { held: force, refused: force, rollbacks: force, drops },
  });
}
