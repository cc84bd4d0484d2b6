import { type Composed, compose } from '../compose/compose.ts';
import { held, unheld } from './flags.ts';
import { requireLive, requireLiveVersion } from './live.ts';
import type { ChangeOptions } from './promote.ts';

/** Holds a package at what is live, or lets it go. Nobody can change a held one without force. @throws NotFoundError if it is not live */
export async function hold({
  store,
  why,
  who,
  name,
  held: wanted,
}: ChangeOptions & { name: string; held: boolean }): Promise<Composed> {
  const live = await requireLive(store);
  requireLiveVersion(live, name);
  return compose({
    store,
    verb: wanted ? 'hold' : 'unhold',
    why: why ?? `${wanted ? 'hold' : 'let go'} ${name}`,
    who,
    change: (composition) => composition ?? live.composition,
    flags: (now) => (wanted ? held(now, name) : unheld(now, name)),
  });
}
