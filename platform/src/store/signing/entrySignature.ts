import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type LogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { formatPublicKey, parsePublicKey } from './releaseSignatures.ts';

/** Returns the signed text of an entry. It has a prefix, so a signature over other data never matches. */
const createSignedText = ({ signature: _signature, ...entry }: LogEntry): Buffer =>
  Buffer.from(`log entry 1\n${serializeEntry(entry)}`);

/** Signs all other fields of an entry with a private key. */
export const signEntry = (entry: LogEntry, key: KeyObject): LogEntry => ({
  ...entry,
  signature: {
    key: formatPublicKey(createPublicKey(key)),
    signature: sign(null, createSignedText(entry), key).toString('base64'),
  },
});

/**
 * Tells whether the signature of a log entry is valid for the key inside that signature. Callers check whether they trust the key. False
 * without a signature.
 */
export function hasValidEntrySignature(entry: LogEntry): boolean {
  const key = entry.signature && parsePublicKey(entry.signature.key);
  if (!key || !entry.signature) return false;
  return verify(null, createSignedText(entry), key, Buffer.from(entry.signature.signature, 'base64'));
}
