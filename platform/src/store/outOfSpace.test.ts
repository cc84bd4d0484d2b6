import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openFolderStore } from './releaseStore.folder.ts';

/** A disk that is full from the moment the test says so. */
const disk = vi.hoisted(() => ({ full: false }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open: typeof real.open = async (...words) => {
    const handle = await real.open(...words);
    if (disk.full) {
      handle.writeFile = async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
    }
    return handle;
  };
  return { ...real, open };
});

it('says that there is no space, leaves nothing half-written and keeps what was there', async () => {
  const store = openFolderStore(await mkdtemp(join(tmpdir(), 'full-')));
  await store.create('portfolio/1.0.0/release.json', '{}');
  disk.full = true;
  await expect(store.create('portfolio/1.1.0/browser/main.js', 'x')).rejects.toThrow(
    /There is no space left for portfolio\/1\.1\.0\/browser\/main\.js .* What was live is still live\. Free some disk/,
  );
  expect(await readdir(join(store.place, 'portfolio/1.1.0/browser'))).toEqual([]);
  expect(await store.read('portfolio/1.0.0/release.json')).toBeDefined();
  disk.full = false;
  expect(await store.create('portfolio/1.1.0/browser/main.js', 'x')).toBe(true);
});
