import { makeDelta } from '../../store/delta.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import type { Remade } from './makeAgain.ts';

/** The same delta of the same bytes. One that cannot be made goes, if it is altered: files travel without it. */
export async function deltaAgain(
  read: (key: string) => Promise<Buffer | undefined>,
  { deltas }: InspectedStore,
  key: string,
): Promise<Remade> {
  const named = deltas.get(key);
  if (!named) return null;
  const [dictionary, target] = await Promise.all([read(named.of), read(named.target)]);
  const delta = dictionary && target && (await makeDelta(dictionary, target));
  if (delta && integrityOf(delta) === named.integrity) return delta;
  if (await read(key)) return null;
  return 'what it was made of is gone, or it is packed otherwise today; without it files travel packed with brotli';
}
