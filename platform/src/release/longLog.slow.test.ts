import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStoreCalls } from '../../test/countStoreCalls.ts';
import { cloneStore } from '../../test/fakeReleases.ts';
import { growLog } from '../../test/growLog.ts';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readNewestEntry, writeNewestCopy } from '../store/log/releaseLog.ts';
import { abortCanary, startCanary } from './canary/canary.ts';
import { collect } from './collect.ts';
import { runGate } from './gate/runGate.ts';
import { hold } from './hold.ts';
import { makePreview } from './preview/makePreview.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

/** Maximum number of log entries that a command may read, even if the log is very long. */
const most = 20;

const fresh = prepareStore(async (empty) => {
  for (const name of ['home', 'news']) {
    await releaseVersions(empty, name, '1.0.0', '1.1.0', '1.2.0');
    await promote({ store: empty, release: { name, version: '1.0.0' } });
  }
  await promote({ store: empty, release: { name: 'news', version: '1.1.0' } });
});

const next = { name: 'news', version: '1.2.0' };
const verbs: Readonly<Record<string, (store: ReleaseStore) => Promise<unknown>>> = {
  promote: (store) => promote({ store, release: next }),
  rollback: (store) => rollback({ store, name: 'news' }),
  'rollback to an entry': (store) => rollback({ store, to: 3 }),
  canary: (store) => startCanary({ store, release: next, percent: 10 }),
  'canary and abort': async (store) => {
    await startCanary({ store, release: next, percent: 10 });
    await abortCanary({ store });
  },
  hold: (store) => hold({ store, name: 'news', held: true }),
  gate: (store) => runGate(store, [next]),
  preview: (store) => makePreview(store, next),
  gc: (store) => collect(store, { dryRun: false, now: Date.now() + 60 * 86_400_000 }),
};

describe.each([10, 1000, 10_000])('a log of %i entries', (length) => {
  let long: ReleaseStore;
  let store: ReleaseStore;
  beforeAll(async () => {
    long = await fresh();
    await growLog(long, length);
  });
  beforeEach(async () => {
    store = await cloneStore(long);
  });

  it.each(['with the copy', 'without the copy'])(`no command reads more than ${most} entries, %s`, async (copy) => {
    const figures: Record<string, number> = {};
    for (const [verb, run] of Object.entries(verbs)) {
      if (copy === 'with the copy') await writeNewestCopy(store);
      else await store.upkeep.remove(['composition.json']);
      const counted = countStoreCalls(store);
      await run(counted.store);
      figures[verb] = counted.counts.log;
      // Restores the initial state: 1.1.0 live, no hold, no canary.
      await hold({ store, name: 'news', held: false });
      await promote({ store, release: { name: 'news', version: '1.1.0' }, force: true });
      if ((await readNewestEntry(store))?.canary) await abortCanary({ store });
    }
    for (const [verb, reads] of Object.entries(figures))
      expect(reads, `${verb} of ${JSON.stringify(figures)}`).toBeLessThanOrEqual(
        verb === 'canary and abort' ? 2 * most : most,
      );
  });
});

describe('unreadable log entries', () => {
  it('promotion and rollback work if the newest entry is intact', async () => {
    const store = await fresh();
    const before = await readNewestEntry(store);
    await growLog(store, 40, () => 'not an entry');
    await writeNewestCopy(store);
    await promote({ store, release: next });
    const { entry } = await rollback({ store, name: 'news' });
    expect(entry.composition.releases.news).toBe(before?.composition.releases.news);
    expect((await runGate(store, [{ ...next, name: 'home' }])).findings).toEqual([]);
  });
});
