import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSigner } from './signer.ts';

it.each([1, 32, 64, 65, 200])('signs as the library does, with a key of %d bytes', (length) => {
  const key = randomBytes(length);
  const sign = makeSigner(key);
  for (const size of [17, 0, 64, 17]) {
    const said = randomBytes(size);
    expect(sign(said)).toBe(createHmac('sha256', key).update(said).digest('hex'));
  }
});
