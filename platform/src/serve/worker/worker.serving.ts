import { beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { requireProgram } from '../../../test/matrix/planSuites.ts';
import { startWorker } from '../../../test/matrix/workerHost.ts';
import { composeNewsSite } from '../../../test/newsSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unavailableHeaders } from '../../store/responses/headerPolicy.ts';
import { serveSite } from '../serveSite.ts';

/** Tests the parts that only the Worker has: reading from a bucket, and sending visitors' reports to a server. */
describeHosts(() => {
  let store: ReleaseStore;
  beforeAll(async () => {
    ({ store } = await composeNewsSite());
  });
  const start = async (read = store.read, more = {}) => {
    const host = await startWorker(requireProgram(inject('workerd')), read, more);
    onTestFinished(host.stop);
    return host;
  };

  it('without a store the Worker responds with 503, and later serves from its cache', async () => {
    let away = true;
    const host = await start((key) => (away ? Promise.reject(new Error('away')) : store.read(key)));
    const { status, headers, body } = await host.ask('/en/news');
    expect({ status, headers }).toMatchObject({ status: 503, headers: unavailableHeaders });
    expect(body.toString()).toContain('<html lang="en">');
    away = false;
    await expect.poll(async () => (await host.ask('/news')).status).toBe(200);
    away = true;
    expect((await host.ask('/en/news')).status).toBe(503);
    expect((await host.ask('/news')).status).toBe(200);
  });

  it('a key that the Worker’s bucket refuses does not count as a missing file', async () => {
    const host = await start(store.read, { STORE_KEY_ID: 'another' });
    expect((await host.ask('/nothing')).status).toBe(503);
  });

  it('the Worker names views, accepts their reports and passes both to a server', async () => {
    const secret = 'k'.repeat(32);
    const reports = { key: new TextEncoder().encode(secret) };
    const server = await serveSite({ store, port: 0, watched: { reports, operations: { port: 0 } } });
    onTestFinished(() => server.close());
    const host = await start(store.read, { REPORTS_KEY: secret, REPORTS_TO: server.operationsUrl, VITALS_SAMPLE: '1' });
    const { 'server-timing': named = '' } = (await host.ask('/news')).headers;
    const [, view] = /^view;desc="([\w-]{36})", vitals$/.exec(named) ?? [];
    const failure = { view, kind: 'error', message: 'no', script: '/r/news/js/x.js', page: '/news' };
    const report = async (body: string) => {
      const response = await fetch(`${host.origin}/report`, { method: 'POST', body });
      return [response.status, await response.text()];
    };
    expect(await report(JSON.stringify(failure))).toEqual([204, '']);
    expect(await report(JSON.stringify({ view, kind: 'vitals', page: '/news', lcp: 900 }))).toEqual([204, '']);
    expect(await report(JSON.stringify({ ...failure, view: 'A'.repeat(36) }))).toEqual([403, '']);
    for (const body of ['', 'x', '{"view":'.repeat(100), 'x'.repeat(100_000)])
      expect(await report(body)).toEqual([400, '']);
    const labels = 'remote="news",release="1.1.0"';
    await vi.waitFor(
      async () => {
        const metrics = await (await fetch(`${server.operationsUrl}/metrics`)).text();
        expect(metrics).toContain(`porohy_page_failures_total{${labels},kind="error"} 1\n`);
        // Expects two views: this test's page, and the page that `start` requested until the Worker responded.
        expect(metrics).toContain(`porohy_release_views_total{${labels}} 2\n`);
        expect(metrics).toMatch(/porohy_vitals_lcp_milliseconds_bucket\{le="1000",.*\} 1\n/);
      },
      { timeout: 20_000, interval: 100 },
    );
  });
}, ['worker']);
