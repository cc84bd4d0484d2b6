import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { packQuickly } from '../../store/bytes/packing.ts';
import { makeDelta } from '../../store/content/delta.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getEntryKey, getManifestKey, newestCopyKey } from '../../store/protocol/keys.ts';
import { parseManifest, requireManifestBytes } from '../../store/protocol/manifest.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { createEntryManifest } from '../live/createEntryManifest.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Repair of a file: its rebuilt bytes, or `null` to remove it. If neither is possible, `reason` says why. */
export type FileRepair = { readonly bytes: Buffer | null } | { readonly reason: string };

export const removal: FileRepair = { bytes: null };

/** Rebuilds a file that does not belong to a composed site. @returns undefined for files of composed sites */
export async function rebuildFile(
  store: ReleaseStore,
  inspected: InspectedStore,
  key: string,
): Promise<FileRepair | undefined> {
  if (key === newestCopyKey) return readNewestEntryBytes(store, inspected);
  // Nothing can rebuild a listing of deltas, so it is removed. The next release makes a new one.
  if (key.startsWith('deltas/')) return removal;
  const [, manifest] = /^manifests\/([0-9a-f]{64})\.json/.exec(key) ?? [];
  if (manifest) {
    const made = await rebuildManifest(store, inspected, manifest);
    // Compresses the bytes of keys that end with `.br`, because the store writes bytes under such keys unchanged.
    return 'bytes' in made && made.bytes && key.endsWith('.br') ? { bytes: await packQuickly(made.bytes) } : made;
  }
  return undefined;
}

async function readNewestEntryBytes(store: ReleaseStore, { entries, findings }: InspectedStore): Promise<FileRepair> {
  const key = getEntryKey(entries.at(-1)?.number ?? 1);
  const doubted = findings.some((finding) => finding.key.startsWith('log/'));
  const bytes = doubted ? undefined : await store.read(key);
  return bytes ? { bytes } : { reason: 'the log is damaged, and this copy is the evidence' };
}

/** Rebuilds a manifest or a table of one. Removes the file if no recent entry names it. */
async function rebuildManifest(store: ReleaseStore, { entries }: InspectedStore, id: string): Promise<FileRepair> {
  let reason: string | undefined;
  for (const [index, entry] of [...entries.entries()].reverse().slice(0, triedEntries)) {
    const made = await createEntryManifest(store, entry, entries[index - 1], Date.parse(entry.at)).catch(
      (error: unknown) => getErrorMessage(error),
    );
    const rebuiltFile = typeof made === 'string' ? undefined : made.files.find(({ key }) => key === getManifestKey(id));
    if (rebuiltFile) return { bytes: Buffer.from(rebuiltFile.bytes) };
    const reasonNow =
      typeof made === 'string'
        ? made
        : 'the rebuilt file differs: the policy has changed, or the previous manifest is missing too';
    if (entry.manifest === id || (await listTables(store, entry.manifest)).includes(id)) reason ??= reasonNow;
  }
  return reason === undefined ? removal : { reason };
}

/** Lists the tables of a manifest. @returns an empty list if the manifest cannot be read */
const listTables = (store: ReleaseStore, manifest: string): Promise<readonly string[]> =>
  requireManifestBytes(store, manifest)
    .then((bytes) => parseManifest(bytes, manifest))
    .then(
      ({ tables }) => Object.values(tables),
      () => [],
    );

/** Number of newest entries in which repair looks for the manifest or table. */
const triedEntries = 20;

/** Rebuilds a delta. If that is impossible, removes it, because hosts can send the file without a delta. */
export async function rebuildDelta(
  read: (key: string) => Promise<Buffer | undefined>,
  { deltas, contents }: InspectedStore,
  key: string,
): Promise<FileRepair> {
  const namedDelta = deltas.get(key);
  if (!namedDelta) return removal;
  const content = contents.get(namedDelta.target);
  const [dictionary, target] = await Promise.all([
    readStoredContent({ read }, namedDelta.of).catch(ignoreUnreadable),
    content && readStoredContent({ read }, content).catch(ignoreUnreadable),
  ]);
  const delta = dictionary && target && (await makeDelta(dictionary, target));
  if (delta && computeIntegrity(delta) === namedDelta.integrity) return { bytes: delta };
  if (await read(key)) return removal;
  return {
    reason:
      'its source files are missing, or today the compression makes different bytes; without the delta, files are sent compressed with brotli',
  };
}
