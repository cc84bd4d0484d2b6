import { expect, hydrate, test } from '../site.ts';

/*
 * Tests pages in forced colours, where drawn backgrounds disappear: no information may depend on them. `everyPage.spec.ts` checks that no
 * words are covered.
 */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' });

test('in forced colours header and menu mark the link to the current page', async ({ page, site }) => {
  await site.visit('/en/contact-us');
  const here = page.locator('header nav a[aria-current="page"]');
  await expect(here).toHaveText('Contact');
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('header nav a:not([aria-current])').first()).toHaveCSS('text-decoration-line', 'none');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header button[aria-haspopup="dialog"]').click();
  const buoy = page.getByRole('dialog').locator('a[aria-current="page"]').last();
  await expect(buoy).toBeVisible();
  expect(await buoy.evaluate((link) => getComputedStyle(link, '::after').backgroundColor)).toBe('rgb(255, 82, 38)');
});

for (const [address, width, count] of [
  ['/en/exchange', 1440, 9],
  ['/en/services/marketing-strategy', 1440, 1],
  ['/en/cybersecurity', 390, 1],
] as const)
  test(`in forced colours every disclosure on ${address} has a visible sign`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const signs = await page.locator('main summary, main label:has(input[type="checkbox"])').evaluateAll((rows) =>
      rows.map((row) => {
        const drawn = /gradient/.test(getComputedStyle(row, '::after').backgroundImage);
        return drawn || getComputedStyle(row.lastElementChild ?? row, '::after').borderInlineStartWidth !== '0px';
      }),
    );
    expect(signs).toEqual(Array.from({ length: count }, () => true));
  });

test('in forced colours the charts of a case and of the prices are visible', async ({ page }) => {
  await page.goto('/en/portfolio/ikura');
  const ticks = page.locator('#audience figure *');
  expect(
    await ticks.evaluateAll(
      (all) => all.filter((each) => /gradient/.test(getComputedStyle(each).backgroundImage)).length,
    ),
  ).toBe(2);
  await page.goto('/en/exchange');
  const ink = await page
    .locator('#prices td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  const weeks = await page
    .locator('#prices td svg')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).stroke))]);
  expect(weeks).toEqual([ink]);
});

test('in forced colours every button of the install dialog has a border or an underline', async ({ page }) => {
  await page.goto('/en/exchange');
  await hydrate(page);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog#install')?.showModal());
  const plain = await page.locator('dialog#install button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { borderTopStyle, textDecorationLine } = getComputedStyle(button);
      return borderTopStyle === 'none' && textDecorationLine === 'none' ? [button.textContent] : [];
    }),
  );
  expect(plain).toEqual([]);
});
