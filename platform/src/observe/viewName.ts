import { timingSafeEqual } from 'node:crypto';
import { randomInto } from './random.ts';
import type { Signer } from './signer.ts';

/** Which of the two sites a document belongs to while a canary runs; `live` where none does. */
export type Arm = 'live' | 'canary';

/** One view of one document, as the server that sent it has named it. */
export interface View {
  /** The entry of the log that was live. */
  readonly entry: number;
  readonly arm: Arm;
  /** Whether the page is asked to say how fast it was. */
  readonly sampled: boolean;
  /** Whether the page is asked to say that its script runs: it is one of the release that a canary shows, or of the one that this stands in for. */
  readonly asked: boolean;
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
const askedBit = 2 ** 29;

/** The form of a view's name: 36 letters, digits, `-` and `_`. */
export const viewPattern = /^[\w-]{36}$/;
const letters = 36;

/** The byte that says how a name is signed: which one of those it is that were drawn together, or, from 128 on, that it has a signature of its own. */
const kind = 16;
const ownSignature = 0x80;

/** How many names are drawn together: each of them costs a busy server a seventh of what a signature of its own does. */
export const drawnTogether = 64;

/** One name at a time is put together, always here: what each view made anew, a busy server would spend its time throwing away. */
const bytes = Buffer.alloc(said + signed);

/**
 * Names a view: what it is of, five bytes that no other view has, and a signature. So nothing has to be remembered of a view, and nobody can
 * report one that was never shown. It names no visitor: whoever loads the page again gets another.
 */
export function nameView(view: View, { sign }: Signer): string {
  bytes.writeUInt32BE(firstOf(view), 0);
  bytes.writeUInt32BE(view.at, 4);
  bytes.write(view.visitor, 8, 'hex');
  randomInto(bytes, 12, 5);
  bytes[kind] = (bytes[kind] ?? 0) | ownSignature;
  bytes.write(signatureOf(bytes, sign), said, 'hex');
  return bytes.toString('base64url');
}

/** Names that were drawn together: of the same second, and of the same in all that a name says. */
interface Drawn {
  readonly at: number;
  readonly names: string;
  used: number;
}

/**
 * Names views that are of no canary's visitor, as `nameView` does: what it is of, eight bytes at random that the names drawn together share, its
 * place among them, and its own part of what the key says of all of them.
 */
export function viewNamer({ derive }: Signer): (view: Omit<View, 'visitor'>) => string {
  /** By what their names begin with: an entry, and what they are to say of themselves. */
  const drawn = new Map<number, Drawn>();
  return (view) => {
    const first = firstOf(view);
    let of = drawn.get(first);
    if (!of || of.at !== view.at || of.used === drawnTogether) {
      // What was live before is asked for no more.
      if (drawn.size > 4) drawn.clear();
      of = { at: view.at, names: drawNames(first, view.at, derive), used: 0 };
      drawn.set(first, of);
    }
    const from = of.used * letters;
    of.used += 1;
    return of.names.slice(from, from + letters);
  };
}

/** Names one after another, without anything between them: each is of a whole number of letters. */
function drawNames(first: number, at: number, derive: Signer['derive']): string {
  const names = Buffer.alloc(drawnTogether * (said + signed));
  const common = Buffer.alloc(kind);
  common.writeUInt32BE(first, 0);
  common.writeUInt32BE(at, 4);
  randomInto(common, 8, 8);
  const signatures = derive(common, drawnTogether * signed);
  for (let place = 0; place < drawnTogether; place += 1) {
    const start = place * (said + signed);
    common.copy(names, start);
    names[start + kind] = place;
    signatures.copy(names, start + said, place * signed, (place + 1) * signed);
  }
  return names.toString('base64url');
}

const firstOf = ({ entry, arm, sampled, asked }: Pick<View, 'entry' | 'arm' | 'sampled' | 'asked'>): number =>
  (entry + (arm === 'canary' ? canaryBit : 0) + (sampled ? sampledBit : 0) + (asked ? askedBit : 0)) >>> 0;

/** What a view's name says, whoever made it. Undefined if it is none. */
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

/** A view by its name, if a server that signs so has named it. */
export function verifiedView(name: string, signer: Signer): View | undefined {
  const view = readView(name);
  if (!view) return undefined;
  const named = Buffer.from(name, 'base64url');
  return timingSafeEqual(signatureFor(named, signer), named.subarray(said)) ? view : undefined;
}

/** The signature that a name has to have. */
function signatureFor(named: Buffer, { sign, derive }: Signer): Buffer {
  const place = named[kind] ?? 0;
  if (place >= drawnTogether) return Buffer.from(signatureOf(named, sign), 'hex');
  return derive(named.subarray(0, kind), (place + 1) * signed).subarray(place * signed);
}

/** As much of the signature as a name has, in hex. */
const signatureOf = (named: Buffer, sign: Signer['sign']): string => sign(named.subarray(0, said)).slice(0, 2 * signed);

/** Whether the view of a name was drawn to say how fast it was: the first letter has the first six bits, and the second of them says it. */
export const isDrawn = (name: string): boolean => /^[Q-Za-fw-z\d_-]/.test(name);

/** Whether the view of a name is asked to say that its script runs: the third of those bits says it. */
export const isAsked = (name: string): boolean => /^[I-PYZa-fo-v4-9\-_]/.test(name);
