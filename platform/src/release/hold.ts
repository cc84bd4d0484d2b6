import { held, unheld } from './flags.ts';
import { requireLive, requireLiveVersion } from './live.ts';
import { type MadeLive, makeLive } from './makeLive.ts';
import type { ChangeOptions } from './promote.ts';

/** Holds a package at what is live, or lets it go. Nobody can change a held one without force. @throws NotFoundError if it is not live */
export async function hold({
  name,
  held: wanted,
  why,
  ...rest
}: ChangeOptions & { name: string; held: boolean }): Promise<MadeLive> {
  const live = await requireLive(rest.store);
  requireLiveVersion(live, name);
  return makeLive({
    ...rest,
    verb: wanted ? 'hold' : 'unhold',
    why: why ?? `${wanted ? 'hold' : 'let go'} ${name}`,
    change: (now) => now ?? live.composition,
    flags: (now) => (wanted ? held(now, name) : unheld(now, name)),
  });
}
