import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSigner } from './signer.ts';
import { isDrawn, nameView, readView, verifiedView, viewPattern } from './viewName.ts';

const sign = makeSigner(randomBytes(32));
const view = { entry: 4711, arm: 'canary', sampled: true, at: 1_795_000_000, visitor: '00c0ffee' } as const;

it('says what it is a view of', () => {
  for (const each of [view, { ...view, arm: 'live', sampled: false } as const, { ...view, arm: 'live' } as const]) {
    const name = nameView(each, sign);
    expect(name).toMatch(viewPattern);
    expect([readView(name), verifiedView(name, sign)]).toEqual([each, each]);
  }
});

it('says by its first letter whether it was drawn', () => {
  for (const arm of ['live', 'canary'] as const)
    for (const sampled of [true, false])
      for (let entry = 1; entry < 2 ** 30; entry = entry * 3 + 1) {
        const name = nameView({ ...view, arm, sampled, entry }, sign);
        expect([entry, isDrawn(name)]).toEqual([entry, readView(name)?.sampled]);
      }
});

it('is never the same twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => nameView(view, sign))).size).toBe(1000);
});

it('cannot be made up, nor altered by a single letter', () => {
  const name = nameView(view, sign);
  expect(verifiedView(name, makeSigner(randomBytes(32)))).toBeUndefined();
  for (let at = 0; at < name.length; at += 1) {
    const other = name[at] === 'A' ? 'B' : 'A';
    expect(verifiedView(name.slice(0, at) + other + name.slice(at + 1), sign)).toBeUndefined();
  }
});

it.each(['', 'x', 'x'.repeat(35), 'x'.repeat(37), `${'x'.repeat(35)}\n`, '../'.repeat(12)])('is not %j', (name) => {
  expect(readView(name)).toBeUndefined();
});
