import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';

/** Site that a document belongs to during a canary; `live` without a canary. */
export type CanaryArm = 'live' | 'canary';

/** One view of a document. The view's name contains these fields in encoded form. */
export interface View {
  /** Number of the log entry that was live. */
  readonly entry: number;
  readonly arm: CanaryArm;
  readonly sampled: boolean;
  /** True if the page must report that its script runs: the canary's package owns the page, in either arm. */
  readonly asked: boolean;
  /** Time at which the document was sent, in seconds since 1970. */
  readonly at: number;
  /** Eight hex digits that are the same for one visitor during one canary. They identify the visitor nowhere else. */
  readonly visitor: string;
}

/** Seconds for which reports of a view count. A tab that stayed open overnight would report about an old release. */
export const viewLifetimeSeconds = 6 * 3600;

const [payloadLength, signatureLength] = [17, 10];
const canaryBit = 2 ** 31;
const sampledBit = 2 ** 30;
const askedBit = 2 ** 29;

/** Form of a view's name: 36 letters, digits, `-` and `_`. */
export const viewPattern = /^[\w-]{36}$/;

/**
 * Creates the name of a view, which is the view's ID: its fields, five random bytes, and a signature. The server therefore stores no views,
 * and nobody can report a view that was never sent. The name does not identify a visitor, because each load gets another name.
 */
export function nameView({ entry, arm, sampled, asked, at, visitor }: View, key: KeyObject): string {
  const bytes = Buffer.alloc(payloadLength + signatureLength);
  const flags = (arm === 'canary' ? canaryBit : 0) + (sampled ? sampledBit : 0) + (asked ? askedBit : 0);
  bytes.writeUInt32BE((entry + flags) >>> 0, 0);
  bytes.writeUInt32BE(at, 4);
  bytes.write(visitor, 8, 'hex');
  bytes.writeUIntBE(randomInt(2 ** 40), 12, 5);
  bytes.write(signPayload(bytes, key), payloadLength, 'hex');
  return bytes.toString('base64url');
}

/** Decodes the name of a view, without checking its signature. @returns undefined if the text is no name */
export function readView(name: string): View | undefined {
  if (!viewPattern.test(name)) return undefined;
  const bytes = Buffer.from(name, 'base64url');
  const first = bytes.readUInt32BE(0);
  return {
    entry: first % askedBit,
    arm: first >= canaryBit ? 'canary' : 'live',
    sampled: first % canaryBit >= sampledBit,
    asked: first % sampledBit >= askedBit,
    at: bytes.readUInt32BE(4),
    visitor: bytes.toString('hex', 8, 12),
  };
}

/** Decodes the name of a view, and verifies its signature. @returns undefined if the name is forged */
export function verifyView(name: string, key: KeyObject): View | undefined {
  const view = readView(name);
  if (!view) return undefined;
  const bytes = Buffer.from(name, 'base64url');
  return timingSafeEqual(Buffer.from(signPayload(bytes, key), 'hex'), bytes.subarray(payloadLength)) ? view : undefined;
}

/** Signs the payload of a name. @returns the truncated signature, in hex */
const signPayload = (bytes: Buffer, key: KeyObject): string =>
  createHmac('sha256', key)
    .update(bytes.subarray(0, payloadLength))
    .digest('hex')
    .slice(0, 2 * signatureLength);
