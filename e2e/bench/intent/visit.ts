import type { Browser } from '@playwright/test';

/** Where a visitor goes: by links in the frame, by one that loads a document, by the language, and back. */
const way = [
  'header nav a[href="/portfolio"]',
  'main a[href="/portfolio/ikura"]',
  'header a[hreflang="en"]',
  'header nav a[href="/en/contact-us"]',
  'footer a[href="/en/terms"]',
] as const;

/** What one visit has asked of the server more than once, and how often. What a browser had in its cache is not asked. */
export async function measureVisit(browser: Browser, site: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'uk-UA' });
  const asked = new Map<string, number>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.url().startsWith(site)) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (response.fromDiskCache || response.fromPrefetchCache) asked.set(pathname, (asked.get(pathname) ?? 1) - 1);
  });
  session.on('Network.requestServedFromCache', () => {});
  await page.goto(`${site}/services/cms-framework`);
  await page.mouse.move(200, 200);
  await page.locator('#cards a').first().hover();
  await page.locator('#cards a').first().click();
  for (const link of way) {
    await page.waitForLoadState('networkidle');
    await page.locator(link).first().hover();
    await page.locator(link).first().click();
  }
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await context.close();
  return Object.fromEntries([...asked].filter(([, times]) => times > 1));
}
