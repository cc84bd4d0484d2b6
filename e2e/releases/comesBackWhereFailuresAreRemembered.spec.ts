import { browserArguments, findBrowser } from 'studio/browser';
import { expect, keptInstead, markDocument, respondsAhead, test } from '../site.ts';

// As engines were until the summer of 2026: what has failed at an address has failed for as long as the document lives (0107).
const remembers = '--disable-blink-features=ModuleMapDoNotCacheFailedFetch';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...browserArguments, remembers] } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page all of which was away becomes alive also in an engine that remembers failures', async ({ page }) => {
  const address = '**/r/home/**.js*';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/contact-us');
  const sameDocument = await markDocument(page);
  await keptInstead(page);
  await page.locator('[name="name"]').fill('Олена');
  await page.unroute(address);
  await respondsAhead(page);
  await expect(page.locator('[name="name"]')).toHaveValue('Олена');
  expect(await sameDocument()).toBe(true);
  // The same files, at addresses of their own.
  for (const file of ['remoteEntry', 'page-ContactPage', 'locale-contact-us-ua'])
    expect(asked.some((url) => url.includes(file) && url.includes('?again='))).toBe(true);
});
