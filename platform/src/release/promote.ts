import { ConflictError, InvalidInputError } from 'shared/contract';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import type { ReleaseId } from '../store/protocol/storedRelease.ts';
import type { ChangeOptions, ForceOptions } from './change/ChangeOptions.ts';
import { removeCanary } from './change/editFlags.ts';
import { type LiveResult, makeLive } from './change/makeLive.ts';
import { replaceReleases } from './live/liveReleases.ts';

export interface PromoteOptions extends ChangeOptions, ForceOptions {}

/** Makes a release live. @throws as `makeLive` does */
export const promote = ({
  release,
  ...options
}: PromoteOptions & { readonly release: ReleaseId }): Promise<LiveResult> =>
  promoteTogether({ ...options, releases: [release] });

/**
 * Makes all these releases live at once. If one cannot become live, none does. Renders only affected pages.
 * @throws as `makeLive` does
 */
export async function promoteTogether({
  releases,
  force = false,
  drops,
  ...options
}: PromoteOptions & { readonly releases: readonly ReleaseId[] }): Promise<LiveResult> {
  const names = new Set(releases.map(({ name }) => name));
  if (names.size < releases.length)
    throw new InvalidInputError({
      fact: 'A package is named twice.',
      nextStep: 'Only one release of a package can be live. Name the one that you want.',
    });
  const liveReleases = (await readNewestEntry(options.store))?.composition.releases ?? {};
  return makeLive({
    ...options,
    verb: 'promote',
    why: options.why ?? `promote ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    change: (live) => {
      // Refuses a package that another promotion has changed meanwhile, because this one would silently undo that change.
      for (const { name, version } of releases) {
        const now = live?.releases[name];
        if (now !== liveReleases[name] && now !== version)
          throw new ConflictError({
            fact: `Another command changed ${name} from ${liveReleases[name]} to ${now} in the meantime.`,
            nextStep: 'Read "release log". If you still want this release, promote it again.',
          });
      }
      return replaceReleases(live, releases);
    },
    // Ends the canary of a promoted package, even if the release is live already.
    flags: (now) => (now.canary && names.has(now.canary.name) ? removeCanary(now) : now),
    permits: { held: force, refused: force, rollbacks: force, drops },
  });
}
