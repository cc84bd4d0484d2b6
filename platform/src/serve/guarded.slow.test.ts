import { beforeAll, expect, it } from 'vitest';
import { prepareStoreBefore } from '../../test/changes.ts';
import { cloneStore } from '../../test/fakeReleases.ts';
import { countArms } from '../release/canary/countViews.ts';
import { guardCanary } from '../release/canary/guardCanary.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { serveSite } from './serveSite.ts';

let prepared: ReleaseStore;
beforeAll(async () => {
  prepared = await prepareStoreBefore('promote');
});

let visitors = 0;

/** Loads a page as a new visitor. If the page is of the canary, it reports a failure with the probability `fails`. */
async function visit(url: string, fails: number): Promise<void> {
  const response = await fetch(`${url}/news`);
  const view = /"(.*)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
  const isCanary = (await response.text()).includes('<h1>new</h1>');
  visitors += 1;
  // Gives each visitor another IP address, because the server limits the reports per sender.
  const headers = { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const report = (said: object) =>
    fetch(`${url}/report`, { method: 'POST', headers, body: JSON.stringify({ view, ...said }) });
  await report({ kind: 'run' });
  if (!isCanary || Math.random() >= fails) return;
  await report({ kind: 'hydration', message: 'no', script: '/r/news/js/page.js', page: '/news' });
}

/** Acts as a scanner for vulnerabilities: requests addresses that do not exist, and a page without running its script. */
async function scan(url: string): Promise<void> {
  for (const path of ['/wp-login.php', '/.env', '/news']) await (await fetch(url + path)).arrayBuffer();
}

/**
 * Runs a guard against a server that four loops of `visit` keep busy.
 * @param looks number of counts of the canary after which the guard's patience ends; by default it ends after two minutes
 */
async function guardUnder(visit: (url: string) => Promise<void>, looks = Number.POSITIVE_INFINITY) {
  const store = await cloneStore(prepared);
  const site = await serveSite({ store, port: 0, watched: { reports: {}, operations: { port: 0 } } });
  let visited = true;
  let counted = 0;
  const visits = Array.from({ length: 4 }, async () => {
    while (visited) await visit(site.url);
  });
  try {
    const guarded = await guardCanary({
      store,
      release: { name: 'news', version: '1.1.0' },
      steps: [5, 25, 50],
      visitors: 30,
      period: 0,
      patience: 120_000,
      now: () => (counted < looks ? Date.now() : Number.POSITIVE_INFINITY),
      interval: 50,
      look: async () => {
        const arms = await countArms([site.operationsUrl ?? '']);
        if (arms.some(({ canary }) => canary)) counted += 1;
        return arms;
      },
      tell: () => {},
    });
    return { ...guarded, canary: (await findNewestEntry(store.read))?.canary };
  } finally {
    visited = false;
    await Promise.all(visits);
    await site.close();
  }
}

it.each([
  ['that fails in three of ten browsers is stopped', (url: string) => visit(url, 0.3), 'stopped', undefined],
  [
    'that fails for no visitor passes, despite requests of scanners',
    (url: string) => scan(url).then(() => visit(url, 0)),
    'passed',
    50,
  ],
] as const)('a canary %s', async (_, visits, outcome, percent) => {
  const { canary, seen, ...guarded } = await guardUnder(visits);
  expect([guarded.outcome, canary?.percent]).toEqual([outcome, percent]);
  expect(seen.every(({ live }) => live.failed === 0)).toBe(true);
});

it('a canary that only scanners have requested ends without evidence', async () => {
  const { outcome, canary, seen } = await guardUnder(scan, 20);
  expect([outcome, canary, seen.map(({ canary }) => canary.visitors)]).toEqual(['unseen', undefined, [0]]);
});
