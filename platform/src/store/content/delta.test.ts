import { expect, it } from 'vitest';
import { applyDelta, computeDictionaryId, makeDelta, savesEnough } from './delta.ts';

const former = Buffer.from(Array.from({ length: 400 }, (_, index) => `слово ${index * 7919} `).join(''));
const now = Buffer.from(former.toString().replace('слово 7919 ', 'інше слово '));
const delta = (await makeDelta(former, now)) ?? Buffer.alloc(0);

it('a delta is small, names its dictionary, and restores the new bytes', async () => {
  expect(delta.length).toBeLessThan(120);
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('hex').startsWith(computeDictionaryId(former))).toBe(true);
  expect((await applyDelta(former, delta))?.toString()).toBe(now.toString());
});

it.each([
  ['with another dictionary', now, delta],
  ['with altered first bytes', former, Buffer.concat([Buffer.from('x'), delta.subarray(1)])],
  [
    'that names another dictionary',
    former,
    Buffer.concat([delta.subarray(0, 8), Buffer.alloc(32), delta.subarray(40)]),
  ],
  ['that was cut', former, delta.subarray(0, 50)],
  ['that is empty', former, Buffer.alloc(0)],
])('a delta %s is not applied', async (_, dictionary, altered) => {
  expect(await applyDelta(dictionary, altered)).toBeUndefined();
});

it('a delta can be made of empty, equal or random bytes', async () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index * 7919) % 251));
  for (const target of [Buffer.alloc(0), former, noise]) {
    const made = (await makeDelta(former, target)) ?? Buffer.alloc(0);
    expect((await applyDelta(former, made))?.equals(target)).toBe(true);
  }
});

it('a delta is worth storing if it has at most half the compressed size', () => {
  expect([savesEnough(50, 100), savesEnough(51, 100)]).toEqual([true, false]);
});
