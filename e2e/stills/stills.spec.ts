import type { Page } from '@playwright/test';
import { isPinned } from 'studio/browser';
import {
  bothLanguages,
  countPendingRequests,
  expect,
  getAddress,
  skipOnDeployedSite,
  specifiedPages,
  test,
} from '../site.ts';

/*
 * Compares screenshots of every page with the accepted ones, in both languages and two viewports: the first screen, and the whole page. To
 * accept a change, run `npm run e2e -- stills --update-snapshots`, for a team's own pages with `--grep @portfolio`, and commit the files.
 */
skipOnDeployedSite('compares with what this checkout was accepted to look like');
test.skip(
  !isPinned(),
  'The accepted pictures are those of the Chromium of the lockfile: another one draws other pixels.',
);

/** All pages with their owners. The not-found page belongs to the shell. */
const pages = { ...specifiedPages, '/no-such-page': 'shell' };

/** Options of a screenshot: half a pixel per CSS pixel, and lossy, for 11 MB instead of 73. Equal pixels still give equal bytes. */
const picture = { type: 'webp', quality: 50, scale: 'device', animations: 'disabled' } as const;

/** Tolerance in pixels for soft edges, which depend on the order of drawn tiles. A shift by 2 px changes hundreds of pixels. */
const noise = { maxDiffPixels: 20 };
/**
 * Timeout in ms for a page that differs: it is loaded and compared again. In a few of a thousand loads, the browser draws an edge one row
 * of pixels off. A real change differs in each load.
 */
const drawnAnew = { timeout: 10_000 };

/** Turns script off, because a document is complete without script, and nothing in it moves (decision 0116). */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const [path, owner] of Object.entries(pages))
  for (const language of bothLanguages)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const address = getAddress(path, language);
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${language}-${width}`;
      test(`${address} at ${width} matches the accepted screenshots`, { tag: `@${owner}` }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const asked = countPendingRequests(page);
        await expect(async () => {
          await page.goto(address);
          await comesToRest(page, asked);
          const first = await page.screenshot(picture);
          const whole = await page.screenshot({ ...picture, fullPage: true });
          expect(first).toMatchSnapshot([owner, `${name}-first.webp`], noise);
          expect(whole).toMatchSnapshot([owner, `${name}.webp`], noise);
        }).toPass(drawnAnew);
      });
    }

/** Waits until everything visible has arrived: fonts, pictures, and icons whose arrival no event announces. */
async function comesToRest(page: Page, asked: () => number): Promise<void> {
  await page.evaluate(async () => {
    // Turns animations off: text in an animated part is drawn differently, depending on when it first became visible.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important; will-change: auto !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  });
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(seen.map((image) => image.decode()));
    await document.fonts.ready;
  });
  await expect.poll(asked, { intervals: [20] }).toBe(0);
  // Makes the browser paint the page again. Text that arrived late was painted over the earlier picture and looks slightly different.
  for (const display of ['none', '']) {
    await page.evaluate((shown) => {
      document.body.style.display = shown;
    }, display);
    await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  }
}
