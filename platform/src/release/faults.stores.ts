import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareStoreBefore, type StoreChangeName, storeChanges } from '../../test/changes.ts';
import { createFakeWorkspace, writeSources } from '../../test/fakeWorkspace.ts';
import { createFullStore, createRandom } from '../../test/faultyStores.ts';
import { listStoreFaults } from '../../test/listStoreFaults.ts';
import { openStore } from '../store/backends/openStore.ts';
import { listEntryNumbers, writeNewestCopy } from '../store/log/releaseLog.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';

const all: StoreChangeName[] = ['publish', 'promote', 'rollback', 'preview', 'canary', 'hold'];

describe('a simulated full disk', () => {
  it.each(all)(
    '%s fails with an error at every write, changes nothing live, and completes with space',
    async (change) => {
      const store = await prepareStoreBefore(change);
      const root = await createFakeWorkspace('news');
      const before = await findNewestEntry(store.read);
      let refusals = 0;
      // Each further attempt may create one more file. A preview needs two, because each attempt writes a new receipt and preview.
      for (let space = 0; ; space = change === 'preview' ? 2 : 1) {
        const outcome = await storeChanges[change](createFullStore(store, space), root).catch((error: Error) => error);
        expect(await listStoreFaults(store), `after ${refusals + 1} refusals`).toEqual([]);
        if (!(outcome instanceof Error)) break;
        expect(outcome.message).toMatch(/There is no disk space left for \S+ in /);
        expect(await findNewestEntry(store.read)).toEqual(before);
        refusals += 1;
        if (refusals > 200) throw new Error('It does not come to an end.');
      }
      expect(refusals).toBeGreaterThanOrEqual(1);
      expect((await listEntryNumbers(store)).length).toBe(
        (before?.number ?? 0) + (['publish', 'preview'].includes(change) ? 0 : 1),
      );
      console.log(`${change}: refused ${refusals} times for want of space`);
    },
  );

  it('a failed copy of the newest entry does not fail the promotion', async () => {
    const store = await prepareStoreBefore('promote');
    const { entry } = await storeChanges.promote(store);
    expect(await writeNewestCopy(createFullStore(store, 0))).toMatch(
      /composition\.json could not be written[\s\S]*nothing depends on the copy/,
    );
    expect(await findNewestEntry(store.read)).toEqual(entry);
  });
});

/** Mounts a disk of 400 KB at a folder. @returns the reason if this machine cannot; undefined if it did */
function mountSmall(folder: string): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has tmpfs';
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (stderr ?? 'there is no "mount"').trim();
}

describe('a real full disk', () => {
  it.for(['publish', 'promote', 'hold'] as const)(
    '%s leaves no partial file and completes after space is freed',
    async (change, { skip }) => {
      const folder = await mkdtemp(join(tmpdir(), 'small-'));
      const refused = mountSmall(folder);
      if (refused) skip(`no small disk can be mounted here (${refused})`);
      try {
        const store = await prepareStoreBefore(change, await openStore(folder, 'writing'));
        const root = await createFakeWorkspace('news');
        // Builds more bytes than the disk holds, incompressible ones, so that the disk becomes full in the middle of a file.
        await writeSources(root, 'news', seededText(3000));
        const before = await findNewestEntry(store.read);
        const filler = join(folder, '.filler');
        await writeFile(filler, Buffer.alloc(1_000_000)).catch(() => {});
        await expect(storeChanges[change](store, root)).rejects.toThrow(
          /There is no disk space left for \S+ in .*Free some disk/,
        );
        expect(await findNewestEntry(store.read)).toEqual(before);
        expect(await listStoreFaults(store)).toEqual([]);
        expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
        await rm(filler);
        await storeChanges[change](store, root);
        expect(await listStoreFaults(store)).toEqual([]);
        if (change !== 'publish') expect((await findNewestEntry(store.read))?.number).toBe((before?.number ?? 0) + 1);
      } finally {
        spawnSync('umount', [folder]);
      }
    },
  );
});

const seededText = (length: number): string => {
  const random = createRandom(1);
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
};
