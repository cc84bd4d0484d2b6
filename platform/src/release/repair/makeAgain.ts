import { readStored } from '../../store/content.ts';
import { makeDelta } from '../../store/delta.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { messageOf } from '../../store/messageOf.ts';
import { packQuickly } from '../../store/packing.ts';
import { entryKey, newestCopyKey } from '../../store/protocol/keys.ts';
import { recipeText } from '../../store/protocol/recipe.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { namedManifest } from '../live/namedManifest.ts';
import { markText } from '../verify/marks.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** The bytes of a key; null where the key is to go; a text where neither can be: why not. */
export type Remade = Buffer | null | string;

/** Makes a file again that is no part of a composed site. Undefined where the key is none such. */
export async function makeAgain(
  store: ReleaseStore,
  inspected: InspectedStore,
  key: string,
): Promise<Remade | undefined> {
  const mark = markText(key) ?? inspected.marks.get(key);
  if (mark) return Buffer.from(mark);
  if (key === newestCopyKey) return newestEntryBytes(store, inspected);
  const [, recipe] = /^recipes\/([^.]+)\.json$/.exec(key) ?? [];
  if (recipe) {
    const [site] = inspected.recipes.get(recipe) ?? [];
    return site ? Buffer.from(recipeText(site)) : null;
  }
  // What a listing of deltas said is known to nothing else.
  if (key.startsWith('deltas/')) return null;
  const [, manifest] = /^manifests\/([0-9a-f]{64})\.json/.exec(key) ?? [];
  if (manifest) {
    const made = await manifestAgain(store, inspected, manifest);
    // As it lies: where its packed bytes were altered, those are what is written.
    return made instanceof Buffer && key.endsWith('.br') ? packQuickly(made) : made;
  }
  return undefined;
}

async function newestEntryBytes(store: ReleaseStore, { entries, findings }: InspectedStore): Promise<Remade> {
  const key = entryKey(entries.at(-1)?.number ?? 1);
  const doubted = findings.some((finding) => finding.key.startsWith('log/'));
  return (!doubted && (await store.read(key))) || 'the log is not whole, and the copy bears witness to it';
}

/** The manifest of an entry made once more; one that no entry names goes. */
async function manifestAgain(store: ReleaseStore, { entries }: InspectedStore, id: string): Promise<Remade> {
  const entry = entries.findLast(({ manifest }) => manifest === id);
  if (!entry) return null;
  const made = await namedManifest(store, entry).catch((error: unknown) => messageOf(error));
  if (typeof made === 'string') return made;
  return made.id === id
    ? Buffer.from(made.file.bytes)
    : 'it comes out otherwise today: the policy is another; the next compose names another';
}

/** The same delta of the same bytes. One that cannot be made goes, if it is altered: files travel without it. */
export async function deltaAgain(
  read: (key: string) => Promise<Buffer | undefined>,
  { deltas, contents }: InspectedStore,
  key: string,
): Promise<Remade> {
  const named = deltas.get(key);
  if (!named) return null;
  const content = contents.get(named.target);
  const [dictionary, target] = await Promise.all([
    readStored({ read }, named.of).catch(unreadable),
    content && readStored({ read }, content).catch(unreadable),
  ]);
  const delta = dictionary && target && (await makeDelta(dictionary, target));
  if (delta && integrityOf(delta) === named.integrity) return delta;
  if (await read(key)) return null;
  return 'what it was made of is gone, or it is packed otherwise today; without it files travel packed with brotli';
}
