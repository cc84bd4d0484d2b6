import { hash } from 'node:crypto';
import { getErrorMessage } from '../getErrorMessage.ts';
import { type LogEntry, parseLogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { parseJson } from '../protocol/readKey.ts';

/** Log entry as a store contains it or a site publishes it. */
export interface StoredEntry {
  readonly number: number;
  readonly digest: string;
  readonly entry?: LogEntry;
  /** Fault that continues a sentence about the entry: `is not written as entries are`. */
  readonly fault?: string;
}

/** Parses and checks the bytes of a log entry. Returns faults instead of throwing them. */
export function parseStoredEntry(bytes: Buffer, number: number, place: string): StoredEntry {
  const digest = hash('sha256', bytes);
  try {
    const entry = parseLogEntry(parseJson(bytes, place), place);
    if (entry.number !== number) return { number, digest, fault: `says that it is entry ${entry.number}` };
    const isAsWritten = bytes.equals(Buffer.from(serializeEntry(entry)));
    return { number, digest, entry, ...(!isAsWritten && { fault: 'is not written as entries are' }) };
  } catch (error) {
    return { number, digest, fault: `is none of ours: ${getErrorMessage(error).replace(/\s+/g, ' ').trim()}` };
  }
}
