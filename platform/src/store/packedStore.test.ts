import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeConformance } from '../../test/storeConformance.ts';
import { packedStore } from './packedStore.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore } from './releaseStore.ts';

const folder = () => mkdtemp(join(tmpdir(), 'packed-'));
const open = (place: string): ReleaseStore => packedStore(openFolderStore(place));

storeConformance(
  'a packed folder',
  async () => open(await folder()),
  async ({ place }) => open(place),
);

describe('what packs well', () => {
  const page = 'pages/0123456789abcdef.html';
  const text = '<p>довгий текст</p>'.repeat(60);
  let store: ReleaseStore;
  beforeEach(async () => {
    store = open(await folder());
  });

  it('lies as its brotli copy and nothing besides, and is read as both', async () => {
    expect(await store.create(page, text)).toBe(true);
    expect(await readdir(join(store.place, 'pages'))).toEqual(['0123456789abcdef.html.br']);
    expect((await store.read(page))?.toString()).toBe(text);
    expect(brotliDecompressSync((await store.read(`${page}.br`)) ?? '').toString()).toBe(text);
    expect(await store.list('pages/')).toEqual(['0123456789abcdef.html', '0123456789abcdef.html.br']);
  });

  it('is created once, under whichever of its two names, and goes under both', async () => {
    expect(await store.create(`${page}.br`, brotliCompressSync(text))).toBe(true);
    expect(await store.create(page, 'something else, and as long as it takes to be packed'.repeat(20))).toBe(false);
    expect((await store.read(page))?.toString()).toBe(text);
    await store.upkeep.remove([page]);
    expect([await store.read(page), await store.read(`${page}.br`)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['small', page, 'short'],
    ['compressed already', 'news/browser/assets/river.1a2b3c4d.avif', text],
    ['of the log', 'log/00000001.json', text],
    ['the description of a release', 'news/1.0.0/release.json', text],
    ['the listing of a site', 'sites/0123456789abcdef/site.json', text],
  ])('nothing is packed that is %s', async (_what, key, bytes) => {
    await store.create(key, bytes);
    expect((await readFile(join(store.place, key))).toString()).toBe(bytes);
    expect((await store.read(key))?.toString()).toBe(bytes);
  });

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['longer by a space', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
    ['no brotli', () => Buffer.from('evil')],
  ])('is given as it lies where it was altered (%s), so that its digest tells', async (_how, alter) => {
    const altered = alter(brotliCompressSync(text));
    await store.create(`${page}.br`, altered);
    expect(await store.read(page)).toEqual(altered);
  });
});
