import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import type { ChangeOptions, ForceOptions } from '../change/ChangeOptions.ts';
import { removeCanary } from '../change/editFlags.ts';
import { type LiveResult, makeLive } from '../change/makeLive.ts';
import { requireLive } from '../live/liveReleases.ts';

interface Shared extends ForceOptions {
  readonly release: ReleaseId;
  readonly percent: number;
  /** Share of the running canary of this release, which the new share replaces. Without it, the canary may also start anew. */
  readonly from?: number | undefined;
}

/**
 * Shows a release to a share of the visitors. Visitors stay in the arm (canary or live) of their first visit.
 * @throws as `makeLive` does
 */
export async function startCanary({
  release,
  percent,
  from,
  force = false,
  drops,
  ...options
}: ChangeOptions & Shared): Promise<LiveResult> {
  if (!(percent >= 1 && percent <= 99))
    throw new InvalidInputError({
      fact: `${percent} percent is not a valid share.`,
      nextStep: 'Name a share from 1 to 99. To show the release to all visitors, run "release promote".',
    });
  const live = await requireLive(options.store);
  const grows = from !== undefined || (live.canary?.name === release.name && live.canary.version === release.version);
  return makeLive({
    ...options,
    verb: 'canary',
    why: options.why ?? `${percent} % of the visitors see ${release.name} ${release.version}`,
    change: (now) => now ?? live.composition,
    flags: (now) => {
      const { name, version, percent: share } = now.canary ?? {};
      const isSame = name === release.name && version === release.version && (from === undefined || share === from);
      if (grows && !isSame)
        throw new ConflictError({
          fact: `The canary of ${release.name} ${release.version} has ended in the meantime.`,
          nextStep: 'Read "release log", then decide again.',
        });
      return { ...now, canary: { name: release.name, version: release.version, percent } };
    },
    permits: { held: force, refused: force, rollbacks: force, drops },
  });
}

/**
 * Ends a canary, so that all visitors get the live site.
 * @throws NotFoundError if no canary runs
 */
export async function abortCanary(options: ChangeOptions): Promise<LiveResult> {
  const live = await requireLive(options.store);
  if (!live.canary)
    throw new NotFoundError({ fact: 'No canary runs.', nextStep: 'Run "release log" to see earlier canaries.' });
  const { name, version } = live.canary;
  return makeLive({
    ...options,
    verb: 'abort',
    why: options.why ?? `end the canary of ${name} ${version}`,
    change: (now) => now ?? live.composition,
    flags: (now) => {
      if (now.canary?.name === name && now.canary.version === version) return removeCanary(now);
      throw new ConflictError({
        fact: `The canary of ${name} ${version} has ended in the meantime.`,
        nextStep: 'Run "release list" to see what is live now.',
      });
    },
  });
}
