import { expect, hydrate, test } from '../site.ts';

const addressOfOffice = /Адреса: .*Дніпро/;

test.describe('the map of the contact page', () => {
  test('the map loads only when the visitor asks for it', async ({ page, context }) => {
    const foreign: string[] = [];
    await context.route(/openstreetmap/, (route) => {
      foreign.push(route.request().resourceType());
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    await page.goto('/contact-us');
    await hydrate(page);
    const section = page.locator('#map');
    await expect(section.locator('iframe')).toHaveCount(0);
    expect(foreign).toEqual([]);
    await section.getByRole('button', { name: 'Показати карту' }).click();
    await expect(section.locator('iframe')).toHaveAttribute('loading', 'lazy');
    await section.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => foreign).toContain('document');
    await section.getByRole('button', { name: 'Сховати карту' }).click();
    await expect(section.locator('iframe')).toHaveCount(0);
  });

  test('a map that cannot be reached leaves the address and a button to retry', async ({ page, context }) => {
    await context.route(/openstreetmap/, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact-us');
    await hydrate(page);
    const section = page.locator('#map');
    await section.getByRole('button', { name: 'Показати карту' }).click();
    await expect(section.getByRole('status')).toHaveText(addressOfOffice);
    await expect(section.locator('iframe')).toHaveCount(0);
    await expect(page.locator('#main figure').getByRole('img').first()).toBeVisible();
    await expect(section.getByRole('button', { name: 'Показати карту' })).toBeVisible();
  });

  test('the visitor can cancel a hanging map', async ({ page, context }) => {
    const answers: (() => Promise<void>)[] = [];
    await context.route(/openstreetmap/, (route) => void answers.push(() => route.fulfill({ body: 'map' })));
    await page.goto('/contact-us');
    await hydrate(page);
    const section = page.locator('#map');
    await section.getByRole('button', { name: 'Показати карту' }).click();
    await expect(section.getByRole('status')).toHaveText('Завантажуємо карту…');
    await section.getByRole('button', { name: 'Сховати карту' }).click();
    await expect(section.getByRole('status')).toHaveText('');
    await expect(section.getByRole('button', { name: 'Показати карту' })).toBeVisible();
    // A response that arrives after the cancellation must not show the map.
    const came = page.waitForEvent('requestfinished', (request) => request.url().includes('openstreetmap'));
    for (const answer of answers) await answer();
    await came;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(section.locator('iframe')).toHaveCount(0);
    await expect(section.getByRole('button', { name: 'Показати карту' })).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('without script a link opens the map, and no button promises it', async ({ page }) => {
      await page.goto('/contact-us');
      const section = page.locator('#map');
      await expect(section.getByRole('link', { name: 'Відкрити карту в новій вкладці' })).toBeVisible();
      await expect(section.getByRole('button')).toHaveCount(0);
    });
  });
});
