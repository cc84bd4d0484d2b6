import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';

/** Arm of a canary to which a document belongs; `live` if no canary runs. */
export type CanaryArm = 'live' | 'canary';

/** One view of a document: one document sent to one visitor. The view's name encodes these fields. */
export interface View {
  /** Number of the log entry that was live. */
  readonly entry: number;
  readonly arm: CanaryArm;
  readonly sampled: boolean;
  /** True if the page must report that its script runs, because it contains the canary's package. Both arms are asked, for comparison. */
  readonly asked: boolean;
  /** Time at which the document was sent, in seconds since 1970. */
  readonly at: number;
  /** Eight hex digits, equal for all views of one visitor during one canary. They identify the visitor nowhere else. */
  readonly visitor: string;
}

/** Time in seconds for which reports of a view count. A tab open since yesterday would report about an old release. */
export const viewLifetimeSeconds = 6 * 3600;

const [payloadLength, signatureLength] = [17, 10];
const canaryBit = 2 ** 31;
const sampledBit = 2 ** 30;
const askedBit = 2 ** 29;

/** Form of a view's name: 36 letters, digits, `-` and `_`. */
export const viewPattern = /^[\w-]{36}$/;

/**
 * Creates a view's name (its ID) from its fields, five random bytes and a signature. So the server stores no views, and nobody can report a
 * view that was never sent. Each load has another name, so the name does not identify a visitor.
 */
export function createViewId({ entry, arm, sampled, asked, at, visitor }: View, key: KeyObject): string {
  const bytes = Buffer.alloc(payloadLength + signatureLength);
  const flags = (arm === 'canary' ? canaryBit : 0) + (sampled ? sampledBit : 0) + (asked ? askedBit : 0);
  bytes.writeUInt32BE((entry + flags) >>> 0, 0);
  bytes.writeUInt32BE(at, 4);
  bytes.write(visitor, 8, 'hex');
  bytes.writeUIntBE(randomInt(2 ** 40), 12, 5);
  bytes.write(signPayload(bytes, key), payloadLength, 'hex');
  return bytes.toString('base64url');
}

/** Decodes a view's name without checking its signature. @returns undefined if the text has another form */
export function decodeViewId(name: string): View | undefined {
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

/** Decodes a view's name. @returns undefined if the text has another form or a forged signature */
export function verifyViewId(name: string, key: KeyObject): View | undefined {
  const view = decodeViewId(name);
  if (!view) return undefined;
  const bytes = Buffer.from(name, 'base64url');
  return timingSafeEqual(Buffer.from(signPayload(bytes, key), 'hex'), bytes.subarray(payloadLength)) ? view : undefined;
}

/** Returns the signature of a name's payload, in hex. It is cut to ten bytes to keep names short. */
const signPayload = (bytes: Buffer, key: KeyObject): string =>
  createHmac('sha256', key)
    .update(bytes.subarray(0, payloadLength))
    .digest('hex')
    .slice(0, 2 * signatureLength);
