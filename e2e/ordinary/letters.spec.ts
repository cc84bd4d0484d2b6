import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { findLostWords } from '../looks/findLostWords.ts';
import { addressIn, bothLanguages, expect, specifiedPages, test } from '../site.ts';

/*
 * Letters as large as a visitor has set them in the browser, and all text at twice its size: no word is cut, hidden or lies over another. A page is
 * loaded once, and takes all settings one after the other.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [normal, doubled] = ['16', 'doubled'];
/** The sizes that the browser's own setting knows as medium, large, very large, and twice the usual. */
const sizes = [normal, '20', '24', '32'];

/** Runs in the browser. Sets a size, or every text at twice its size as a browser that enlarges text alone does; undone by the next. */
function setLetters(setting: string): void {
  const sheet = new CSSStyleSheet();
  if (setting !== 'doubled') sheet.replaceSync(`html { font-size: ${setting}px }`);
  document.adoptedStyleSheets = [sheet];
  const texts = [...document.querySelectorAll<HTMLElement>('html, body, body *:not(svg, svg *)')];
  for (const text of texts) text.style.removeProperty('font-size');
  if (setting !== 'doubled') return;
  const pixels = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  for (const [index, text] of texts.entries())
    text.style.setProperty('font-size', `${2 * (pixels[index] ?? 0)}px`, 'important');
}

/** Opens a page with all that it keeps closed; the contents of an article lie over it where they open. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(:has(+ [data-contents]))')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
}

/** Runs in the browser. A drawing for another width has another shape: which one is wanted is settled when a frame is drawn, and then it has to come. */
async function drawingsOfThisWidth(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.all([...document.images].filter((image) => image.currentSrc).map((image) => image.decode()));
}

async function lostWords(page: Page, widths: readonly number[], settings: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(drawingsOfThisWidth);
    for (const setting of settings) {
      await page.evaluate(setLetters, setting);
      for (const found of await page.evaluate(findLostWords)) lost.push(`${width}, ${setting}: ${found}`);
    }
  }
  return lost;
}

/** Pages with what has been measured once: a drawn name, figures, names on drawings, a bar of its own. */
const sample = ['/', '/portfolio/ikura', '/services/marketing-strategy', '/services/opencart', '/exchange'];

for (const path of Object.keys(specifiedPages))
  for (const language of bothLanguages) {
    const address = addressIn(path, language);
    test(`${address} keeps its words in sight, however large letters are set @all`, async ({ page }) => {
      await openWhole(page, address);
      expect(await lostWords(page, [1440, 390, 360, 320], [...sizes, doubled])).toEqual([]);
    });
  }

for (const [index, path] of sample.entries()) {
  const address = addressIn(path, bothLanguages[index % 2] ?? 'ua');
  test(`${address} keeps its words in sight on a small phone with very large letters`, async ({ page }) => {
    await openWhole(page, address);
    expect(await lostWords(page, [1280, 360], ['24'])).toEqual([]);
  });
}

test('the look bites: words beyond the window, cut, over others and over what is drawn are found', async ({ page }) => {
  await openWhole(page, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  const lostWith = (css: string) =>
    page
      .evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css)
      .then(() => page.evaluate(findLostWords));
  expect(await lostWith('')).toEqual([]);
  expect(await lostWith('main p { white-space: nowrap }')).toContainEqual(expect.stringMatching(/to \d{3,}\)$/));
  expect(await lostWith('main p { height: 20px; overflow: hidden }')).toContainEqual(expect.stringMatching(/\(cut\)$/));
  expect(await lostWith('main h2 { margin-block-end: -60px !important }')).toContainEqual(
    expect.stringMatching(/\(over [^)]+\)$/),
  );
  expect(await lostWith('main h1 { translate: 0 120px }')).toContainEqual(
    expect.stringContaining('over what is drawn'),
  );
});

test('a size of letters that is set here is what the browser makes of its own setting @all', async ({
  page,
  baseURL,
}) => {
  const where = () =>
    [...document.querySelectorAll('#root *:not(svg, svg *)')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, '/');
  await page.evaluate(setLetters, '24');
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
  await openWhole(theirs, '/');
  expect(await theirs.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  expect(await theirs.evaluate(where)).toEqual(here);
  await browser.close();
});
