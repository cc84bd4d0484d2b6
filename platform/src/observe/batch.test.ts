import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { batchReader, writeBatch } from './batch.ts';
import { makeSigner } from './signer.ts';
import { nameView } from './viewName.ts';

const key = randomBytes(32);
const view = nameView(
  { entry: 1, arm: 'live', sampled: false, asked: false, at: 1, visitor: '00000000' },
  makeSigner(key),
);
const line = {
  at: 0,
  view: { entry: 1, arm: 'live', sampled: false, asked: false, at: 1, visitor: '00000000' },
  report: { view, kind: 'error', message: 'no', script: '', page: '/' },
} as const;

it('is read as it was written, once', () => {
  const read = batchReader(key);
  const { body, signature } = writeBatch([[view, 'news']], [line], key);
  expect(read(Buffer.from(body), signature)).toMatchObject({ views: [[view, 'news']], reports: [line.report] });
  expect(read(Buffer.from(body), signature)).toBeUndefined();
});

it('is not read by another key, altered, or long after', () => {
  const { body, signature } = writeBatch([[view, 'news']], [line], key);
  expect(batchReader(randomBytes(32))(Buffer.from(body), signature)).toBeUndefined();
  expect(batchReader(key)(Buffer.from(body.replace('"no"', '"on"')), signature)).toBeUndefined();
  expect(batchReader(key)(Buffer.from(body), '')).toBeUndefined();
  expect(batchReader(key, () => Date.now() + 600_000)(Buffer.from(body), signature)).toBeUndefined();
});
