import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type RunningSite, serveSite } from '../serveSite.ts';
import { type Fixture, openFixture } from './fixture.ts';
import type { Host } from './Host.ts';
import { workerHost } from './workerHost.ts';

const secret = 'k'.repeat(32);
const key = new TextEncoder().encode(secret);
const workerd = inject('workerd');

let fixture: Fixture;
/** A server of the same site that counts what the Worker sees. */
let collector: RunningSite;
let worker: Host & { readonly origin?: string };

beforeAll(async () => {
  fixture = await openFixture();
  collector = await serveSite({
    store: fixture.store,
    port: 0,
    watched: { reports: { key }, operations: { port: 0 } },
  });
});
afterAll(async () => {
  await collector.close();
  await fixture.bucket.stop();
});

describe.skipIf(!workerd)('a Worker that is told where to count', () => {
  beforeAll(async () => {
    if (!workerd) return;
    const more = { REPORTS_KEY: secret, REPORTS_TO: collector.operationsUrl ?? '', VITALS_SAMPLE: '1' };
    worker = await workerHost(workerd, fixture.bucket.url, { more });
  });
  afterAll(() => worker?.stop());

  const visit = async () => {
    const response = await fetch(`${worker.origin}/`);
    await response.arrayBuffer();
    return /^view;desc="([\w-]{36})", vitals$/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
  };
  const report = (body: string) => fetch(`${worker.origin}/report`, { method: 'POST', body });
  const counted = async () =>
    (await (await fetch(`${collector.operationsUrl}/watch`)).json()) as Record<string, unknown>;

  it('names views, takes reports, and has both counted by the server', async () => {
    const view = await visit();
    const failure = { view, kind: 'error', message: 'no', script: '/r/shell/js/x.js', page: '/' };
    expect((await report(JSON.stringify(failure))).status).toBe(204);
    await vi.waitFor(
      async () => {
        // It sends on what it has seen when somebody comes.
        await visit();
        expect(await counted()).toMatchObject({
          releases: expect.arrayContaining([
            expect.objectContaining({
              name: 'shell',
              version: '1.0.0',
              failures: { hydration: 0, error: 1, module: 0 },
            }),
          ]),
        });
      },
      { timeout: 30_000, interval: 300 },
    );
    const { arms } = (await counted()) as { arms: { live: { views: number } }[] };
    expect(arms[0]?.live.views).toBeGreaterThan(1);
  });

  it('has the server count how fast drawn views were', async () => {
    const view = await visit();
    const report = { view, kind: 'vitals', page: '/', lcp: 900, cls: 0.02 };
    expect((await fetch(`${worker.origin}/report`, { method: 'POST', body: JSON.stringify(report) })).status).toBe(204);
    await vi.waitFor(
      async () => {
        await visit();
        expect(await (await fetch(`${collector.operationsUrl}/metrics`)).text()).toMatch(
          /^porohy_vitals_lcp_milliseconds_bucket\{le="1000",.*\} 1$/m,
        );
      },
      { timeout: 30_000, interval: 300 },
    );
  });

  it.each([
    ['no report', 'x', 400],
    ['more than a report', 'x'.repeat(100_000), 400],
    [
      'a view that nobody was shown',
      JSON.stringify({ view: 'A'.repeat(36), kind: 'error', message: '', script: '', page: '' }),
      403,
    ],
  ])('refuses %s', async (_, body, status) => {
    const response = await report(body);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});

describe('a server that counts for Workers', () => {
  it.each([
    ['nothing', ''],
    ['no batch', '{}'],
    [
      'a batch that somebody has made up',
      JSON.stringify({ id: crypto.randomUUID(), at: Date.now(), views: [], reports: [] }),
    ],
  ])('takes %s from nobody', async (_, body) => {
    const sent = { method: 'POST', body, headers: { 'x-signature': 'f'.repeat(64) } };
    expect((await fetch(`${collector.operationsUrl}/seen`, sent)).status).toBe(403);
  });
});
