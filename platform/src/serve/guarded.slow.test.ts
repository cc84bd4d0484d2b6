import { beforeAll, expect, it } from 'vitest';
import { guardCanary } from '../release/guard/guardCanary.ts';
import { promote } from '../release/promote.ts';
import { seenByServers } from '../release/seen/seenByServers.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { copyOf, releaseRemote, storeWithShell } from '../testing/fakeReleases.ts';
import { serveSite } from './serveSite.ts';

let prepared: ReleaseStore;
beforeAll(async () => {
  prepared = await storeWithShell();
  await promote({ store: prepared, release: { name: 'shell', version: '1.0.0' } });
  for (const version of ['1.0.0', '1.1.0'])
    await releaseRemote(prepared, 'news', { version, routes: ['/news'], page: `return "<h1>${version}</h1>"` });
  await promote({ store: prepared, release: { name: 'news', version: '1.0.0' } });
});

/** A visitor whom nobody has seen before opens the page; in a share of browsers the canary's release fails in it. */
async function visit(url: string, fails: number): Promise<void> {
  const response = await fetch(`${url}/news`);
  const view = /"(.*)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
  const isCanary = (await response.text()).includes('1.1.0');
  if (!isCanary || Math.random() >= fails) return;
  const failure = { kind: 'hydration', message: 'no', script: '/r/news/js/page.js', page: '/news' };
  await fetch(`${url}/report`, { method: 'POST', body: JSON.stringify({ ...failure, view }) });
}

/** A guard over a server that is visited all the time. @param fails share of browsers in which the canary's release fails */
async function guardUnderVisits(fails: number) {
  const store = await copyOf(prepared);
  const site = await serveSite({ store, port: 0, watched: { reports: {}, operations: { port: 0 } } });
  let visited = true;
  const visits = Array.from({ length: 4 }, async () => {
    while (visited) await visit(site.url, fails);
  });
  try {
    const guarded = await guardCanary({
      store,
      release: { name: 'news', version: '1.1.0' },
      steps: [5, 25, 50],
      visitors: 30,
      period: 0,
      interval: 50,
      look: () => seenByServers([site.operationsUrl ?? '']),
      tell: () => {},
    });
    return { ...guarded, canary: (await newestEntry(store.read))?.canary };
  } finally {
    visited = false;
    await Promise.all(visits);
    await site.close();
  }
}

it('stops a release that fails in three of ten browsers', async () => {
  const { outcome, canary, seen } = await guardUnderVisits(0.3);
  expect([outcome, canary]).toEqual(['stopped', undefined]);
  // What was live has failed for nobody.
  expect(seen.every(({ live }) => live.failed === 0)).toBe(true);
});

it('lets a release pass that fails for nobody', async () => {
  const { outcome, canary } = await guardUnderVisits(0);
  expect([outcome, canary?.percent]).toEqual(['passed', 50]);
});

it('says of a server that it cannot ask which it is', async () => {
  await expect(seenByServers(['http://127.0.0.1:1'])).rejects.toThrow(/127\.0\.0\.1:1 does not say/);
  await expect(seenByServers(['9464'])).rejects.toThrow(/no address of a server/);
});
