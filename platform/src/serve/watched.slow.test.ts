import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareStoreBefore } from '../../test/changes.ts';
import { cloneStore } from '../../test/fakeReleases.ts';
import { createSiteFetch } from '../proof/siteFetch.ts';
import { promote } from '../release/promote.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { type Monitoring, type RunningSite, serveSite } from './serveSite.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

let prepared: Promise<ReleaseStore> | undefined;

async function served(watched: Monitoring, change: (store: ReleaseStore) => ReleaseStore = (store) => store) {
  prepared ??= prepareStoreBefore('promote');
  const store = await cloneStore(await prepared);
  const site = await serveSite({ store: change(store), port: 0, watched });
  open.push(site);
  return { store, ...site };
}

const operations = { port: 0 };
const viewOf = (response: Response) =>
  /^view;desc="([\w-]{36})"$/.exec(response.headers.get('server-timing') ?? '')?.[1];
const report = (site: Pick<RunningSite, 'url'>, body: string | object) =>
  fetch(`${site.url}/report`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const failure = { kind: 'error', message: 'no', script: '/r/news/js/page.js', page: '/news' };
/** Reads the metrics of a server: values by name and labels. */
const metricsOf = async ({ operationsUrl }: RunningSite): Promise<Record<string, number>> => {
  const text = await (await fetch(`${operationsUrl}/metrics`)).text();
  return Object.fromEntries([...text.matchAll(/^([^#\s].*) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]));
};
const metric = async (site: RunningSite, name: string) => (await metricsOf(site))[name];

it('each view of a document has a name in a header, and the bytes stay the same', async () => {
  const site = await served({ reports: {} });
  const [one, two] = [await fetch(`${site.url}/news`), await fetch(`${site.url}/news`)];
  expect([viewOf(one), viewOf(two)]).toEqual([expect.any(String), expect.any(String)]);
  expect(viewOf(one)).not.toBe(viewOf(two));
  expect([one.headers.get('etag'), await one.text()]).toEqual([two.headers.get('etag'), await two.text()]);
  const again = await fetch(`${site.url}/news`, { headers: { 'if-none-match': one.headers.get('etag') ?? '' } });
  expect([again.status, viewOf(again)]).toEqual([304, expect.any(String)]);
});

it('sampled views are asked for vitals in the Server-Timing header', async () => {
  const site = await served({ reports: { sample: 1 }, operations });
  const [drawn, other] = [await fetch(`${site.url}/news`), await fetch(`${(await served({ reports: {} })).url}/news`)];
  expect(drawn.headers.get('server-timing')).toMatch(/^view;desc="[\w-]{36}", vitals$/);
  expect(await drawn.text()).toBe(await other.text());
  const view = /"(.*)"/.exec(drawn.headers.get('server-timing') ?? '')?.[1];
  expect((await report(site, { view, kind: 'vitals', page: '/news', lcp: 1800, cls: 0 })).status).toBe(204);
  const labels = 'remote="news",release="1.0.0",page="/news",language="ua"';
  const metrics = await metricsOf(site);
  expect(metrics).toMatchObject({
    [`porohy_vitals_lcp_milliseconds_bucket{le="2000",${labels}}`]: 1,
    [`porohy_vitals_lcp_milliseconds_bucket{le="1500",${labels}}`]: 0,
    [`porohy_vitals_cls_count{${labels}}`]: 1,
  });
  expect(Object.keys(metrics)).not.toContain(`porohy_vitals_inp_milliseconds_count{${labels}}`);
});

it('metrics show each live release and its predecessor', async () => {
  const site = await served({ reports: {}, operations });
  await (await fetch(`${site.url}/news`)).arrayBuffer();
  await promote({ store: site.store, release: { name: 'news', version: '1.1.0' } });
  await vi.waitFor(
    async () => expect(await metric(site, 'porohy_live_release_info{remote="news",release="1.1.0"}')).toBe(1),
    { timeout: 20_000 },
  );
  await (await fetch(`${site.url}/news`)).arrayBuffer();
  expect(await metricsOf(site)).toMatchObject({
    'porohy_previous_release_info{remote="news",release="1.0.0"}': 1,
    'porohy_release_views_total{remote="news",release="1.0.0"}': 1,
    'porohy_release_views_total{remote="news",release="1.1.0"}': 1,
  });
});

it.each([
  ['a HEAD request', '/news', 'HEAD'],
  ['a file', '/snapshot.json', 'GET'],
  ['a redirect', '/news/', 'GET'],
])('%s gets no view name', async (_, path, method) => {
  const site = await served({ reports: {} });
  expect((await fetch(site.url + path, { method, redirect: 'manual' })).headers.get('server-timing')).toBeNull();
});

it('an unwatched server names no views, takes no reports and opens no operations port', async () => {
  const site = await served({});
  expect((await fetch(`${site.url}/news`)).headers.get('server-timing')).toBeNull();
  expect((await report(site, '{}')).status).toBe(405);
  expect(site.operationsUrl).toBeUndefined();
});

it('metrics count requests, bytes, reads, live releases and reports', async () => {
  const site = await served({ reports: {}, operations });
  const response = await fetch(`${site.url}/news`, { headers: { 'accept-encoding': 'identity' } });
  const view = viewOf(response);
  const body = await response.arrayBuffer();
  expect((await report(site, { ...failure, view })).status).toBe(204);
  expect((await report(site, 'nothing')).status).toBe(400);
  const host = new URL(site.url).host;
  const requests = (status: number) => `porohy_requests_total{host="${host}",status="${status}"}`;
  await vi.waitFor(async () => expect(await metric(site, requests(400))).toBe(1));
  const metrics = await metricsOf(site);
  expect(metrics).toMatchObject({
    [requests(200)]: 1,
    porohy_response_bytes_total: body.byteLength,
    porohy_live_entry: 2,
    'porohy_live_release_info{remote="news",release="1.0.0"}': 1,
    'porohy_page_failures_total{remote="news",release="1.0.0",kind="error"}': 1,
    'porohy_reports_total{verdict="malformed"}': 1,
  });
  expect(metrics['porohy_cache_reads_total{answered="store"}']).toBeGreaterThan(0);
});

it('the number of host labels is limited, and the site’s own host keeps its label', async () => {
  const site = await served({ operations });
  const ask = createSiteFetch(site.url);
  for (let index = 0; index < 30; index += 1) await ask('/news', { host: `host-${index}.example` });
  // Requests the site's own host last, because 30 invented hosts must not use up its label.
  await ask('/news', { host: 'porohy.example' });
  const metrics = await metricsOf(site);
  expect(Object.keys(metrics).filter((name) => name.startsWith('porohy_requests_total')).length).toBeLessThanOrEqual(
    10,
  );
  expect(metrics['porohy_requests_total{host="porohy.example",status="200"}']).toBe(1);
});

it('readiness fails with the store, but health and cached pages do not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let away = false;
  const site = await served({ operations }, (store) => ({
    ...store,
    read: (key) => (away ? Promise.reject(new Error('The store is away.')) : store.read(key)),
  }));
  const page = await (await fetch(`${site.url}/news`)).text();
  expect(await (await fetch(`${site.operationsUrl}/readyz`)).json()).toMatchObject({ ready: true, entry: 2 });
  expect(await metric(site, 'porohy_ready')).toBe(1);
  away = true;
  const ready = await fetch(`${site.operationsUrl}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ready: false, fact: 'The store is away.', nextStep: expect.stringContaining('docs/operate.md') },
  ]);
  expect(await metric(site, 'porohy_ready')).toBe(0);
  expect((await fetch(`${site.operationsUrl}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${site.url}/news`)).text()).toBe(page);
  expect((await fetch(`${site.operationsUrl}/constructor`)).status).toBe(404);
  expect((await fetch(`${site.operationsUrl}/metrics`, { method: 'POST' })).status).toBe(405);
});

const reportHead = (...lines: readonly string[]) =>
  `${['POST /report HTTP/1.1', 'Host: a', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;

it.each([
  ['chunks without end', `${reportHead('Transfer-Encoding: chunked')}4b0\r\n${'x'.repeat(1200)}\r\n`],
  ['a length of a gigabyte', reportHead('Content-Length: 1000000000') + 'x'.repeat(2000)],
  ['a chunk of no size', `${reportHead('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`],
])('a report with %s is refused without waiting', async (_, said) => {
  const site = await served({ reports: {} });
  const socket = connect(Number(new URL(site.url).port), 'localhost');
  socket.write(said);
  expect(await text(socket).catch(() => '')).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
});

it('the server accepts reports only as POST /report', async () => {
  const site = await served({ reports: {} });
  const ask = async (method: string, path: string) => (await fetch(site.url + path, { method })).status;
  expect([await ask('PUT', '/report'), await ask('POST', '/report/'), await ask('POST', '/en/report')]).toEqual([
    405, 405, 405,
  ]);
  expect(await ask('GET', '/report')).toBe(404);
});

it('the access log has a line per request and report, without personal data', async () => {
  const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'logs', 'access.log');
  const site = await served({ reports: {}, accessLog: place });
  const response = await fetch(`${site.url}/news?a="\n`, { headers: { 'user-agent': 'SECRET', cookie: 'SECRET=1' } });
  const view = viewOf(response);
  await response.arrayBuffer();
  await report(site, { ...failure, view, message: 'bad\n{"status":500}' });
  await (open.pop() as RunningSite).close();
  const text = await readFile(place, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(text).not.toMatch(/SECRET|127\.0\.0\.1"/);
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', url: '/news?a=%22', status: 200, entry: 2, arm: 'live', view }),
    expect.objectContaining({ view, reported: expect.objectContaining({ message: 'bad\n{"status":500}' }) }),
    expect.objectContaining({ method: 'POST', url: '/report', status: 204 }),
  ]);
});

it('the server answers while its access log cannot be written, and counts lost lines', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Logs to `/dev/full`, where each write fails as on a full disk.
  const site = await served({ accessLog: '/dev/full', operations });
  for (let index = 0; index < 50; index += 1) expect((await fetch(`${site.url}/news`)).status).toBe(200);
  await vi.waitFor(async () => expect(await metric(site, 'porohy_log_lines_lost_total')).toBeGreaterThan(0), {
    timeout: 20_000,
  });
  expect((await stat('/dev/full')).isFile()).toBe(false);
});
