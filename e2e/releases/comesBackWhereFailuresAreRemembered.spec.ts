import { browserArguments, findBrowser } from 'studio/browser';
import { advanceUntilInteractive, expect, markDocument, test, waitForStaticPage } from '../site.ts';

// Simulates engines from before summer 2026, in which a failed module stays failed for the document's lifetime (decision 0107).
const remembers = '--disable-blink-features=ModuleMapDoNotCacheFailedFetch';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...browserArguments, remembers] } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('an engine that remembers failed modules still hydrates a page whose files were missing', async ({ page }) => {
  const address = '**/r/home/**.js*';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/contact-us');
  const sameDocument = await markDocument(page);
  await waitForStaticPage(page);
  await page.locator('[name="name"]').fill('Олена');
  await page.unroute(address);
  await advanceUntilInteractive(page);
  await expect(page.locator('[name="name"]')).toHaveValue('Олена');
  expect(await sameDocument()).toBe(true);
  // The files must be requested again at new addresses.
  for (const file of ['remoteEntry', 'page-ContactPage', 'locale-contact-us-ua'])
    expect(asked.some((url) => url.includes(file) && url.includes('?again='))).toBe(true);
});
