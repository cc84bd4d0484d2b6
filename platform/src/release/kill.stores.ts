import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareStoreBefore, type StoreChangeName } from '../../test/changes.ts';
import { readText } from '../../test/fakeSite.ts';
import { createFakeWorkspace } from '../../test/fakeWorkspace.ts';
import { listStoreFaults } from '../../test/listStoreFaults.ts';
import { openStore } from '../store/backends/openStore.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { collect } from './collect.ts';

const program = join(import.meta.dirname, '../../test/changeAndDie.cli.ts');

/** Process that starts a change when it gets a message, and kills itself after a number of writes. */
interface Doomed {
  /** Starts the change. @returns the signal or exit code with which the process ended */
  change(): Promise<string | number>;
  /** Ends the process before the change starts. */
  spare(): void;
}

/** Starts the process in advance, because starting Node takes longer than most changes. */
function doomed(store: ReleaseStore, change: StoreChangeName, root: string, steps: number): Doomed {
  const child = spawn(process.execPath, [program, store.place, change, root, `${steps}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<string | number>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code ?? 'nothing'));
  });
  return {
    change() {
      child.send('change');
      return ended;
    },
    spare: () => child.kill('SIGKILL'),
  };
}

async function pageOf(store: ReleaseStore): Promise<string> {
  const live = await findNewestEntry(store.read);
  const html = (await readText(store, live?.site ?? '', 'news.html')) ?? '';
  return /<h1>(\w+)<\/h1>/.exec(html)?.[1] ?? 'no page';
}

/** Heading that visitors see before and after each change. */
const pages: Readonly<Record<StoreChangeName, readonly [before: string, after: string]>> = {
  publish: ['old', 'old'],
  promote: ['old', 'new'],
  rollback: ['new', 'old'],
  preview: ['old', 'old'],
  canary: ['old', 'old'],
  hold: ['old', 'old'],
  gc: ['new', 'new'],
};

/** Time for the collector: 60 days from now, when no former site must be kept any longer. */
const later = Date.now() + 60 * 86_400_000;

/** Verbs that together write every kind of file, and `gc`, which removes files. `platform/test/races` stops all verbs, at every request. */
const onFolder: StoreChangeName[] = ['publish', 'promote', 'gc'];
const inBucket: StoreChangeName[] = process.env.STORES_PLACE ? ['promote'] : [];

/**
 * Kills the first run at its first write and each further run at its second, so that the store passes through every state. In each state,
 * visitors must get the old site or the new one, and the next run must succeed.
 */
it.each([
  ...onFolder.map((change) => [change, 'a folder'] as const),
  ...inBucket.map((change) => [change, 'a bucket'] as const),
])('%s in %s leaves the old or new site at every kill, and a rerun completes it', async (change, kind) => {
  const place =
    kind === 'a bucket' ? `${process.env.STORES_PLACE}/${randomUUID()}` : await mkdtemp(join(tmpdir(), 'killed-'));
  const store = await prepareStoreBefore(change, await openStore(place, 'writing'));
  const root = await createFakeWorkspace('news');
  const [before, after] = pages[change];
  const entries = (await store.list('log/')).length;
  let kills = 0;
  let next = doomed(store, change, root, 0);
  for (;;) {
    const ended = await next.change();
    next = doomed(store, change, root, 1);
    const now = await findNewestEntry(store.read);
    const page = await pageOf(store);
    expect([before, after], `after ${kills + 1} kills`).toContain(page);
    const isNew = (now?.number ?? 0) > entries;
    if (before !== after) expect(page, 'the page is that of the log').toBe(isNew ? after : before);
    expect(await listStoreFaults(store, change === 'gc' ? later : undefined), `after ${kills + 1} kills`).toEqual([]);
    if (ended === 0) break;
    expect(ended).toBe('SIGKILL');
    kills += 1;
    if (kills > 200) throw new Error('It does not come to an end.');
  }
  next.spare();
  expect(await pageOf(store)).toBe(after);
  const made = (await store.list('log/')).length - entries;
  expect(made).toBe(change === 'promote' ? 1 : 0);
  // Expects that at least two runs were killed: at the log entry and at its copy.
  expect(kills).toBeGreaterThanOrEqual(2);
  const again = await collect(store, { dryRun: true, now: later });
  if (change === 'gc') expect(again.keys).toEqual([]);
  console.log(`${change} in ${kind}: killed ${kills} times on its way`);
});
