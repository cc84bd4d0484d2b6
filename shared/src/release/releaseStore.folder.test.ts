import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolderStore } from './releaseStore.folder.ts';
import { newestEntry } from './releaseStore.ts';

const newStore = async () => openFolderStore(await mkdtemp(join(tmpdir(), 'store-')));

it('creates a key once: the second create changes nothing and says so', async () => {
  const store = await newStore();
  expect(await store.create('a/b.txt', 'first')).toBe(true);
  expect(await store.create('a/b.txt', 'second')).toBe(false);
  expect((await store.read('a/b.txt'))?.toString()).toBe('first');
});

it('lets exactly one of many writers of a key win, and leaves no scraps', async () => {
  const store = await newStore();
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.create('log/00000001.json', `${index}`)),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await readdir(join(store.place, 'log'))).toEqual(['00000001.json']);
});

it('tells "not there" from "could not be read"', async () => {
  const store = await newStore();
  expect(await store.read('nothing')).toBeUndefined();
  await store.create('folder/file', 'x');
  await expect(store.read('folder')).rejects.toThrow(/could not be read/);
});

it('reads the newest entry of the log, and refuses one that is torn', async () => {
  const store = await newStore();
  expect(await newestEntry(store)).toBeUndefined();
  await store.create('log/00000001.json', '{"number":');
  await expect(newestEntry(store)).rejects.toThrow(/log\/00000001\.json is not JSON/);
});

it('says which folder refuses a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await writeFile(join(folder, 'occupied'), 'a file where a folder is wanted');
  await expect(openFolderStore(folder).create('occupied/key', 'x')).rejects.toThrow(
    /occupied\/key could not be written/,
  );
});
