import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { entryText, type LogEntry } from './protocol/logEntry.ts';
import { publicKeyOf, publicKeyText } from './trustedKeys.ts';

/** Text that is signed: more than the text of the entry, so that a signature made for something else is none. */
const signedText = ({ signature: _signature, ...entry }: LogEntry): Buffer =>
  Buffer.from(`log entry 1\n${entryText(entry)}`);

/** The entry with the signature of a private key over all else that it says. */
export const signEntry = (entry: LogEntry, key: KeyObject): LogEntry => ({
  ...entry,
  signature: {
    key: publicKeyText(createPublicKey(key)),
    signature: sign(null, signedText(entry), key).toString('base64'),
  },
});

/**
 * Tells whether the signature of an entry was made over just this entry, by the key that it names. An entry without a signature has none
 * that fits.
 */
export function fitsEntrySignature(entry: LogEntry): boolean {
  const key = entry.signature && publicKeyOf(entry.signature.key);
  if (!key || !entry.signature) return false;
  return verify(null, signedText(entry), key, Buffer.from(entry.signature.signature, 'base64'));
}
