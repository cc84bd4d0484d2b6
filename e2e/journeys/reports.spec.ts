import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { type ServedStore, serveStore } from '../serveStore.ts';
import { hideTab, hydrate, skipOnDeployedSite, waitForStaticPage } from '../site.ts';

skipOnDeployedSite('has failures counted, which would speak against what is live');

/** Tells whether a request sends a report (of a failure, or of speed) to the server. */
const isReport = (request: Request) => new URL(request.url()).pathname === '/report';

function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test('a page without failures that is not sampled sends no report and loads no reporter', async ({ page }) => {
  const requests = listen(page);
  const document = await page.goto('/portfolio');
  expect(await document?.headerValue('server-timing')).not.toContain('vitals');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await hideTab(page);
  await page.goto('about:blank');
  const tells = (request: Request) => isReport(request) || /\/js\/(report|vitals)\./.test(request.url());
  expect(requests.filter(tells)).toEqual([]);
});

test("a remote that does not arrive is reported with the view's ID and counted", async ({ page }) => {
  await page.route(/\/r\/portfolio\//, (route) => route.abort());
  const reported = page.waitForEvent(
    'request',
    (request) => isReport(request) && /hydration/.test(request.postData() ?? ''),
  );
  const document = await page.goto('/portfolio/ikura');
  await waitForStaticPage(page);
  // Hides the tab, because the remote may still arrive: the page reports it only when the visitor leaves.
  await hideTab(page);
  const request = await reported;
  const view = /^view;desc="(.{36})"$/.exec((await document?.headerValue('server-timing')) ?? '')?.[1];
  expect(view).toBeDefined();
  const report = request.postDataJSON();
  expect(report).toMatchObject({ view, page: '/portfolio/ikura' });
  expect(report.script).toMatch(/^\/r\/portfolio\//);
  expect((await request.response())?.status()).toBe(204);
  // The text of page and frame must stay visible.
  await expect(page.locator('h1')).toBeVisible();
});

test('a remote that arrives on a retry is not reported', async ({ page }) => {
  // Fails requests until the page itself requests the remote. The page ignores the failure of a prefetch, which may come first.
  let away = true;
  let askedAnew = 0;
  await page.route(/\/r\/portfolio\/remoteEntry\./, (route) => {
    if (away) return route.abort();
    askedAnew += 1;
    return route.continue();
  });
  const requests = listen(page);
  await page.goto('/portfolio/ikura');
  await waitForStaticPage(page);
  away = false;
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await hideTab(page);
  await page.goto('about:blank');
  expect([askedAnew > 0, requests.filter(isReport).map((request) => request.postData())]).toEqual([true, []]);
});

test.describe('the speed of a view', () => {
  const isModule = (request: Request) => /\/r\/shell\/js\/vitals\.[0-9a-f]{8}\.js$/.test(request.url());
  /** Server that requests a speed report from every view. The server of the other suites requests none. */
  let drawing: ServedStore;
  let operations: string;
  test.beforeAll(async () => {
    const port = 3190 + 2 * test.info().parallelIndex;
    operations = `http://127.0.0.1:${port + 1}`;
    const values = { VITALS_SAMPLE: '1', OPERATIONS_PORT: String(port + 1) };
    drawing = await serveStore(join(import.meta.dirname, '../../releases'), port, values);
  });
  test.afterAll(() => drawing.stop());

  test('a sampled view reports its speed once, when hidden, and counts for its page', async ({ page }) => {
    const requests = listen(page);
    const before = await seenBy(operations);
    await page.goto(`${drawing.url}/en/portfolio/ikura`);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isReport)).toEqual([]);
    expect(requests.filter(isModule)).toHaveLength(1);
    // Clicks, because the page needs an interaction to measure its speed.
    await page.locator('h1').click();
    const reported = page.waitForRequest(isReport);
    await hideTab(page);
    const report = (await reported).postDataJSON();
    expect(report).toMatchObject({
      kind: 'vitals',
      page: '/en/portfolio/ikura',
      view: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(Object.keys(report).sort()).toEqual(expect.arrayContaining(['cls', 'kind', 'lcp', 'page', 'view']));
    expect(report.lcp).toBeGreaterThan(0);
    expect(report.cls).toBeLessThanOrEqual(0.01);
    await page.goto('about:blank');
    await expect
      .poll(() => seenBy(operations))
      .toEqual({ lcp: before.lcp + 1, counted: before.counted + 1, others: before.others });
    expect(requests.filter(isReport)).toHaveLength(1);
  });

  test('a sampled view reports its speed when the visitor leaves without any interaction', async ({ page }) => {
    const before = await seenBy(operations);
    const fetched = page.waitForResponse((response) => isModule(response.request()));
    await page.goto(`${drawing.url}/en/portfolio/ikura`);
    await (await fetched).finished();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect
      .poll(() => seenBy(operations))
      .toEqual({ ...before, lcp: before.lcp + 1, counted: before.counted + 1 });
  });
});

/** Reads the server's counts of the page's views and of all reports. */
async function seenBy(operations: string) {
  const text = await (await fetch(`${operations}/metrics`)).text();
  const value = (line: RegExp) => Number(line.exec(text)?.[1] ?? 0);
  const verdicts = [...text.matchAll(/^porohy_reports_total\{verdict="(\w+)"\} (\d+)$/gm)];
  return {
    lcp: value(
      /^porohy_vitals_lcp_milliseconds_count\{remote="portfolio",release="[^"]+",page="\/portfolio\/ikura",language="en"\} (\d+)$/m,
    ),
    counted: value(/^porohy_reports_total\{verdict="counted"\} (\d+)$/m),
    others: verdicts.reduce((sum, [, verdict, count]) => sum + (verdict === 'counted' ? 0 : Number(count)), 0),
  };
}
