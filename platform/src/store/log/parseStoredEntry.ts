import { hash } from 'node:crypto';
import { getErrorMessage } from '../getErrorMessage.ts';
import { type LogEntry, parseLogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { parseJson } from '../protocol/readKey.ts';

/** Log entry as a store contains it or a site publishes it. */
export interface StoredEntry {
  readonly number: number;
  readonly digest: string;
  readonly entry?: LogEntry;
  /** Fault as the predicate of a sentence about the entry: `does not have the exact format of an entry`. */
  readonly fault?: string;
}

/** Parses and checks the bytes of a log entry. Returns faults instead of throwing them. */
export function parseStoredEntry(bytes: Buffer, number: number, place: string): StoredEntry {
  const digest = hash('sha256', bytes);
  try {
    const entry = parseLogEntry(parseJson(bytes, place), place);
    if (entry.number !== number) return { number, digest, fault: `has the number of entry ${entry.number}` };
    const isAsWritten = bytes.equals(Buffer.from(serializeEntry(entry)));
    return { number, digest, entry, ...(!isAsWritten && { fault: 'does not have the exact format of an entry' }) };
  } catch (error) {
    return { number, digest, fault: `is not a valid entry: ${getErrorMessage(error).replace(/\s+/g, ' ').trim()}` };
  }
}
