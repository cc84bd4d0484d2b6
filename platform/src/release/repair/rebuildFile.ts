import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { packQuickly } from '../../store/bytes/packing.ts';
import { makeDelta } from '../../store/content/delta.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { requireManifestBytes } from '../../store/content/requireManifestBytes.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { ignoreUnreadable } from '../../store/protocol/ignoreUnreadable.ts';
import { getEntryKey, getManifestKey, newestCopyKey } from '../../store/protocol/keys.ts';
import { parseManifest } from '../../store/protocol/manifest.ts';
import { createNamedManifest } from '../live/createNamedManifest.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Rebuilt bytes of a key; null if the key is to be removed; the reason as a text if neither is possible. */
export type RebuiltFile = Buffer | null | string;

/** Rebuilds a file outside of composed sites. Undefined for other keys. */
export async function rebuildFile(
  store: ReleaseStore,
  inspected: InspectedStore,
  key: string,
): Promise<RebuiltFile | undefined> {
  if (key === newestCopyKey) return readNewestEntryBytes(store, inspected);
  // A lost delta listing cannot be rebuilt: nothing else has its content.
  if (key.startsWith('deltas/')) return null;
  const [, manifest] = /^manifests\/([0-9a-f]{64})\.json/.exec(key) ?? [];
  if (manifest) {
    const made = await rebuildManifest(store, inspected, manifest);
    // Keys that end with `.br` are written as they are, so their bytes are compressed here.
    return made instanceof Buffer && key.endsWith('.br') ? packQuickly(made) : made;
  }
  return undefined;
}

async function readNewestEntryBytes(store: ReleaseStore, { entries, findings }: InspectedStore): Promise<RebuiltFile> {
  const key = getEntryKey(entries.at(-1)?.number ?? 1);
  const doubted = findings.some((finding) => finding.key.startsWith('log/'));
  return (!doubted && (await store.read(key))) || 'the log is damaged, and this copy is the evidence';
}

/** Rebuilds a manifest or a table; null if no entry names it. */
async function rebuildManifest(store: ReleaseStore, { entries }: InspectedStore, id: string): Promise<RebuiltFile> {
  let reason: string | undefined;
  for (const [index, entry] of [...entries.entries()].reverse().slice(0, triedEntries)) {
    const made = await createNamedManifest(store, entry, entries[index - 1], Date.parse(entry.at)).catch(
      (error: unknown) => getErrorMessage(error),
    );
    const found = typeof made === 'string' ? undefined : made.files.find(({ key }) => key === getManifestKey(id));
    if (found) return Buffer.from(found.bytes);
    const told =
      typeof made === 'string'
        ? made
        : 'the rebuilt file differs: the policy has changed, or the manifest before is lost too';
    if (entry.manifest === id || (await listTables(store, entry.manifest)).includes(id)) reason ??= told;
  }
  return reason ?? null;
}

/** Lists the tables of a manifest; none if it cannot be read. */
const listTables = (store: ReleaseStore, manifest: string): Promise<readonly string[]> =>
  requireManifestBytes(store, manifest)
    .then((bytes) => parseManifest(bytes, manifest))
    .then(
      ({ tables }) => Object.values(tables),
      () => [],
    );

/** Number of entries, from the newest back, whose manifests are tried. */
const triedEntries = 20;

/** Rebuilds a delta. If that fails, an altered delta is removed, because files can be sent without it. */
export async function rebuildDelta(
  read: (key: string) => Promise<Buffer | undefined>,
  { deltas, contents }: InspectedStore,
  key: string,
): Promise<RebuiltFile> {
  const named = deltas.get(key);
  if (!named) return null;
  const content = contents.get(named.target);
  const [dictionary, target] = await Promise.all([
    readStoredContent({ read }, named.of).catch(ignoreUnreadable),
    content && readStoredContent({ read }, content).catch(ignoreUnreadable),
  ]);
  const delta = dictionary && target && (await makeDelta(dictionary, target));
  if (delta && computeIntegrity(delta) === named.integrity) return delta;
  if (await read(key)) return null;
  return 'what it was made of is gone, or it is packed otherwise today; without it files travel packed with brotli';
}
