import type { ChangeOptions } from './change/ChangeOptions.ts';
import { addHold, removeHold } from './change/editFlags.ts';
import { type LiveResult, makeLive } from './change/makeLive.ts';
import { requireLive, requireLiveVersion } from './live/liveReleases.ts';

interface Held {
  readonly name: string;
  readonly held: boolean;
}

/**
 * Puts a package on hold, or ends its hold. While on hold, only `--force` can change the package.
 * @throws NotFoundError if the package is not live
 */
export async function hold({ name, held: wanted, ...options }: ChangeOptions & Held): Promise<LiveResult> {
  const live = await requireLive(options.store);
  requireLiveVersion(live, name);
  return makeLive({
    ...options,
    verb: wanted ? 'hold' : 'unhold',
    why: options.why ?? `${wanted ? 'hold' : 'let go'} ${name}`,
    change: (now) => now ?? live.composition,
    flags: (now) => (wanted ? addHold(now, name) : removeHold(now, name)),
  });
}
