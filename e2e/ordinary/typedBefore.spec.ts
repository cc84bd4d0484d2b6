import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { foreignAlterations } from './foreignAlterations.ts';

/** Names of `foreignAlterations` that break hydration beside the form, around its fields, in it, and on the whole page. */
const quick = ['a node in the header', 'a node beside each field', 'each field in a box', 'everything translated'];
/** Alterations for the exchange page, whose dialog, checkboxes and questions are restored like typed text. */
const onExchange = [...quick, 'nothing at all', 'a button and a field of another’s before ours'];

/** Options that do not wait for the load event, which delayed scripts would prevent. */
const beforeLoad = { waitUntil: 'domcontentloaded' } as const;

/** Delays the modules of frame and page until the test calls the function of the same name. */
async function heldScripts(page: Page, owner: string) {
  const release: Record<string, () => void> = {};
  for (const name of ['shell', owner]) {
    const over = Promise.withResolvers<void>();
    release[name] = over.resolve;
    await page.route(new RegExp(`/r/${name}/js/(?!starter|detectLanguage)`), async (route) => {
      await over.promise;
      await route.continue();
    });
  }
  return {
    /** Lets the shell's modules through, and waits until React has taken over the root. The page's own modules are still missing. */
    frame: async () => {
      release.shell?.();
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      );
    },
    page: async () => {
      release[owner]?.();
      await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '');
    },
  };
}

for (const [name, alter] of Object.entries({ 'nothing at all': () => {}, ...foreignAlterations }))
  test.describe(name, { tag: quick.includes(name) ? [] : '@all' }, () => {
    test('text typed on the contact page before hydration is kept', async ({ page }) => {
      const scripts = await heldScripts(page, 'home');
      await page.goto('/contact-us', beforeLoad);
      await page.evaluate(alter);
      const message = page.locator('[name="message"]');
      await page.locator('[name="name"]').fill('Олена Мельник');
      await page.locator('#agreeToPolicy').check();
      await page.locator('[name="email"]').pressSequentially('olena@');
      await scripts.frame();
      await page.keyboard.type('firma');
      await message.fill('Потрібен магазин.');
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 16, 'backward'));
      const y = await page.evaluate(() => scrollY);
      await scripts.page();
      await expect(message).toBeFocused();
      await page.keyboard.type('сайт');
      await expect(message).toHaveValue('Потрібен сайт.');
      await expect(page.locator('[name="name"]')).toHaveValue('Олена Мельник');
      await expect(page.locator('[name="email"]')).toHaveValue('olena@firma');
      await expect(page.locator('#agreeToPolicy')).toBeChecked();
      await expect(page.locator('#contact-form button[type="submit"]')).toBeEnabled();
      expect(await page.evaluate(() => scrollY)).toBe(y);
    });

    if (!onExchange.includes(name)) return;
    test('an open dialog of the exchange and its step survive hydration', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgentData', {
          value: { platform: 'Windows', getHighEntropyValues: async () => ({ architecture: 'x86', bitness: '64' }) },
        });
      });
      const scripts = await heldScripts(page, 'exchange-landing');
      await page.goto('/exchange', beforeLoad);
      await page.evaluate(alter);
      const reviews = page.locator('#reviews input');
      const answer = page.locator('#faq details').nth(1);
      await reviews.evaluate((box: HTMLInputElement) => box.click());
      await answer.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await page.locator('button[commandfor="install"]').first().click();
      await page.locator('dialog#install ol + div button').nth(1).focus();
      await page.keyboard.press('Enter');
      await scripts.frame();
      await scripts.page();
      // The key press must take effect exactly once.
      await expect(page.locator('dialog#install h3:visible')).toContainText('Крок 2');
      await expect(page.locator('dialog#install')).toHaveJSProperty('open', true);
      await expect(page.locator('dialog#install h3:visible')).toBeFocused();
      await expect(reviews).toBeChecked();
      await expect(answer).toHaveJSProperty('open', true);
    });
  });

test('an open panel in a header that React renders again stays open and keeps the focus', async ({ page }) => {
  const scripts = await heldScripts(page, 'home');
  await page.goto('/contact-us', beforeLoad);
  await page.evaluate(foreignAlterations['everything translated'] as () => void);
  await page.locator('header button[popovertarget]').first().click();
  const link = page.locator('#services-panel a').nth(2);
  await link.focus();
  await scripts.frame();
  await expect(page.locator('header font')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toBeVisible();
});
