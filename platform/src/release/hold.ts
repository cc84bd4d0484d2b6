import { perform, type Work } from '../store/protocol/work.ts';
import { held, unheld } from './flags.ts';
import { findLive, requireLiveVersion } from './live/live.ts';
import { becomeLive, type MadeLive } from './makeLive.ts';
import type { ChangeOptions, Told } from './promote.ts';
import { storeWorld } from './storeWorld.ts';
import type { World } from './world.ts';

interface Held {
  readonly name: string;
  readonly held: boolean;
}

/** Holds a package at what is live, or lets it go. Nobody can change a held one without force. @throws NotFoundError if it is not live */
export const hold = (options: ChangeOptions & Held): Promise<MadeLive> =>
  perform(holding(options), storeWorld(options));

/** The same as work. */
export function* holding({ name, held: wanted, why, origin }: Told & Held): Work<World, MadeLive> {
  const live = yield* findLive();
  requireLiveVersion(live, name);
  return yield* becomeLive({
    origin,
    verb: wanted ? 'hold' : 'unhold',
    why: why ?? `${wanted ? 'hold' : 'let go'} ${name}`,
    change: (now) => now ?? live.composition,
    flags: (now) => (wanted ? held(now, name) : unheld(now, name)),
  });
}
