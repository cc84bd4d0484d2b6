import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const hints = { platform: 'Windows', architecture: 'x86', bitness: '64', platformVersion: '15.0.0' };

test.describe('on Windows', () => {
  test.use({ userAgent: windows });
  test.beforeEach(({ page }) =>
    page.addInitScript((known) => {
      const value = { platform: known.platform, getHighEntropyValues: async () => known };
      Object.defineProperty(navigator, 'userAgentData', { value });
    }, hints),
  );

  test('on Windows the install dialog works by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/exchange');
    await hydrate(page);
    const download = page.getByRole('button', { name: 'Завантажити для Windows' }).first();
    await expect(download).toBeEnabled();
    await download.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const heading = dialog.locator('h3:visible');
    await expect(heading).toContainText('Крок 1 з 3');
    await expect(dialog).toContainText('Щойно файл буде опубліковано, збережіть його на комп’ютер');
    const next = dialog.getByRole('button', { name: 'Далі' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toContainText('Крок 2 з 3');
    await expect(heading).toBeFocused();
    await dialog.getByRole('button', { name: 'Назад' }).press('Enter');
    await expect(heading).toContainText('Крок 1 з 3');
    // The focus must not reach anything outside of the open dialog.
    const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest('dialog');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isInside)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(download).toBeFocused();
    await download.press('Enter');
    await expect(heading).toContainText('Крок 1 з 3');
    await next.click();
    await next.click();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(dialog).toBeHidden();
  });

  test('bonus, fees, assets and the download are above the fold on desktop and phone', async ({ page }) => {
    for (const language of bothLanguages) {
      await page.goto(getAddress('/exchange', language));
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const label = `${language} at ${width}`;
        for (const figure of await page.locator('dl > div > dd:first-of-type').all())
          expect(((await figure.boundingBox())?.y ?? height) + 30, label).toBeLessThan(height);
        const button = await page.locator('[data-differs-hydrated="platform"] button').first().boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0), label).toBeLessThan(height);
      }
    }
  });
});

test('without Windows both buttons are disabled, and copying the link reports success or failure', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/exchange#prices');
  await hydrate(page);
  const buttons = page.getByRole('button', { name: 'Ваша система не підтримує застосунок' });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeDisabled();
  const copy = page.getByRole('button', { name: 'Скопіювати посилання' }).first();
  const told = (hasText: string) => page.locator('[aria-live=polite]').filter({ hasText });
  await copy.click();
  await expect(told('Посилання скопійовано')).toHaveCount(1);
  expect(await page.evaluate(async () => new URL(await navigator.clipboard.readText()).pathname)).toBe('/exchange');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await copy.click();
  await expect(told('Скопіюйте адресу з рядка браузера')).toHaveCount(1);
});

// Tests only two cases. `chooseLanguage.test.ts` tests the choice itself, and `ordinary/language.spec.ts` blocked storage.
for (const [name, stored, spoken] of [
  ['an English browser is led to English', null, 'en-GB'],
  ['a stored English wins over a Ukrainian browser', 'en', 'uk-UA'],
] as const)
  test(`without a language in the address, ${name}`, async ({ page, faults }) => {
    await page.addInitScript(
      ([value, language]) => {
        if (value !== null) localStorage.setItem('i18nextLng', value);
        Object.defineProperty(navigator, 'languages', { get: () => [language] });
        Object.defineProperty(navigator, 'language', { get: () => language });
      },
      [stored, spoken] as const,
    );
    await page.goto('/exchange?from=mail#faq');
    await hydrate(page);
    await expect(page).toHaveURL('/en/exchange?from=mail#faq');
    // Only the visitor's own choice is stored, not a guessed language.
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(stored);
    expect(faults).toEqual([]);
  });

test('four reviews are visible, and a checkbox shows all twelve', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/exchange');
  await hydrate(page);
  const shown = page.locator('#reviews li:visible');
  await expect(shown).toHaveCount(4);
  const all = page.getByRole('checkbox', { name: 'All 12 reviews' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(shown).toHaveCount(12);
  await page.locator('#reviews label').click();
  await expect(shown).toHaveCount(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(shown).toHaveCount(4);
  await page.locator('#reviews label').click();
  await expect(shown).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(12);
  await expect(page.locator('#reviews label')).toBeHidden();
});
