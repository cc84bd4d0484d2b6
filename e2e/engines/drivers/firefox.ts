import puppeteer from 'puppeteer-core';
import type { Driver } from './Driver.ts';
import { findFirefox } from './find.ts';

/** Fine and hovering, as bits: a headless window has no pointer of its own, and pages ask what it is. */
const mouse = 6;

/**
 * Firefox over WebDriver BiDi, which the browser speaks itself: no program between.
 * @throws NotFoundError if there is none
 */
export async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'uk-UA, uk',
      'ui.primaryPointerCapabilities': mouse,
      'ui.allPointerCapabilities': mouse,
      // As on a phone: the bar of a desktop would take a part of a narrow window.
      'ui.useOverlayScrollbars': 1,
      // A page that comes back out of memory loads nothing, and its client waits for it to load.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  // The first tab never has the focus: `:focus` matches nothing there, and Enter presses nothing.
  const page = await browser.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on('response', (response) => {
    // The browser asks for that by itself where a document names no icon in time.
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      said.push(`${response.status()}: ${response.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`refused by ${effectiveDirective}: ${blockedURI}`),
    );
  });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    cannot: ['Pages that come back out of its memory are not tried.'],
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (run, ...words) => page.evaluate(run as unknown as (...words: unknown[]) => never, ...words),
    resize: (width, height) => page.setViewport({ width, height }),
    pointAt: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    complaints: async () => {
      const refused = await page.evaluate(() =>
        (globalThis as unknown as { refusedByPolicy?: string[] }).refusedByPolicy?.splice(0),
      );
      const all = [...said, ...(refused ?? [])];
      said = [];
      return all;
    },
    close: () => browser.close(),
  };
}
