import type { ChangeOptions } from './change/ChangeOptions.ts';
import { addHold, removeHold } from './change/editFlags.ts';
import { type LiveResult, makeLive } from './change/makeLive.ts';
import { requireLive, requireLiveVersion } from './live/liveReleases.ts';

interface Held {
  readonly name: string;
  readonly held: boolean;
}

/**
 * Puts a package on hold, or ends its hold. While on hold, only `--force` can change the package. A hold can be ended even if its package
 * is no longer live.
 * @throws NotFoundError if the package is neither live nor on hold
 */
export async function hold({ name, held: wanted, ...options }: ChangeOptions & Held): Promise<LiveResult> {
  const live = await requireLive(options.store);
  return makeLive({
    ...options,
    verb: wanted ? 'hold' : 'unhold',
    why: options.why ?? `${wanted ? 'hold' : 'let go'} ${name}`,
    change: (now) => now ?? live.composition,
    flags: (now, current) => {
      // Checks the entry before this change, because the package may have left the site since the command began.
      if (wanted || !now.holds.includes(name)) requireLiveVersion(current ?? live, name);
      return wanted ? addHold(now, name) : removeHold(now, name);
    },
  });
}
