import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createViewId, decodeViewId, verifyViewId } from './viewId.ts';

const key = createSecretKey(randomBytes(32));
const view = {
  entry: 4711,
  arm: 'canary',
  sampled: true,
  asked: true,
  at: 1_795_000_000,
  visitor: '00c0ffee',
} as const;

it('two names of the same view differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => createViewId(view, key))).size).toBe(1000);
});

it('a view name with another key or one changed letter is refused', () => {
  const name = createViewId(view, key);
  expect(verifyViewId(name, createSecretKey(randomBytes(32)))).toBeUndefined();
  for (let at = 0; at < name.length; at += 1) {
    const other = name[at] === 'A' ? 'B' : 'A';
    expect(verifyViewId(name.slice(0, at) + other + name.slice(at + 1), key)).toBeUndefined();
  }
});

it.each(['', 'x', 'x'.repeat(35), 'x'.repeat(37), `${'x'.repeat(35)}\n`, '..'.repeat(12)])(
  '%j is not a view name',
  (name) => {
    expect(decodeViewId(name)).toBeUndefined();
  },
);
