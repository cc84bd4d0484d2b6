import { timingSafeEqual } from 'node:crypto';
import { randomInto } from './random.ts';
import type { Sign } from './signer.ts';

/** Which of the two sites a document belongs to while a canary runs; `live` where none does. */
export type Arm = 'live' | 'canary';

/** One view of one document, as the server that sent it has named it. */
export interface View {
  /** The entry of the log that was live. */
  readonly entry: number;
  readonly arm: Arm;
  /** Whether the page is asked to say how fast it was. */
  readonly sampled: boolean;
  /** When it was sent, in seconds since 1970. */
  readonly at: number;
  /** Eight hex digits that are the same for the same visitor of the same canary, and mean nothing anywhere else. */
  readonly visitor: string;
}

/** How long, in seconds, what a page says of its view counts: a tab that stayed open overnight tells of a release that is gone. */
export const viewLives = 6 * 3600;

const [said, signed] = [17, 10];
const canaryBit = 2 ** 31;
const sampledBit = 2 ** 30;

/** The form of a view's name: 36 letters, digits, `-` and `_`. */
export const viewPattern = /^[\w-]{36}$/;

/** One name at a time is put together, always here: what each view made anew, a busy server would spend its time throwing away. */
const bytes = Buffer.alloc(said + signed);

/**
 * Names a view: what it is of, five bytes that no other view has, and a signature. So nothing has to be remembered of a view, and nobody can
 * report one that was never shown. It names no visitor: whoever loads the page again gets another.
 */
export function nameView({ entry, arm, sampled, at, visitor }: View, sign: Sign): string {
  bytes.writeUInt32BE((entry + (arm === 'canary' ? canaryBit : 0) + (sampled ? sampledBit : 0)) >>> 0, 0);
  bytes.writeUInt32BE(at, 4);
  bytes.write(visitor, 8, 'hex');
  randomInto(bytes, 12, 5);
  bytes.write(signatureOf(bytes, sign), said, 'hex');
  return bytes.toString('base64url');
}

/** What a view's name says, whoever made it. Undefined if it is none. */
export function readView(name: string): View | undefined {
  if (!viewPattern.test(name)) return undefined;
  const bytes = Buffer.from(name, 'base64url');
  const first = bytes.readUInt32BE(0);
  return {
    entry: first % sampledBit,
    arm: first >= canaryBit ? 'canary' : 'live',
    sampled: first % canaryBit >= sampledBit,
    at: bytes.readUInt32BE(4),
    visitor: bytes.toString('hex', 8, 12),
  };
}

/** A view by its name, if a server that signs so has named it. */
export function verifiedView(name: string, sign: Sign): View | undefined {
  const view = readView(name);
  if (!view) return undefined;
  const named = Buffer.from(name, 'base64url');
  return timingSafeEqual(Buffer.from(signatureOf(named, sign), 'hex'), named.subarray(said)) ? view : undefined;
}

/** As much of the signature as a name has, in hex. */
const signatureOf = (named: Buffer, sign: Sign): string => sign(named.subarray(0, said)).slice(0, 2 * signed);

/** Whether the view of a name was drawn to say how fast it was: the first letter has the first six bits, and the second of them says it. */
export const isDrawn = (name: string): boolean => /^[Q-Za-fw-z\d_-]/.test(name);
