import { expect, hydrated, test } from '../site.ts';

test('the services panel opens, is walked and closes by keyboard, and gives the focus back', async ({ page, site }) => {
  await site.visit('/terms');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти до вмісту' })).toBeFocused();
  const button = page.locator('header nav button');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('#services-panel');
  await expect(panel).toBeVisible();
  await expect(panel.locator('a[href="/services/seo"]')).toBeVisible();
  for (const column of ['/services/digital-marketing', '/services/cms-framework', '/cybersecurity']) {
    await expect(panel.locator(`a[href="${column}"]`).first()).toBeVisible();
  }
  // It opens under its button, and Tab goes through it: in by the first link, out to what stands beside the button, and back.
  const links = panel.getByRole('link');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('header nav').getByRole('link', { name: 'Про нас' })).toBeFocused();
  await expect(panel).toBeVisible();
  for (const part of ['what-is', 'goals', 'threats', 'protection'])
    await expect(panel.locator(`a[href="/cybersecurity#${part}"]`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  // Leaving the header by keyboard closes it, too.
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.locator('footer a').first().focus();
  await expect(panel).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu fills the screen, holds page and focus, folds the services out and closes on a link', async ({
    page,
    site,
  }) => {
    await site.visit('/terms');
    const opener = page.getByRole('button', { name: 'Відкрити меню' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

    const services = menu.getByRole('button', { name: 'Послуги' });
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.locator('a[href="/services/seo"]')).toBeHidden();
    await services.click();
    await expect(menu.locator('a[href="/services/seo"]')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Портфоліо' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  test('every link and button of header, menu and footer is at least 44 pixels high', async ({ page, site }) => {
    await site.visit('/no-such-page');
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Послуги' }).click();
    const small = await page
      .locator('header a, header button, dialog a, dialog button, footer a, footer button')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            name: element.textContent?.trim() || element.getAttribute('aria-label'),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height > 0 && box.height < 43.9)
          .map(({ name, box }) => `${name}: ${box.height}`),
      );
    expect(small).toEqual([]);
  });
});

test('WhatsApp and Telegram open a new tab, Viber does not', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const [name, target] of [
    ['WhatsApp', '_blank'],
    ['Telegram', '_blank'],
    ['Viber', null],
  ] as const) {
    expect(await page.locator('footer').getByRole('link', { name }).getAttribute('target')).toBe(target);
  }
});
