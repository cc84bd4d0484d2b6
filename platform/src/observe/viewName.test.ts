import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSigner } from './signer.ts';
import {
  drawnTogether,
  isAsked,
  isDrawn,
  nameView,
  readView,
  verifiedView,
  viewNamer,
  viewPattern,
} from './viewName.ts';

const signer = makeSigner(randomBytes(32));
const view = {
  entry: 4711,
  arm: 'canary',
  sampled: true,
  asked: true,
  at: 1_795_000_000,
  visitor: '00c0ffee',
} as const;

it('says what it is a view of', () => {
  for (const each of [
    view,
    { ...view, arm: 'live', sampled: false } as const,
    { ...view, arm: 'live', asked: false } as const,
  ]) {
    const name = nameView(each, signer);
    expect(name).toMatch(viewPattern);
    expect([readView(name), verifiedView(name, signer)]).toEqual([each, each]);
  }
});

it('says by its first letter whether it was drawn, and whether it is asked to say that script runs', () => {
  for (const arm of ['live', 'canary'] as const)
    for (const sampled of [true, false])
      for (const asked of [true, false])
        for (let entry = 1; entry < 2 ** 29; entry = entry * 3 + 1) {
          const name = nameView({ ...view, arm, sampled, asked, entry }, signer);
          expect([entry, isDrawn(name), isAsked(name)]).toEqual([entry, sampled, asked]);
        }
});

it('is never the same twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => nameView(view, signer))).size).toBe(1000);
});

it('cannot be made up, nor altered by a single letter', () => {
  const name = nameView(view, signer);
  expect(verifiedView(name, makeSigner(randomBytes(32)))).toBeUndefined();
  for (let at = 0; at < name.length; at += 1) {
    const other = name[at] === 'A' ? 'B' : 'A';
    expect(verifiedView(name.slice(0, at) + other + name.slice(at + 1), signer)).toBeUndefined();
  }
});

it.each(['', 'x', 'x'.repeat(35), 'x'.repeat(37), `${'x'.repeat(35)}\n`, '../'.repeat(12)])('is not %j', (name) => {
  expect(readView(name)).toBeUndefined();
});

describe('a name that was drawn together with others', () => {
  const { visitor, ...drawn } = view;

  it('says what it is a view of', () => {
    const name = viewNamer(signer);
    for (const each of [
      drawn,
      { ...drawn, arm: 'live', sampled: false } as const,
      { ...drawn, at: drawn.at + 1 },
      drawn,
    ]) {
      const named = name(each);
      expect(named).toMatch(viewPattern);
      expect([readView(named), verifiedView(named, signer)]).toEqual(Array(2).fill(expect.objectContaining(each)));
      expect([isDrawn(named), isAsked(named)]).toEqual([each.sampled, each.asked]);
    }
  });

  it('is never the same twice, whoever draws it', () => {
    const [one, other] = [viewNamer(signer), viewNamer(signer)];
    const names = Array.from({ length: 5 * drawnTogether }, () => [one(drawn), other(drawn)]).flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((each) => verifiedView(each, signer))).toBe(true);
  });

  it('cannot be made up, nor altered by a single letter, nor made of another', () => {
    const name = viewNamer(signer);
    const [one, next] = [name(drawn), name(drawn)];
    expect(verifiedView(one, makeSigner(randomBytes(32)))).toBeUndefined();
    for (let at = 0; at < one.length; at += 1) {
      const other = one[at] === 'A' ? 'B' : 'A';
      expect(verifiedView(one.slice(0, at) + other + one.slice(at + 1), signer)).toBeUndefined();
    }
    // The place of one with the signature of the next.
    const [bytes, of] = [Buffer.from(one, 'base64url'), Buffer.from(next, 'base64url')];
    expect(
      verifiedView(Buffer.concat([bytes.subarray(0, 17), of.subarray(17)]).toString('base64url'), signer),
    ).toBeUndefined();
  });
});
