import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { fontFile, fontPath } from './fonts.ts';
import type { Scene } from './Picture.ts';
import { sceneDocument } from './sceneDocument.ts';

const installed = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Started as the browser suites start it; colours and glyphs do not depend on the screen of the machine. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/**
 * A browser to paint with.
 * @throws a lesson if there is none
 */
export function openBrowser(): Promise<Browser> {
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      'No Chromium was found to paint with. Install Chrome or Chromium, run "npx playwright install chromium", ' +
        'or name one: CHROMIUM=/path/to/chromium npm run pictures.',
    );
  return chromium.launch({ executablePath: found, args: browserArguments });
}

/** An address that is never looked up: the scene and its fonts are answered from here. */
const studio = 'http://studio.invalid';

/** Paints a scene; the bytes are a PNG. */
export async function paint(browser: Browser, scene: Scene): Promise<Buffer> {
  const { width, height, scale } = scene;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: sceneDocument(scene) });
      if (pathname.startsWith(fontPath))
        return route.fulfill({ contentType: 'font/woff2', body: fontFile(pathname), headers: cors });
      return route.abort();
    });
    await page.goto(`${studio}/`);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

// A scene within a scene (the screen of a painted device) has an origin of its own.
const cors = { 'access-control-allow-origin': '*' };
