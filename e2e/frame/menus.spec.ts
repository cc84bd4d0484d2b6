import { expect, hydrate, preventDocumentRace, test } from '../site.ts';

test.beforeEach(({ page }) => preventDocumentRace(page));

test('the services panel works by keyboard and returns the focus', async ({ page, site }) => {
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
  // The panel opens below its button. Tab moves to the panel's first link, and after its last link to the header; Shift+Tab goes back.
  const links = panel.getByRole('link');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('header nav').getByRole('link', { name: 'Про нас' })).toBeFocused();
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  for (const part of ['what-is', 'goals', 'threats', 'protection'])
    await expect(panel.locator(`a[href="/cybersecurity#${part}"]`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  // Following a link also closes the panel.
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the phone menu fills the screen, locks scrolling, unfolds the services and closes on a link', async ({
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

    const services = menu.locator('summary', { hasText: 'Послуги' });
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

  test("the Back button closes the phone menu and focuses the previous page's heading", async ({ page, site }) => {
    await site.visit('/terms');
    await page.locator('footer a[href="/privacy"]').first().click();
    await expect(page.locator('h1')).toHaveText('Політика конфіденційності');
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Умови користування');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('every link and button of header, menu and footer is at least 44 pixels high', async ({ page, site }) => {
    await site.visit('/no-such-page');
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    await page.getByRole('dialog').locator('summary').click();
    const small = await page
      .locator('header a, header button, dialog a, dialog button, dialog summary, footer a, footer button')
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

/** Tests visitors without JavaScript. A page whose scripts do not arrive behaves in the same way (`faults.spec.ts`). */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the services panel opens and closes, and its links work', async ({ page }) => {
    await page.goto('/terms');
    const button = page.locator('header nav button');
    const panel = page.locator('#services-panel');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await page.mouse.click(700, 860);
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await panel.locator('a[href="/services/seo"]').click();
    await expect(page).toHaveURL('/services/seo');
    await page.getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(page).toHaveURL('/en/services/seo');
    await page.locator('header nav a[href="/en/portfolio"]').click();
    await expect(page.locator('h1')).toHaveText('We create amazing projects');
  });

  test('without script languages are links, and questions unfold', async ({ page }) => {
    await page.goto('/exchange#faq');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(page).toHaveURL('/en/exchange');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('without script the install dialog opens and closes', async ({ page }) => {
    await page.goto('/en/exchange');
    await page.getByRole('button', { name: 'Download for Windows' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('h3').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('without script the phone menu opens, unfolds the services, closes, and its links work', async ({ page }) => {
      await page.goto('/terms');
      const opener = page.getByRole('button', { name: 'Відкрити меню' });
      const menu = page.getByRole('dialog', { name: 'Меню' });
      await opener.tap();
      await expect(menu).toBeVisible();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await menu.getByRole('button', { name: 'Закрити меню' }).tap();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.tap();
      await menu.locator('summary').tap();
      await expect(menu.locator('a[href="/services/seo"]')).toBeVisible();
      await menu.getByRole('link', { name: 'ENG', exact: true }).tap();
      await expect(page).toHaveURL('/en/terms');
    });
  });

  test('without script the install dialog shows all steps and no step buttons', async ({ page }) => {
    await page.goto('/exchange');
    await page.locator('#jumbotron button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('h3').filter({ visible: true })).toHaveCount(3);
    await expect(dialog.getByRole('button')).toHaveCount(1);
  });
});

test("without popovers and invokers the site's script opens panel and menu", async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
  await site.visit('/terms');
  // Imitates a browser without popovers: prevents the native opening of panel and menu. This listener runs after the site's listeners.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('[popovertarget], [commandfor]')) event.preventDefault();
    }),
  );
  const button = page.locator('header nav button');
  const panel = page.locator('#services-panel');
  await button.click();
  // `data-open` shows the panel through the styles for browsers without popovers.
  await expect(panel).toHaveAttribute('data-open');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('data-open');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Відкрити меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Закрити меню' }).click();
  await expect(menu).toBeHidden();
});

test('a click beside the open panel closes it without following a link below', async ({ page, site }) => {
  await site.visit('/');
  const link = page.locator('main a').filter({ visible: true }).first();
  await page.locator('header nav button').click();
  await expect(page.locator('#services-panel')).toBeVisible();
  for (const each of await page.locator('main a').filter({ visible: true }).all()) {
    const box = await each.boundingBox();
    if (!box || box.y < 620 || box.y > 860) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    break;
  }
  await expect(page.locator('#services-panel')).toBeHidden();
  await expect(page.locator('header nav button')).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('WhatsApp and Telegram open a new tab, and Viber does not', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  for (const [name, target] of [
    ['WhatsApp', '_blank'],
    ['Telegram', '_blank'],
    ['Viber', null],
  ] as const) {
    expect(await page.locator('footer').getByRole('link', { name }).getAttribute('target')).toBe(target);
  }
});
