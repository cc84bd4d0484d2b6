import { hash } from 'node:crypto';
import { getErrorMessage } from '../getErrorMessage.ts';
import { type LogEntry, parseLogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { parseJson } from '../protocol/readKey.ts';

/** A log entry as stored, or as a site publishes it. */
export interface StoredEntry {
  readonly number: number;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
  readonly entry?: LogEntry;
  /** Fault as the end of a sentence, for messages: `is not written as entries are`. */
  readonly fault?: string;
}

/** Parses and checks the bytes of a log entry. Faults are returned, not thrown. */
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
