import { expect, type Page, type Request, test } from '@playwright/test';
import { hydrated, keptInstead } from '../site.ts';

/** What pages say of their failures, and when they say nothing. */
const isReport = (request: Request) => new URL(request.url()).pathname === '/report';

/** The requests of a page so far. */
function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test('a page in which nothing fails reports nothing, and does not fetch what would', async ({ page }) => {
  const requests = listen(page);
  await page.goto('/portfolio');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => isReport(request) || /\/js\/report\./.test(request.url()))).toEqual([]);
});

for (const [name, fault] of [
  ['does not arrive', (page: Page) => page.route(/\/r\/portfolio\//, (route) => route.abort())],
  [
    'has other bytes than the page pins',
    (page: Page) =>
      page.route(/\/r\/portfolio\/.*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n//` });
      }),
  ],
] as const)
  test(`a remote that ${name} is reported under the name of the view, and counted`, async ({ page }) => {
    await fault(page);
    const reported = page.waitForEvent(
      'request',
      (request) => isReport(request) && /hydration/.test(request.postData() ?? ''),
    );
    const document = await page.goto('/portfolio/ikura');
    await keptInstead(page);
    const request = await reported;
    const view = /^view;desc="(.{36})"$/.exec((await document?.headerValue('server-timing')) ?? '')?.[1];
    expect(view).toBeDefined();
    const report = request.postDataJSON();
    expect(report).toMatchObject({ view, page: '/portfolio/ikura' });
    expect(report.script).toMatch(/^\/r\/portfolio\//);
    expect((await request.response())?.status()).toBe(204);
    // Words stand, and so does the frame.
    await expect(page.locator('h1')).toBeVisible();
  });

test('a page that throws while it renders is reported with what it said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  });
  const reported = page.waitForEvent('request', isReport);
  await page.goto('/en/exchange');
  await keptInstead(page);
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'hydration', message: 'Error: broken on purpose' });
});
