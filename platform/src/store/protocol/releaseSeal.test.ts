import { contractVersion, storedFormat } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { computeIntegrity } from '../bytes/computeIntegrity.ts';
import { addSeal, readRelease, type UnsealedRelease } from './storedRelease.ts';

const release: UnsealedRelease = {
  format: storedFormat,
  contract: contractVersion,
  name: 'news',
  version: '1.0.0',
  files: { 'browser/entry.js': computeIntegrity('entry'), 'node/main.cjs': computeIntegrity('main') },
  entry: 'browser/entry.js',
  chunks: { main: { js: ['browser/entry.js'], css: [] } },
  node: 'node/main.cjs',
  shares: { react: '^19.0.0' },
  content: '0123456789',
};
const read = (described: object) => readRelease(async () => Buffer.from(JSON.stringify(described)), 'news', '1.0.0');

describe('the seal of a release', () => {
  it('a sealed release is read unchanged', async () => {
    const whole = await addSeal(release);
    expect(await read(whole)).toEqual(whole);
    expect(await addSeal(whole)).toEqual(whole);
  });

  it('a release without a seal is refused', async () => {
    await expect(read(release)).rejects.toThrow('seal: ');
  });

  it.each([
    ['the entry', { entry: 'node/main.cjs' }],
    ['a chunk', { chunks: {} }],
    ['its shared libraries', { shares: { react: '*' } }],
    ['the Node build', { node: 'browser/entry.js' }],
    ['an added file', { files: { ...release.files, 'browser/evil.js': computeIntegrity('evil') } }],
  ])('a seal does not match after a change of %s', async (_what, change) => {
    await expect(read({ ...(await addSeal(release)), ...change })).rejects.toThrow(
      'news/1.0.0/release.json does not match its seal: it was altered after its release.',
    );
  });
});
