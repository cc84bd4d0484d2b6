import type { Composed } from '../compose/compose.ts';
import { compose } from '../compose/compose.ts';
import { requireLive } from './live.ts';
import type { ChangeOptions } from './promote.ts';

/** Holds a package at what is live, or lets it go. Nobody can change a held one without force. */
export async function hold({
  store,
  why,
  who,
  name,
  held,
}: ChangeOptions & { name: string; held: boolean }): Promise<Composed> {
  const live = await requireLive(store);
  if (!live.composition.releases[name]) throw new Error(`${name} is not live. "release list" shows what is.`);
  return compose({
    store,
    verb: held ? 'hold' : 'unhold',
    why: why ?? `${held ? 'hold' : 'let go'} ${name}`,
    who,
    change: (composition) => composition ?? live.composition,
    marks: (now) => {
      const others = (now?.holds ?? []).filter((each) => each !== name);
      const holds = held ? [...others, name].sort() : others;
      return {
        ...(holds.length > 0 && { holds }),
        ...(now?.refused && { refused: now.refused }),
        ...(now?.canary && { canary: now.canary }),
      };
    },
  });
}
