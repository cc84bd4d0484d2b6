import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSigner } from './signer.ts';

it.each([1, 32, 64, 65, 200])('signs as the library does, with a key of %d bytes', (length) => {
  const key = randomBytes(length);
  const { sign } = makeSigner(key);
  for (const size of [17, 0, 64, 17]) {
    const said = randomBytes(size);
    expect(sign(said)).toBe(createHmac('sha256', key).update(said).digest('hex'));
  }
});

it('says more of some bytes the same way each time, of a shorter part the beginning, and nothing of it with another key', () => {
  const key = randomBytes(32);
  const [one, same, other] = [makeSigner(key), makeSigner(key), makeSigner(randomBytes(32))];
  const said = randomBytes(16);
  const all = one.derive(said, 640);
  expect(all.equals(same.derive(said, 640))).toBe(true);
  expect(all.subarray(0, 70).equals(same.derive(said, 70))).toBe(true);
  expect(all.equals(other.derive(said, 640))).toBe(false);
  expect(all.equals(one.derive(randomBytes(16), 640))).toBe(false);
});
