import { messageOf } from '../../store/messageOf.ts';
import { packedKey } from '../../store/packedReads.ts';
import { manifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { parseManifest } from '../../store/protocol/manifest.ts';
import type { Inspection } from './Inspection.ts';

/**
 * Holds the manifests against their names. The one of the newest entry must be there; those of earlier entries may be collected already.
 * @param entries those of the log that can be read, the newest last
 */
export async function inspectManifests(inspection: Inspection, entries: readonly LogEntry[]): Promise<void> {
  const live = entries.at(-1)?.manifest;
  const named = new Set(entries.map(({ manifest }) => manifest));
  const there = inspection.named(/^manifests\/([0-9a-f]{64})\.json(?:\.br)?$/);
  const wanted = new Set([...there, ...(live ? [live] : [])]);
  await Promise.all(
    [...wanted].map((id) => {
      const key = manifestKey(id);
      return inspection.read(key, async (bytes) => {
        const place = bytes && inspection.keys.has(key) ? key : packedKey(key);
        if (!bytes) return inspection.mendable(place, 'is missing');
        await parseManifest(bytes, id).catch((error: unknown) =>
          inspection.mendable(place, `is not what was written (${messageOf(error).split('. ')[0]})`),
        );
        if (!named.has(id)) inspection.notDone(place, 'is named by no entry: one was never made', 'gc takes it.');
      });
    }),
  );
}
