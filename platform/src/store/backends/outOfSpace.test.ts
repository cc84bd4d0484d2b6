import { mkdtemp, open, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openFolderStore } from './releaseStore.folder.ts';

/** Makes every further write fail as it does on a full disk. */
async function fillDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  vi.spyOn(Object.getPrototypeOf(handle), 'writeFile').mockRejectedValue(
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  );
  await handle.close();
}

afterEach(() => vi.restoreAllMocks());

it('a full disk is reported, leaves no partial file and keeps existing files', async () => {
  const store = openFolderStore(await mkdtemp(join(tmpdir(), 'full-')));
  await store.create('portfolio/1.0.0/release.json', '{}');
  await fillDisk(join(store.place, 'any'));
  await expect(store.create('portfolio/1.1.0/browser/main.js', 'x')).rejects.toThrow(
    /There is no disk space left for portfolio\/1\.1\.0\/browser\/main\.js .* The live site has not changed\. Free some disk/,
  );
  expect(await readdir(join(store.place, 'portfolio/1.1.0/browser'))).toEqual([]);
  expect(await store.read('portfolio/1.0.0/release.json')).toBeDefined();
  vi.restoreAllMocks();
  expect(await store.create('portfolio/1.1.0/browser/main.js', 'x')).toBe(true);
});
