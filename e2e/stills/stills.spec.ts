import type { Page } from '@playwright/test';
import { isPinned } from 'studio/browser';
import { addressIn, bothLanguages, expect, notFromOutside, specifiedPages, test, underWay } from '../site.ts';

/*
 * Compares screenshots of every page with the accepted ones, in both languages and two windows: its first screen, and all of it. A wanted change is
 * accepted with `npm run e2e -- stills --update-snapshots`, a team's own with `--grep @portfolio`, and committed.
 */
notFromOutside('compares with what this checkout was accepted to look like');
test.skip(
  !isPinned(),
  'The accepted pictures are those of the Chromium of the lockfile: another one draws other pixels.',
);

/** Each page with the package that owns it; the page that is not there is the shell's. */
const pages = { ...specifiedPages, '/no-such-page': 'shell' };

/** Half a pixel a point, and lossy: 11 MB in all, where whole ones would be 73. Equal pixels are equal bytes all the same. */
const picture = { type: 'webp', quality: 50, scale: 'device', animations: 'disabled' } as const;

/** A browser draws an edge a little softer now and then, by which tile was drawn first. Two points aside change hundreds of pixels. */
const noise = { maxDiffPixels: 20 };
/**
 * Gives a page that differs time to be loaded and drawn anew. An edge across the page that lies between two pixels differs by a whole row, twice in
 * some thousand loads. A real change differs each time.
 */
const drawnAnew = { timeout: 10_000 };

/** A page's script does not run: its document is whole without it and stands still (decision 0116). */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const [path, owner] of Object.entries(pages))
  for (const language of bothLanguages)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const address = addressIn(path, language);
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${language}-${width}`;
      test(`${address} at ${width} looks as it was accepted`, { tag: `@${owner}` }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const asked = underWay(page);
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

/** Waits until all that a page shows has come: fonts, pictures, and signs from files that nothing else waits for. */
async function comesToRest(page: Page, asked: () => number): Promise<void> {
  await page.evaluate(async () => {
    // Parts that may move have a layer of their own, whose letters look different by when it was first seen.
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
  // Late letters were drawn into the picture before them, a little differently: so everything is drawn at once.
  for (const display of ['none', '']) {
    await page.evaluate((shown) => {
      document.body.style.display = shown;
    }, display);
    await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  }
}
