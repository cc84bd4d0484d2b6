import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStoreConformance } from '../../../test/storeConformance.ts';
import { createCompressedStore } from './createCompressedStore.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore } from './releaseStore.ts';

const folder = () => mkdtemp(join(tmpdir(), 'packed-'));
const open = (place: string): ReleaseStore => createCompressedStore(openFolderStore(place));

testStoreConformance(
  'a packed folder',
  async () => open(await folder()),
  async ({ place }) => open(place),
);

describe('a long manifest', () => {
  const [key, id] = [`manifests/${'0'.repeat(64)}.json`, '0'.repeat(64)];
  const text = '{"digest":"довгий"}'.repeat(60);
  let store: ReleaseStore;
  beforeEach(async () => {
    store = open(await folder());
  });

  it('a long manifest is stored only compressed, created once, and removed under its plain key', async () => {
    expect(await store.create(key, text)).toBe(true);
    expect(await readdir(join(store.place, 'manifests'))).toEqual([`${id}.json.br`]);
    expect((await store.read(key))?.toString()).toBe(text);
    expect(await store.create(key, 'something else')).toBe(false);
    await store.upkeep.remove([key]);
    expect(await store.read(key)).toBeUndefined();
  });

  it('altered compressed bytes of a manifest are returned as they are, so that their digest fails', async () => {
    await store.create(`${key}.br`, 'evil');
    expect((await store.read(key))?.toString()).toBe('evil');
  });
});
