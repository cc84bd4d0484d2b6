import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testStoreConformance } from '../../../test/storeConformance.ts';
import { openFolderStore } from './releaseStore.folder.ts';

const newStore = async () => openFolderStore(await mkdtemp(join(tmpdir(), 'store-')));

testStoreConformance('a folder', newStore, async ({ place }) => openFolderStore(place));

it('concurrent writers of one key leave no temporary files', async () => {
  const store = await newStore();
  await Promise.all(Array.from({ length: 20 }, (_, index) => store.create('log/00000001.json', `${index}`)));
  expect(await readdir(join(store.place, 'log'))).toEqual(['00000001.json']);
});

it('a killed writer’s temporary file appears only in the inventory', async () => {
  const store = await newStore();
  await store.create('log/00000001.json', '1');
  await writeFile(join(store.place, 'log/.00000000-0000-0000-0000-000000000000.tmp'), 'half');
  expect(await store.list('log/')).toEqual(['00000001.json']);
  expect((await store.upkeep.inventory()).map(({ key }) => key)).toContain(
    'log/.00000000-0000-0000-0000-000000000000.tmp',
  );
});

it('reading a missing key gives undefined, and reading an unreadable one throws', async () => {
  const store = await newStore();
  expect(await store.read('nothing')).toBeUndefined();
  await store.create('folder/file', 'x');
  await expect(store.read('folder')).rejects.toThrow(/could not be read/);
});

it('an error names the path that could not be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await writeFile(join(folder, 'occupied'), 'a file where a folder is wanted');
  await expect(openFolderStore(folder).create('occupied/key', 'x')).rejects.toThrow(
    /occupied\/key could not be written/,
  );
});

it('a store whose folder does not exist has no files', async () => {
  const { place } = await newStore();
  expect(await openFolderStore(join(place, 'nothing')).upkeep.inventory()).toEqual([]);
});

it('files that cannot be listed or removed give an error of the store', async () => {
  const { place, upkeep, create } = await newStore();
  await create('folder/file', 'x');
  await expect(openFolderStore(join(place, 'folder/file')).upkeep.inventory()).rejects.toThrow(
    /^The files in .*file could not be listed\. Check the permissions/,
  );
  await expect(upkeep.remove(['folder'])).rejects.toThrow(/^folder in .* could not be removed\. Check the permissions/);
});
