import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from 'shared/contract';
import { expect, hydrated, test } from '../site.ts';

/** Place of the exchange's page: the composed site, or a site of its own. */
export interface ExchangeHost {
  /** Origin, empty for the suite's own server; known when the tests run. */
  readonly origin: () => string;
  readonly addresses: Readonly<Record<Language, string>>;
}

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** A visitor on Windows: the user agent string says so, and the hints do. */
async function onWindows(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: windows, locale: 'uk-UA' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', {
      value: {
        platform: 'Windows',
        getHighEntropyValues: async () => ({
          platform: 'Windows',
          architecture: 'x86',
          bitness: '64',
          platformVersion: '15.0.0',
        }),
      },
    });
  });
  return { context, page: await context.newPage() };
}

/** Declares a visitor's journeys on the page, for either place. */
export function exchangeJourneys({ origin, addresses }: ExchangeHost): void {
  const at = (language: Language) => origin() + addresses[language];

  test('where the app runs the wizard opens, goes on and back by keyboard, and gives the focus back', async ({
    browser,
    baseURL,
  }) => {
    const { context, page } = await onWindows(browser, baseURL);
    await page.goto(at('ua'));
    await hydrated(page);
    const download = page.getByRole('button', { name: 'Завантажити для Windows' }).first();
    await expect(download).toBeEnabled();
    await download.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('h3:visible')).toContainText('Крок 1 з 3');
    await expect(dialog).toContainText('Щойно файл буде опубліковано, збережіть його на комп’ютер');
    const next = dialog.getByRole('button', { name: 'Далі' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('h3:visible')).toContainText('Крок 2 з 3');
    await expect(dialog.locator('h3:visible')).toBeFocused();
    await dialog.getByRole('button', { name: 'Назад' }).press('Enter');
    await expect(dialog.locator('h3:visible')).toContainText('Крок 1 з 3');
    // Nothing outside can be reached while it is open.
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(download).toBeFocused();
    await download.press('Enter');
    await expect(dialog.locator('h3:visible')).toContainText('Крок 1 з 3');
    await next.click();
    await next.click();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(dialog).toBeHidden();
    await context.close();
  });

  test('where the app does not run the button itself says so, in both places', async ({ page }) => {
    await page.goto(at('ua'));
    await hydrated(page);
    const buttons = page.getByRole('button', { name: 'Ваша система не підтримує застосунок' });
    await expect(buttons).toHaveCount(2);
    await expect(buttons.first()).toBeDisabled();
  });

  test('where the app does not run the address can be copied, and a refusal is told', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'uk-UA' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await page.goto(`${at('ua')}#prices`);
    await hydrated(page);
    const copy = page.getByRole('button', { name: 'Скопіювати посилання' }).first();
    await copy.click();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Посилання скопійовано' })).toHaveCount(1);
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(
      new URL(at('ua'), 'http://host').pathname,
    );
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(
      page.locator('[aria-live=polite]').filter({ hasText: 'Скопіюйте адресу з рядка браузера' }),
    ).toHaveCount(1);
    await context.close();
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`bonus, fees, assets and the download are above the fold at ${width} × ${height}`, async ({
      browser,
      baseURL,
    }) => {
      const { context, page } = await onWindows(browser, baseURL);
      await page.setViewportSize({ width, height });
      for (const address of [at('ua'), at('en')]) {
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        for (const figure of await page.locator('dl > div > dd:first-of-type').all())
          expect(((await figure.boundingBox())?.y ?? height) + 30, address).toBeLessThan(height);
        const button = await page.locator('[data-differs-live="platform"] button').first().boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0), address).toBeLessThan(height);
      }
      await context.close();
    });
  }

  test.describe('the language of a first visit', () => {
    // `chooseLanguage.test.ts` tells which language is chosen.
    for (const [name, { stored, languages }, expected] of [
      ['an English browser is led to English', { stored: null, languages: ['en-GB'] }, 'en'],
      ['a stored Ukrainian wins over an English browser', { stored: 'ua', languages: ['en-GB'] }, 'ua'],
      ['a stored English wins over a Ukrainian browser', { stored: 'en', languages: ['uk-UA'] }, 'en'],
      ['an unknown stored value falls back to the browser', { stored: 'xx', languages: ['en-GB'] }, 'en'],
    ] as const) {
      test(name, async ({ page, faults }) => {
        await page.addInitScript(
          ([value, list]) => {
            if (value !== null) localStorage.setItem('i18nextLng', value);
            Object.defineProperty(navigator, 'languages', { get: () => list });
            Object.defineProperty(navigator, 'language', { get: () => list[0] ?? '' });
          },
          [stored, [...languages]] as const,
        );
        await page.goto(`${at('ua')}?from=mail#faq`);
        await hydrated(page);
        await expect(page).toHaveURL(`${at(expected)}?from=mail#faq`);
        // A guess is no choice, and is not kept as one.
        expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(stored);
        expect(faults).toEqual([]);
      });
    }

    test('the English address never redirects', async ({ page }) => {
      await page.goto(at('en'));
      await hydrated(page);
      await expect(page).toHaveURL(at('en'));
    });

    test('storage that throws costs nothing but the memory', async ({ page, faults }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      });
      await page.goto(at('ua'));
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Тридцять днів торгівлі без комісії');
      // In the frame its header leads there, alone the page itself.
      await page.getByRole('banner').locator('a[hreflang="en"]').click();
      await expect(page).toHaveURL(at('en'));
      expect(faults).toEqual([]);
    });
  });

  test('four reviews are in sight, and all twelve by a box to tick', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(at('en'));
    await hydrated(page);
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
    await context.close();
  });
}
