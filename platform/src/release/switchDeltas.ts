import { perform, type Work } from '../store/protocol/work.ts';
import { findLive } from './live/live.ts';
import { becomeLive, type MadeLive } from './makeLive.ts';
import type { ChangeOptions, Told } from './promote.ts';
import { storeWorld } from './storeWorld.ts';
import type { World } from './world.ts';

interface Switched {
  readonly on: boolean;
}

/** Stops offering, making and sending deltas, or begins again. Nothing is rendered. @throws NotFoundError if nothing is live */
export const switchDeltas = (options: ChangeOptions & Switched): Promise<MadeLive> =>
  perform(switchingDeltas(options), storeWorld(options));

function* switchingDeltas({ on, why, origin }: Told & Switched): Work<World, MadeLive> {
  const live = yield* findLive();
  return yield* becomeLive({
    origin,
    verb: on ? 'deltas-on' : 'deltas-off',
    why: why ?? `deltas ${on ? 'on' : 'off'}`,
    change: (now) => now ?? live.composition,
    flags: (now) => ({ ...now, deltasOff: !on }),
  });
}
