import { listEntryNumbers, parseStoredEntry, type StoredEntry } from '../../store/log/releaseLog.ts';
import { getEntryKey, newestCopyKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { hasValidEntrySignature } from '../../store/signing/entrySignature.ts';
import type { Inspection } from './Inspection.ts';

const compare = 'Compare the log with a copy of the store, and find out who can write into it.';

/**
 * Verifies every log entry, also by its digest in the next entry, which reveals a log that was rewritten.
 * @returns the readable entries, oldest first
 */
export async function inspectLog(inspection: Inspection): Promise<LogEntry[]> {
  const numbers = await listEntryNumbers(inspection.store);
  const entries = await Promise.all(
    numbers.map((number) => inspection.read(getEntryKey(number), (bytes) => bytes && checkEntry(number, bytes))),
  );
  const read = new Map(entries.flatMap((each) => (each ? [[each.number, each] as const] : [])));
  tellGaps(inspection, [...read.keys()]);
  tellChanged(inspection, read);
  await inspectCopy(inspection, read);
  return [...read.values()].flatMap(({ entry }) => (entry ? [entry] : []));
}

function checkEntry(number: number, bytes: Buffer): StoredEntry {
  const read = parseStoredEntry(bytes, number, getEntryKey(number));
  const isForged = read.entry?.signature !== undefined && !hasValidEntrySignature(read.entry);
  return isForged ? { ...read, fault: 'does not match its signature' } : read;
}

function tellGaps(inspection: Inspection, numbers: readonly number[]): void {
  for (const [index, number] of numbers.entries()) {
    const first = (numbers[index - 1] ?? 0) + 1;
    if (number === first) continue;
    const fault = number - first === 1 ? 'is missing' : `is missing, and so are all entries up to ${number - 1}`;
    inspection.addLost(getEntryKey(first), fault, compare);
  }
}

/** Reports altered entries, newest first. If an entry is altered, its digest of the entry before proves nothing. */
function tellChanged(inspection: Inspection, read: ReadonlyMap<number, StoredEntry>): void {
  let doubted = false;
  for (const { number, digest, entry, fault } of [...read.values()].reverse()) {
    const next = read.get(number + 1)?.entry?.previous;
    const changed: boolean = !doubted && next !== undefined && next !== digest;
    if (changed) inspection.addLost(getEntryKey(number), `was changed after entry ${number + 1} was written`, compare);
    else if (fault) inspection.addLost(getEntryKey(number), fault, compare);
    if (!changed && number === 1 && entry?.previous)
      inspection.addLost(getEntryKey(1), 'names a previous entry, but is the first', compare);
    doubted = changed || fault !== undefined;
  }
}

/** Verifies `composition.json`, a copy of the newest entry. Only the copy can reveal that this entry, which none follows, was altered. */
async function inspectCopy(inspection: Inspection, read: ReadonlyMap<number, StoredEntry>): Promise<void> {
  const newest = Math.max(0, ...read.keys());
  await inspection.read(newestCopyKey, (bytes) => {
    const next = 'The next change to the site writes it.';
    if (!bytes) return newest > 0 && inspection.addUnfinished(newestCopyKey, 'is missing', next, true);
    // Parses the copy as entry 0 first, only to read its real number from the fault. The copy may be of an older entry.
    const entryFault = parseStoredEntry(bytes, 0, newestCopyKey).fault ?? '';
    const number = Number(/^has the number of entry (\d+)$/.exec(entryFault)?.[1] ?? 0);
    const copy = parseStoredEntry(bytes, number, newestCopyKey);
    const entry = read.get(number);
    if (number === 0) return inspection.addRestorable(newestCopyKey, 'is not a copy of an entry');
    if (number > newest)
      return inspection.addLost(
        getEntryKey(number),
        `is missing, but its copy ${newestCopyKey} exists`,
        `Restore it: copy the bytes of ${newestCopyKey}. Find out who can write into the store.`,
      );
    if (!entry || entry.fault) return;
    if (entry.digest === copy.digest)
      return number < newest && inspection.addUnfinished(newestCopyKey, `is a copy of entry ${number}`, next, true);
    if (number < newest || copy.fault)
      return inspection.addRestorable(newestCopyKey, `should be a copy of entry ${number}, but differs from it`);
    inspection.addLost(
      getEntryKey(number),
      `differs from its copy ${newestCopyKey}: one of the two was altered`,
      `${compare} If the entry is correct, leave the copy: the next change writes it again.`,
    );
  });
}
