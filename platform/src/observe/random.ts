import { randomFillSync } from 'node:crypto';

/** Bytes that are drawn at once: each draw is a call of the system's library, and each view needs a few bytes. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Fills a part of some bytes at random. @param length at most a few */
export function randomInto(bytes: Buffer, start: number, length: number): void {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  pool.copy(bytes, start, used, used + length);
  used += length;
}

/** Four bytes at random, in hex. */
export function randomHex(): string {
  randomInto(four, 0, 4);
  return four.toString('hex');
}

const four = Buffer.alloc(4);
