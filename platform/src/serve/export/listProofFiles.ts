import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getEntryKey, getManifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { parseManifest, requireManifestBytes } from '../../store/protocol/manifest.ts';
import { getEntryAddress, getManifestAddress } from '../respond/proof.ts';
import type { PlainFile } from './listSiteFiles.ts';

/**
 * Yields the public files of the log by their path in the export: all entries up to the live one, and its manifest with tables. They never
 * change. Leaves out missing ones, which `npm run verify` reports.
 * @param isThere tells whether an earlier export has written a path
 */
export async function* listProofFiles(
  { read }: ReleaseStore,
  { number, manifest }: LogEntry,
  isThere: (path: string) => boolean | Promise<boolean> = () => false,
): AsyncGenerator<PlainFile> {
  const tables = await requireManifestBytes({ read }, manifest)
    .then((bytes) => parseManifest(bytes, manifest))
    .then(
      (found) => Object.values(found.tables),
      () => [],
    );
  const parts = Array.from(
    { length: number },
    (_, index) => [getEntryAddress(index + 1), getEntryKey(index + 1)] as const,
  );
  for (const id of [...tables, manifest]) parts.push([getManifestAddress(id), getManifestKey(id)]);
  for (const [address, key] of parts) {
    const path = address.slice(1);
    if (await isThere(path)) continue;
    const bytes = await read(key);
    if (bytes) yield { path, bytes };
  }
}
