import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Lists the files of log entries of another store, which was exported into the folder before: all entries, if the newest common one
 * differs, and entries after the live one.
 * @param place root of the export
 */
export async function listForeignEntries(
  { read }: ReleaseStore,
  place: string,
  { number: live }: LogEntry,
): Promise<string[]> {
  const names = await readdir(join(place, 'proof')).catch(() => []);
  const numbers = names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));
  const locate = (number: number) => join(place, getEntryAddress(number));
  const foreign = new Set<number>();
  // Keeps an entry that became live during this export, because another export may have written it.
  for (const number of numbers.filter((each) => each > live))
    if (!(await read(getEntryKey(number)))) foreign.add(number);
  const common = numbers.filter((each) => each <= live).sort((a, b) => b - a);
  for (const number of common) {
    const stored = await read(getEntryKey(number));
    const exported = await readFile(locate(number)).catch(() => undefined);
    if (!stored || !exported) continue;
    if (!stored.equals(exported)) for (const each of common) foreign.add(each);
    break;
  }
  return [...foreign].map(locate);
}
