import { getPackedKey } from '../../store/backends/unpackReads.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getBlobKey } from '../../store/protocol/content.ts';
import { type DeltaListing, type ListedDelta, readDeltaListing } from '../../store/protocol/deltaListing.ts';
import { getDeltaListingKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Inspection } from './Inspection.ts';

/** Delta in a valid listing. */
export interface NamedDelta extends ListedDelta {
  /** Integrity value of the file that delta and dictionary together give. */
  readonly target: string;
  /** True if hosts send this delta, because the newest log entry lists it. */
  readonly isServed: boolean;
}

const without =
  'Pages stay the same without it: files are sent compressed with brotli. The next release makes a new one.';

/**
 * Verifies delta listings by their names, and each delta by its listing. Deltas of older entries may be missing, because `release gc`
 * removes them.
 * @param entries readable entries of the log, oldest first
 * @returns the deltas of valid listings, by key
 */
export async function inspectDeltas(
  inspection: Inspection,
  entries: readonly LogEntry[],
): Promise<ReadonlyMap<string, NamedDelta>> {
  const served = new Set(Object.values(entries.at(-1)?.deltas ?? {}));
  const storedListings = inspection.named(/^deltas\/([0-9a-f]{16})\.json(?:\.br)?$/);
  const namedDeltas = new Map<string, NamedDelta>();
  // Reads the listings of the newest entry last: a delta that is also in an older listing then counts as served.
  for (const id of [...storedListings.filter((each) => !served.has(each)), ...served]) {
    const listing = await inspectListing(inspection, id, served.has(id));
    for (const [target, each] of Object.entries(listing ?? {}))
      for (const delta of Object.values(each))
        namedDeltas.set(getBlobKey(delta.integrity), { ...delta, target, isServed: served.has(id) });
  }
  await Promise.all([...namedDeltas].map(([key, delta]) => inspectDelta(inspection, key, delta)));
  return namedDeltas;
}

function inspectListing(inspection: Inspection, id: string, isServed: boolean): Promise<DeltaListing | undefined> {
  const key = getDeltaListingKey(id);
  return inspection.read(key, async (bytes) => {
    if (!bytes && isServed) inspection.addLost(key, 'is missing', without);
    try {
      return await readDeltaListing(async () => bytes, id);
    } catch (error) {
      const place = inspection.keys.has(getPackedKey(key)) ? getPackedKey(key) : key;
      inspection.addRestorable(place, `was altered (${getErrorMessage(error).split('. ')[0]})`);
      return undefined;
    }
  });
}

const inspectDelta = (inspection: Inspection, key: string, { integrity, isServed }: NamedDelta): Promise<void> =>
  inspection.read(key, (bytes) => {
    if (!bytes && isServed) inspection.addRestorable(key, 'is missing');
    else if (bytes && computeIntegrity(bytes) !== integrity) inspection.addRestorable(key, 'holds altered bytes');
  });
