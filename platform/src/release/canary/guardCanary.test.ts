import { beforeEach, expect, it, vi } from 'vitest';
import { prepareStore, releaseVersions } from '../../../test/prepareStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { promote } from '../promote.ts';
import { abortCanary, startCanary } from './canary.ts';
import type { EntryArms } from './countViews.ts';
import { guardCanary } from './guardCanary.ts';

let store: ReleaseStore;
const release = { name: 'news', version: '1.1.0' };
const running = async () => (await findNewestEntry(store.read))?.canary;

const fresh = prepareStore(async (empty) => {
  for (const name of ['news', 'blog']) {
    await releaseVersions(empty, name, '1.0.0', '1.1.0');
    await promote({ store: empty, release: { name, version: '1.0.0' } });
  }
});
beforeEach(async () => {
  store = await fresh();
});

interface Crowd {
  /** Returns how many canary visitors have failed up to the check with this number. */
  readonly failed?: (looked: number) => number;
  readonly come?: number;
  readonly patience?: number;
  readonly meanwhile?: (looked: number) => Promise<unknown>;
  /** Is called with each line that the guard prints. */
  readonly told?: (line: string) => unknown;
  readonly read?: ReleaseStore['read'];
  readonly signal?: AbortSignal;
}

/** Runs a guard with fake servers. At each check they have counted `come` more canary visitors, ten by default. */
async function guarded({
  failed = () => 0,
  come = 10,
  patience,
  meanwhile = async () => {},
  told,
  read,
  signal,
}: Crowd = {}) {
  const lines: string[] = [];
  const counts = new Map<number, EntryArms>();
  let looked = 0;
  const look = vi.fn(async () => {
    looked += 1;
    await meanwhile(looked);
    const entry = await findNewestEntry(store.read);
    const known = counts.get(entry?.number ?? 0);
    const came = known?.canaryArm.visitors ?? 0;
    counts.set(entry?.number ?? 0, {
      server: 'http://127.0.0.1:9464',
      entry: entry?.number ?? 0,
      canary: entry?.canary,
      live: { visitors: came * 3, failed: 0 },
      canaryArm: { visitors: came + come, failed: failed(looked) },
    });
    return [...counts.values()];
  });
  const ended = guardCanary({
    store: { ...store, read: read ?? store.read },
    release,
    steps: [5, 25, 50],
    visitors: 20,
    period: 0,
    interval: 1,
    ...(patience !== undefined && { patience }),
    signal,
    look,
    tell: (line) => {
      lines.push(line);
      told?.(line);
    },
  });
  return { ...(await ended), lines };
}

it('the guard raises the share in steps and keeps the last', async () => {
  const { outcome, lines } = await guarded();
  expect(outcome).toBe('passed');
  expect(await running()).toMatchObject({ ...release, percent: 50 });
  expect(lines.filter((line) => /% of the visitors see/.test(line))).toHaveLength(3);
});

it('the guard stops a failing canary and logs the reason', async () => {
  const { outcome, evidence } = await guarded({ failed: (looked) => (looked > 2 ? 8 : 0) });
  expect(outcome).toBe('stopped');
  expect(evidence).toBeGreaterThan(100);
  expect(await running()).toBeUndefined();
  expect((await findNewestEntry(store.read))?.why).toMatch(
    /the guard stopped news 1\.1\.0: the page failed for 8 of \d+ visitors/,
  );
});

it('the guard begins when the canary of another package has ended', async () => {
  await startCanary({ store, release: { name: 'blog', version: '1.1.0' }, percent: 50 });
  let end: Promise<unknown> | undefined;
  const { outcome, lines } = await guarded({
    told: (line) => {
      if (/A canary of blog 1\.1\.0 runs/.test(line)) end = abortCanary({ store, why: 'it has passed' });
    },
  });
  await end;
  expect([outcome, lines.filter((line) => /waits/.test(line)).length]).toEqual(['passed', 1]);
});

it('a guard that is stopped while it waits starts no canary', async () => {
  await startCanary({ store, release: { name: 'blog', version: '1.1.0' }, percent: 50 });
  const stop = new AbortController();
  await expect(guarded({ signal: stop.signal, told: () => stop.abort() })).rejects.toThrow(
    'The guard was stopped before the canary of news 1.1.0 began.',
  );
  expect((await running())?.name).toBe('blog');
});

it('the guard does not restart a canary that is aborted between two steps', async () => {
  // Delays the guard's reads until the abort is done, as a slow store does.
  let abort: Promise<unknown> | undefined;
  const ended = guarded({
    read: async (key) => {
      await abort;
      return store.read(key);
    },
    told: (line) => {
      if (/no evidence/.test(line)) abort ??= abortCanary({ store, why: 'an operator ends it' });
    },
  });
  await expect(ended).rejects.toThrow('The canary of news 1.1.0 has ended in the meantime.');
  expect(await running()).toBeUndefined();
});

it('the guard continues when other packages are promoted', async () => {
  const other = (version: string) => promote({ store, release: { name: 'blog', version } });
  const { outcome } = await guarded({ meanwhile: async (looked) => looked === 1 && other('1.1.0') });
  expect(outcome).toBe('passed');
  expect((await findNewestEntry(store.read))?.composition.releases.blog).toBe('1.1.0');
});

it('the guard does not raise the share while no server reports', async () => {
  const seen: (number | undefined)[] = [];
  const { outcome, lines } = await guarded({
    meanwhile: async (looked) => {
      if (looked < 2 || looked > 6) return;
      seen.push((await running())?.percent);
      throw new Error('The server does not report its counts.');
    },
  });
  expect([outcome, new Set(seen)]).toEqual(['passed', new Set([5])]);
  expect(lines.filter((line) => /does not report/.test(line))).toHaveLength(1);
});

it('the guard counts what a server reports after a restart', async () => {
  let [looked, failed] = [0, 0];
  // From the third check on, all visitors of the canary fail. The first of two servers restarts then.
  const look = async () => {
    looked += 1;
    const { number, canary } = (await findNewestEntry(store.read)) ?? { number: 0 };
    const count = (server: string, visitors: number, failing: number) => ({
      server,
      entry: number,
      canary,
      live: { visitors, failed: 0 },
      canaryArm: { visitors, failed: failing },
    });
    failed = Math.max(0, looked - 2) * 2;
    return [
      ...(looked === 3 ? [] : [count('a', looked < 3 ? looked * 50 : failed, failed)]),
      count('b', looked < 3 ? looked * 50 : 100 + failed, failed),
    ];
  };
  const { outcome, seen } = await guardCanary({
    store,
    release,
    steps: [50],
    visitors: 240,
    period: 0,
    interval: 1,
    look,
    tell: () => {},
  });
  expect([outcome, looked]).toEqual(['stopped', 4]);
  expect(seen).toEqual([
    { share: 0.5, live: { visitors: 208, failed: 0 }, canary: { visitors: 208, failed: failed * 2 } },
  ]);
});

it('the guard waits for visitors, and ends the canary after too long a wait', async () => {
  const hourLater = async (looked: number) => {
    if (looked === 3) vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  };
  const { outcome, lines } = await guarded({ come: 0, patience: 3_600_000, meanwhile: hourLater });
  vi.restoreAllMocks();
  expect(outcome).toBe('unseen');
  expect(lines).toContain('0 of 20 visitors of the canary have come. The guard keeps the share until all have come.');
  expect(await running()).toBeUndefined();
  expect((await findNewestEntry(store.read))?.why).toBe('the guard ended news 1.1.0: 0 of 20 visitors came in time');
});

it('the guard stops when somebody else ends the canary', async () => {
  const end = async (looked: number) => looked === 3 && abortCanary({ store });
  await expect(guarded({ meanwhile: end })).rejects.toThrow(/has ended\. Another command changed it, not this guard/);
  expect(await running()).toBeUndefined();
});

it.each([[[]], [[0, 5]], [[25, 5]], [[5, 5]], [[5, 100]]])(
  'the guard refuses the steps %j and starts no canary',
  async (steps) => {
    const guard = guardCanary({ store, release, steps, visitors: 1, period: 0, look: async () => [], tell: () => {} });
    await expect(guard).rejects.toThrow(/are invalid/);
    expect(await running()).toBeUndefined();
  },
);
