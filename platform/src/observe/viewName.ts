import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';

/** The one of the two sites that a document belongs to while a canary runs; `live` where none does. */
export type Arm = 'live' | 'canary';

/** One view of one document, as the server that sent it has named it. */
export interface View {
  /** The entry of the log that was live. */
  readonly entry: number;
  readonly arm: Arm;
  /** True if the page is asked to say how fast it was. */
  readonly sampled: boolean;
  /**
   * True if the page is asked to say that its script runs. It is one of the release that a canary shows, or of the one that this stands in
   * for.
   */
  readonly asked: boolean;
  /** Time at which it was sent, in seconds since 1970. */
  readonly at: number;
  /** Eight hex digits that are the same for the same visitor of the same canary, and mean nothing anywhere else. */
  readonly visitor: string;
}

/** Seconds for which what a page says of its view counts: a tab that stayed open overnight tells of a release that is gone. */
export const viewLifetimeSeconds = 6 * 3600;

const [payloadLength, signatureLength] = [17, 10];
const canaryBit = 2 ** 31;
const sampledBit = 2 ** 30;
const askedBit = 2 ** 29;

/** The form of a view's name: 36 letters, digits, `-` and `_`. */
export const viewPattern = /^[\w-]{36}$/;

/**
 * Names a view: what it is of, five bytes that no other view has, and a signature. So nothing has to be remembered of a view, and nobody can
 * report one that was never shown. It names no visitor: whoever loads the page again gets another.
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

/** Reads what a view's name says, whoever made it. Undefined if it is none. */
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

/** A view by its name, if a server with the same key has named it. */
export function verifyView(name: string, key: KeyObject): View | undefined {
  const view = readView(name);
  if (!view) return undefined;
  const bytes = Buffer.from(name, 'base64url');
  return timingSafeEqual(Buffer.from(signPayload(bytes, key), 'hex'), bytes.subarray(payloadLength)) ? view : undefined;
}

/** Signs what a name says, in hex: as much of the signature as a name has. */
const signPayload = (bytes: Buffer, key: KeyObject): string =>
  createHmac('sha256', key)
    .update(bytes.subarray(0, payloadLength))
    .digest('hex')
    .slice(0, 2 * signatureLength);
