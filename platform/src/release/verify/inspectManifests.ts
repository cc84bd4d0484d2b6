import { getPackedKey } from '../../store/backends/unpackReads.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getManifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { parseManifest, parseTable } from '../../store/protocol/manifest.ts';
import { retentionDays } from '../live/liveReleases.ts';
import type { Inspection } from './Inspection.ts';

/**
 * Verifies manifests and tables by their names. Those of the newest entry, and of entries within the retention, must exist; `release gc`
 * may have removed older ones.
 * @param entries readable entries of the log, oldest first
 */
export async function inspectManifests(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  const since = inspection.now - retentionDays * 86_400_000;
  const retainedEntries = entries.filter(({ at }, index) => index === entries.length - 1 || Date.parse(at) > since);
  const requiredIds = new Set(retainedEntries.map(({ manifest }) => manifest));
  const namedIds = new Set(entries.map(({ manifest }) => manifest));
  const tables = new Set<string>();
  for (const id of namedIds) {
    const isWanted = requiredIds.has(id);
    const manifest = await inspectNamed(inspection, id, parseManifest, isWanted);
    for (const table of Object.values(manifest?.tables ?? {})) {
      tables.add(table);
      if (isWanted) requiredIds.add(table);
    }
  }
  for (const table of tables) await inspectNamed(inspection, table, parseTable, requiredIds.has(table));
  const storedIds = inspection.named(/^manifests\/([0-9a-f]{64})\.json(?:\.br)?$/);
  for (const id of storedIds.filter((each) => !namedIds.has(each) && !tables.has(each))) {
    inspection.claim(getManifestKey(id));
    inspection.addUnfinished(
      placeOf(inspection, id),
      'is used by no entry: a change was interrupted',
      'gc removes it.',
    );
  }
}

/** Returns the key under which the store has a manifest or table: compressed, or else uncompressed. */
function placeOf({ keys }: Inspection, id: string): string {
  const key = getManifestKey(id);
  return keys.has(getPackedKey(key)) ? getPackedKey(key) : key;
}

function inspectNamed<Parsed>(
  inspection: Inspection,
  id: string,
  parse: (bytes: Uint8Array, id: string) => Promise<Parsed>,
  isWanted: boolean,
): Promise<Parsed | undefined> {
  const place = placeOf(inspection, id);
  return inspection.read(getManifestKey(id), async (bytes) => {
    if (!bytes) {
      if (isWanted) inspection.addRestorable(place, 'is missing');
      return undefined;
    }
    return parse(bytes, id).catch((error: unknown) => {
      inspection.addRestorable(place, `was altered (${getErrorMessage(error).split('. ')[0]})`);
      return undefined;
    });
  });
}
