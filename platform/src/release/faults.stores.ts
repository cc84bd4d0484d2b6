import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionPattern } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { type Change, changes, storeBefore } from '../../test/changes.ts';
import { fakeWorkspace, writeSources } from '../../test/fakeWorkspace.ts';
import { faultsOfStore } from '../../test/faultsOfStore.ts';
import { fullStore, Lost, lossyStore, seededRandom } from '../../test/faultyStores.ts';
import { openStore } from '../store/openStore.ts';
import { projectNewest } from '../store/projectNewest.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { hold } from './hold.ts';
import { promote } from './promote.ts';
import { verifyLog } from './readLog.ts';

const all: Change[] = ['publish', 'promote', 'rollback', 'preview', 'canary', 'hold'];

describe('a full disk', () => {
  it.each(all)(
    'during %s, at every file it writes: it says so, the old site stands, and with space it is completed',
    async (change) => {
      const store = await storeBefore(change);
      const root = await fakeWorkspace('news');
      const before = await newestEntry(store.read);
      let refusals = 0;
      // Each run has space for one file more: it goes on where the last one ended. A preview has an id of its own in each run, and a
      // receipt beside it.
      for (let space = 0; ; space = change === 'preview' ? 2 : 1) {
        const outcome = await changes[change](fullStore(store, space), root).catch((error: Error) => error);
        expect(await faultsOfStore(store), `after ${refusals + 1} refusals`).toEqual([]);
        if (!(outcome instanceof Error)) break;
        expect(outcome.message).toMatch(/There is no space left for \S+ in /);
        expect(await newestEntry(store.read)).toEqual(before);
        refusals += 1;
        if (refusals > 200) throw new Error('It does not come to an end.');
      }
      expect(refusals).toBeGreaterThanOrEqual(1);
      expect((await entryNumbers(store)).length).toBe(
        (before?.number ?? 0) + (['publish', 'preview'].includes(change) ? 0 : 1),
      );
      console.log(`${change}: refused ${refusals} times for want of space`);
    },
  );

  it('does not fail what is live already because its copy could not be written', async () => {
    const store = await storeBefore('promote');
    const { entry } = await changes.promote(store);
    expect(await projectNewest(fullStore(store, 0))).toMatch(
      /composition\.json could not be written[\s\S]*nothing depends on the copy/,
    );
    expect(await newestEntry(store.read)).toEqual(entry);
  });
});

/** A real disk of a few hundred KB, where this machine lets one be mounted; else the reason why not. */
function mountSmall(folder: string): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has tmpfs';
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (stderr ?? 'there is no "mount"').trim();
}

describe('a disk that is really full', () => {
  it.each(['publish', 'promote', 'hold'] as const)(
    'during %s: no half file is taken for a whole one',
    async (change) => {
      const folder = await mkdtemp(join(tmpdir(), 'small-'));
      const refused = mountSmall(folder);
      if (refused) {
        console.log(`SKIPPED: no small disk can be mounted here (${refused})`);
        return;
      }
      try {
        const store = await storeBefore(change, await openStore(folder, 'writing'));
        const root = await fakeWorkspace('news');
        // Incompressible and large: it must meet the end of the disk in the middle of a file.
        await writeSources(root, 'news', seededText(3000));
        const before = await newestEntry(store.read);
        const filler = join(folder, '.filler');
        await writeFile(filler, Buffer.alloc(1_000_000)).catch(() => {});
        await expect(changes[change](store, root)).rejects.toThrow(
          /There is no space left for \S+ in .*Free some disk/,
        );
        expect(await newestEntry(store.read)).toEqual(before);
        expect(await faultsOfStore(store)).toEqual([]);
        expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
        await rm(filler);
        await changes[change](store, root);
        expect(await faultsOfStore(store)).toEqual([]);
        if (change !== 'publish') expect((await newestEntry(store.read))?.number).toBe((before?.number ?? 0) + 1);
      } finally {
        spawnSync('umount', [folder]);
      }
    },
  );
});

const seededText = (length: number): string => {
  const random = seededRandom(1);
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
};

describe('answers that are lost, three in ten, before their effect or after it', () => {
  it.each([1, 2, 3])('lose no change, double none and keep the chain whole (%i)', async (seed) => {
    const store = await storeBefore('promote');
    const root = await fakeWorkspace('news');
    // Its pages are there: what is asked again and again is the store, not the rendering.
    await changes.promote(store);
    await changes.rollback(store);
    const random = seededRandom(seed);
    const lossy = lossyStore(store, 0.3, random);
    let lost = 0;
    /** As a person does: the same command again, until it says that it is done. */
    const persist = async (change: (store: ReleaseStore) => Promise<unknown>) => {
      for (let tries = 0; tries < 5000; tries += 1) {
        try {
          await change(lossy);
          // As the commands do: with the copy the next one finds what is live in three reads.
          await projectNewest(store);
          return;
        } catch (error) {
          if (!isLost(error)) throw error;
          lost += 1;
        }
      }
      throw new Error('It was never done.');
    };
    const expected: string[] = [];
    await persist((each) => changes.publish(each, root));
    for (let round = 1; round <= 4; round += 1) {
      // What was rolled back is wanted again, by force.
      await persist((each) => promoteAgain(each));
      await persist((each) => changes.rollback(each));
      await persist((each) => changes.hold(each));
      await persist((each) => hold({ store: each, name: 'news', held: false }));
      expected.push('promote', 'rollback', 'hold', 'unhold');
    }
    const numbers = await entryNumbers(store);
    const verbs = await Promise.all(numbers.slice(-expected.length).map((number) => requireEntry(store, number)));
    expect(verbs.map(({ verb }) => verb)).toEqual(expected);
    expect(await verifyLog(store)).toEqual({ entries: numbers.length, faults: [] });
    expect(await faultsOfStore(store)).toEqual([]);
    // The one that was published, and the two it began with.
    expect((await store.list('news/')).filter((each) => versionPattern.test(each))).toHaveLength(3);
    expect(lost).toBeGreaterThan(50);
    console.log(`seed ${seed}: ${expected.length} changes and a publish got through ${lost} losses`);
  });
});

const promoteAgain = (store: ReleaseStore) =>
  promote({ store, release: { name: 'news', version: '1.1.0' }, force: true });

/** Also where it is the cause of another error. */
const isLost = (error: unknown): boolean => error instanceof Lost || (error instanceof Error && isLost(error.cause));
