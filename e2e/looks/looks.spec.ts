import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import { findOverflow } from '../findOverflow.ts';
import { findPalePrint } from '../findPalePrint.ts';
import { measureContrast } from '../measureContrast.ts';
import { expect, test } from '../site.ts';
import { evaluateUnderStyleSheet } from './evaluateUnderStyleSheet.ts';
import { findBrokenRhythm } from './findBrokenRhythm.ts';
import { findCoveredWords } from './findCoveredWords.ts';
import { findHangingWords } from './findHangingWords.ts';
import { findHydrationDifference } from './findHydrationDifference.ts';
import { findLostWords, textSpacing } from './findLostWords.ts';
import { findTitlesOnPictures } from './findTitlesOnPictures.ts';
import { inspectFirstScreen } from './inspectFirstScreen.ts';
import { measureStickyShare } from './measureStickyShare.ts';
import { openAllDetails, setTextSize } from './setTextSize.ts';

/* Proves that each check of `everyPage.spec.ts` finds the faults that it looks for. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the checks find a picture without text, pale text, overflow, other markup and print faults', async ({
  page,
  site,
  request,
}) => {
  await site.visit('/terms');
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    pale.setAttribute('class', 'pale');
    document.querySelector('main')?.append(pale, document.createElement('img'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.pale { color: #ddd; background: #fff; min-width: 2000px; }');
    document.adoptedStyleSheets = [sheet];
  });
  const found = await findAccessibilityViolations(page);
  expect(found.some((each) => each.startsWith('image-alt'))).toBe(true);
  expect(found.some((each) => each.startsWith('color-contrast'))).toBe(true);
  expect(await page.evaluate(findOverflow)).toEqual(['<p class="pale">pale</p>']);
  expect(await findHydrationDifference(page, await (await request.get('/terms')).text())).toContain('pale');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(findPalePrint)).toEqual(['1.4 "pale" <p>']);
});

test('the layout checks find broken rhythm, hanging letters, lost words and titles on pictures', async ({
  page,
  site,
}) => {
  await site.visit('/services/seo');
  const rhythmWith = (css: string) => evaluateUnderStyleSheet(page, css, () => page.evaluate(findBrokenRhythm));
  expect(await rhythmWith('')).toEqual([]);
  const gapUnder = (px: number) =>
    rhythmWith(`main section :is(h2, h3) + p { margin-block-start: ${px}px !important }`);
  expect(await gapUnder(4)).toContainEqual(expect.stringMatching(/^gap of [4-9] under/));
  expect(await gapUnder(60)).toContainEqual(expect.stringMatching(/^gap of 6\d under/));
  expect(await rhythmWith('main section h2 { margin-block-end: 300px !important }')).toContainEqual(
    expect.stringMatching(/^void of [3-9]\d\d between/),
  );

  await page.locator('main h1').evaluate((title) => title.replaceChildren('Про й', document.createElement('br'), 'це'));
  expect(await page.evaluate(findHangingWords)).toEqual(['"Про й" ends a line']);

  await page.setViewportSize({ width: 390, height: 900 });
  const lostWith = (css: string) =>
    evaluateUnderStyleSheet(page, textSpacing + css, () => page.evaluate(findLostWords));
  expect(await lostWith('')).toEqual([]);
  expect(await lostWith('main p { white-space: nowrap }')).toContainEqual(expect.stringMatching(/to \d{3,}\)$/));
  expect(await lostWith('main p { height: 20px; overflow: hidden }')).toContainEqual(expect.stringMatching(/\(cut\)$/));

  await page.emulateMedia({ media: 'print' });
  const titlesWith = (css: string) => evaluateUnderStyleSheet(page, css, () => page.evaluate(findTitlesOnPictures));
  expect(await titlesWith('')).toEqual([]);
  const picture = 'display: block !important; position: fixed; inset: 0; width: 100vw; height: 100vh';
  expect(await titlesWith(`main img { ${picture} } main h1 { position: fixed; inset: 0 }`)).toContainEqual(
    expect.stringMatching(/^<h1>/),
  );
  expect(await titlesWith('[data-header-theme] { background: linear-gradient(#000, #fff) !important }')).toHaveLength(
    1,
  );
});

test('the large-letter check finds words over other words and over drawings', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(openAllDetails);
  await page.setViewportSize({ width: 390, height: 844 });
  const lostWith = (css: string) => evaluateUnderStyleSheet(page, css, () => page.evaluate(findLostWords));
  expect(await lostWith('')).toEqual([]);
  expect(await lostWith('main h2 { margin-block-end: -60px !important }')).toContainEqual(
    expect.stringMatching(/\(over [^)]+\)$/),
  );
  expect(await lostWith('main h1 { translate: 0 120px }')).toContainEqual(
    expect.stringContaining('over what is drawn'),
  );
});

test("the simulated font size equals the browser's own font size setting @all", async ({ page, baseURL }) => {
  const where = () =>
    [...document.querySelectorAll('#root *:not(svg, svg *)')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(openAllDetails);
  await page.evaluate(setTextSize, '24');
  const here = await page.evaluate(where);

  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=24'],
  });
  const theirs = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'uk-UA',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await theirs.goto('/');
  await theirs.evaluate(openAllDetails);
  expect(await theirs.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  expect(await theirs.evaluate(where)).toEqual(here);
  await browser.close();
});

test('the viewport checks find tall first screens, invisible text, large bars and covered words', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 3000 });
  await page.goto('/en/terms');
  const first = (css: string) => evaluateUnderStyleSheet(page, css, () => page.evaluate(inspectFirstScreen));
  const { banner, begins, lost } = await first('');
  expect(lost).toEqual([]);
  const taller = await first('[data-header-theme] { min-block-size: 100vh }');
  expect([taller.banner > banner + 1000, taller.begins > begins + 1000]).toEqual([true, true]);
  expect((await first('main p { opacity: 0 }')).lost).not.toEqual([]);

  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(measureStickyShare)).toBeLessThan(1 / 3);
  const half = 'footer { position: fixed; inset: 50% 0 0; z-index: 99 }';
  expect(await evaluateUnderStyleSheet(page, half, () => page.evaluate(measureStickyShare))).toBeGreaterThan(0.5);

  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(findCoveredWords)).toEqual([]);
  const under = 'main :is(h2, p, li) { margin-block: -1em !important }';
  expect(await evaluateUnderStyleSheet(page, under, () => page.evaluate(findCoveredWords))).not.toEqual([]);
});

test('the contrast check finds text over a picture of its own colour', async ({ page }) => {
  const shown = async (background: string, size = 40) => {
    await page.setContent(
      `<body style="margin:0;background:${background}"><h1 style="width:max-content;color:#fff;font:${size}px serif">Words`,
    );
    return readableOf(page);
  };
  expect(await shown('#000')).toBe(1);
  expect(await shown('#fff')).toBe(0);
  // Large text needs a contrast of 3, small text 4.5. White on this grey has 3.2.
  expect(await shown('#8f8f8f')).toBe(1);
  expect(await shown('#8f8f8f', 16)).toBe(0);
  const half = await shown('linear-gradient(90deg, #fff 40px, #000 40px)');
  expect(half).toBeGreaterThan(0.2);
  expect(half).toBeLessThan(0.9);
});

const readableOf = async (page: Page) => (await measureContrast(page, 'body', { title: 'h1' }))[0]?.readable;
