import type { ChangeOptions } from './change/ChangeOptions.ts';
import { type LiveResult, makeLive } from './change/makeLive.ts';
import { requireLive } from './live/liveReleases.ts';

interface Switched {
  readonly on: boolean;
}

/**
 * Turns deltas on or off for all visitors, without rendering a page.
 * @throws NotFoundError if nothing is live
 */
export async function switchDeltas({ on, ...options }: ChangeOptions & Switched): Promise<LiveResult> {
  const live = await requireLive(options.store);
  return makeLive({
    ...options,
    verb: on ? 'deltas-on' : 'deltas-off',
    why: options.why ?? `deltas ${on ? 'on' : 'off'}`,
    change: (now) => now ?? live.composition,
    flags: (now) => ({ ...now, deltasOff: !on }),
  });
}
