import { expect, layOut, test } from '../site.ts';

const pill = 'rgb(255, 82, 38)';

for (const path of ['/services/seo', '/en/services/cms-framework', '/cybersecurity', '/no-such-page'])
  test(`${path} ends with a call of its own, the one in colour; the low foot's has its edge only`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main [data-call] a').first()).toHaveCSS('border-radius', '999px');
    const button = page.locator('footer a[href$="/contact-us"]');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('border-radius', '999px');
    await expect(button).toHaveCSS('box-shadow', /inset/);
  });

for (const path of ['/', '/portfolio', '/privacy'])
  test(`${path} has no call of its own, so the footer's is the button`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main [data-call]')).toHaveCount(0);
    await expect(page.locator('footer a[href="/contact-us"]')).toHaveCSS('background-color', pill);
  });

test('after a call of its own a page has a low foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heightOn = async (path: string) => {
    await page.goto(path);
    await layOut(page);
    return (await page.locator('footer').boundingBox())?.height ?? Number.NaN;
  };
  const whole = await heightOn('/portfolio');
  for (const path of ['/services/seo', '/cybersecurity', '/contact-us', '/no-such-page'])
    expect(await heightOn(path)).toBeLessThan((whole * 2) / 3);
});

test('the contact page has no call to itself', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('footer a[href="/contact-us"]:not([hreflang])')).toHaveCount(0);
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
});
