import type { APIResponse, Page } from '@playwright/test';
import { load } from 'cheerio';
import type { Language } from 'shared/contract';
import { deployedSite, skipReasonPrefix } from './deployed/deployedSite.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { checkedWidths, findOverflow } from './findOverflow.ts';
import { findPalePrint } from './findPalePrint.ts';
import { evaluateUnderStyleSheet } from './looks/evaluateUnderStyleSheet.ts';
import { findBrokenRhythm } from './looks/findBrokenRhythm.ts';
import { findCoveredWords } from './looks/findCoveredWords.ts';
import { findHangingWords } from './looks/findHangingWords.ts';
import { findHydrationDifference } from './looks/findHydrationDifference.ts';
import { findLostWords, textSpacing } from './looks/findLostWords.ts';
import { findSilentLists } from './looks/findSilentLists.ts';
import { findTitlesOnPictures } from './looks/findTitlesOnPictures.ts';
import { findVisibleTexts } from './looks/findVisibleTexts.ts';
import { inspectFirstScreen } from './looks/inspectFirstScreen.ts';
import { measureStickyShare } from './looks/measureStickyShare.ts';
import { openAllDetails, setTextSize, waitForDrawings } from './looks/setTextSize.ts';
import { measureContrast } from './measureContrast.ts';
import {
  bothLanguages,
  expect,
  getAddress,
  hydrateWholePage,
  languageTags,
  skipOnDeployedSite,
  specifiedPages,
  test,
  testedPages,
} from './site.ts';

/*
 * Checks every page in one load, first under reduced motion: otherwise script adds the cursor's bubble, and hides parts below the fold
 * until they are visible. After the checks of markup and accessibility, the test allows motion, and measures the layout that most visitors
 * see. `looks/looks.spec.ts` proves that each check finds its faults.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the pages of this checkout', () => {
  skipOnDeployedSite('holds the pages of this checkout against its specification');

  test('the snapshot lists exactly the specified pages, each with its owner', ({ site }) => {
    const listed = Object.fromEntries(site.snapshot.routes.map(({ path, owner }) => [path, owner]));
    expect(listed, 'a page that came or went is written into pages.json of its remote').toEqual(specifiedPages);
  });
});

/** Pages on which `npm test` runs the slowest checks: with text on a drawing, with text on a picture, and with a header bar of its own. */
const sample = ['/', '/en/portfolio/ikura', '/exchange'];

/** Viewports as tall as a page, which search engines and screenshot services use. `usual` is a usual height for the same width. */
const tallWindows = [
  { width: 412, tall: 12_140, usual: 915 },
  { width: 1024, tall: 12_140, usual: 768 },
  { width: 1440, tall: 3000, usual: 900 },
];

/** Viewport of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
const enlarged = { width: 320, height: 256 };

/**
 * Viewport widths in px for first screens. `drawn`: the narrowest phone and both sides of each breakpoint, half of them in each language.
 * `photographed`: phones, tablets and desktops, for which the photograph has different crops.
 */
const widthsOfHeads = {
  drawn: { ua: [320, 1023, 1279], en: [768, 1024, 1440] },
  photographed: { ua: [390, 768, 1024, 1440], en: [390, 768, 1024, 1440] },
};
/** Selectors of text over drawings and photographs, by part of a page: the first screen with the header, and the end of a case. */
const overPictures = {
  body: {
    crumbs: '[data-breadcrumb]',
    title: 'h1',
    description: '[data-header-theme] h1 ~ p',
    // Leaves out the current language, which has a background.
    navigation: 'header a:not([aria-current="true"]), header button',
  },
  '#next': { subtitle: 'p', title: 'h2', link: 'a' },
};
/** Minimum fraction of the pixels behind a line of text that must have enough contrast with it (WCAG 2.2, 1.4.3). */
const enough = 0.98;

/** Text sizes that visitors choose: root font sizes in pixels (the default is 16), and `doubled` for all text at twice its size. */
const letters = ['24', '32', 'doubled'];

/** Viewport in pixels with which a browser prints on A4: 190 by 277 mm. */
const sheet = { width: 718, height: 1047 };

/** Address without a page. The not-found page gets the same checks, but the browser logs its 404 status. */
const notFound = '/no-such-page';

/** Tells whether axe and all viewport widths check a page. If PACKAGE names a remote, they check only its pages and the not-found page. */
const isLookedThrough = (path: string): boolean =>
  [undefined, 'shell', testedPages[path]].includes(deployedSite?.package) || path === notFound;

for (const path of [...Object.keys(testedPages), notFound]) {
  for (const language of bothLanguages) {
    const address = getAddress(path, language);

    test(`${address} is whole in HTML, hydrates unchanged, is accessible, and fits screens and paper`, async ({
      page,
      site,
      faults,
      request,
    }) => {
      test.slow();
      const response = await request.get(address);
      const html = await response.text();
      await test.step('the HTML is complete without script', () =>
        path === notFound ? expect(response.status()).toBe(404) : expectWhole({ response, html, path, language }));

      await test.step('hydration changes no markup', async () => {
        await site.visit(address);
        // Forces hydration even of pages that need no script, because a language switch hydrates them too.
        if (path !== notFound) await hydrateWholePage(page);
        expect.soft(await findHydrationDifference(page, html), address).toBe('');
        // The document contains all its styles. A `link` to a style sheet would mean that the prerendered HTML lacks some.
        await expect.soft(page.locator('link[rel="stylesheet"]'), address).toHaveCount(0);
      });

      await test.step('headings and sections keep the vertical rhythm', async () =>
        expect.soft(await page.evaluate(findBrokenRhythm), address).toEqual([]));

      await test.step('lists keep their role in Safari', async () =>
        expect.soft(await page.evaluate(findSilentLists), address).toEqual([]));

      await test.step('the printed page is readable and loses no text', async () => {
        const onScreen = await page.evaluate(findVisibleTexts);
        await page.setViewportSize(sheet);
        await page.emulateMedia({ media: 'print' });
        await transitionsEnded(page);
        expect.soft(await page.evaluate(findPalePrint), address).toEqual([]);
        expect.soft(await page.evaluate(findTitlesOnPictures), address).toEqual([]);
        const onPaper = await page.evaluate(findVisibleTexts);
        expect
          .soft(
            onScreen.filter((words) => !onPaper.includes(words)),
            `${address} on paper`,
          )
          .toEqual([]);
        await page.emulateMedia({ media: null });
        await transitionsEnded(page);
      });

      const all = isLookedThrough(path);
      if (!all)
        test.info().annotations.push({
          type: 'in part',
          description: `${skipReasonPrefix}axe and all windows but two, of pages that ${deployedSite?.package} does not own`,
        });
      for (const width of all ? [1440, 390] : [])
        await test.step(`axe finds no violation at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await transitionsEnded(page);
          expect.soft(await findAccessibilityViolations(page), `${address} at ${width}`).toEqual([]);
        });

      await test.step('text with wide spacing is not cut off', () =>
        evaluateUnderStyleSheet(page, textSpacing, async () => {
          for (const width of [1280, 390, 320]) {
            await page.setViewportSize({ width, height: 900 });
            await transitionsEnded(page);
            expect.soft(await page.evaluate(findLostWords), `${address} at ${width}`).toEqual([]);
          }
        }));

      const isAskedMore = all && (test.info().project.name !== 'quick' || sample.includes(address));
      if (isAskedMore) {
        await test.step('a viewport as tall as the page shows a usual first screen', () =>
          expectUsualFirstScreen(page));
        await test.step('at 400 % the page scrolls in one direction and fixed parts leave room', () =>
          expectRoomToRead(page));
        await test.step('in forced colours no word is covered', () => expectNoCoveredWords(page));
        // The first screen of /exchange has no picture.
        if (path !== '/exchange')
          await test.step('text over pictures has enough contrast', () => expectReadableOverPictures(page, language));
      }

      await test.step('no element overflows the viewport at any width', async () => {
        await allowMotion(page);
        const wrong: string[] = [];
        for (const width of all ? checkedWidths : [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const found = [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findHangingWords))];
          if (found.length > 0) wrong.push(`${width}: ${found.join(' | ')}`);
        }
        expect.soft(wrong, address).toEqual([]);
      });

      if (isAskedMore)
        await test.step('text in large letters is not cut off or covered', () =>
          expectWordsInLargeLetters(page, address));
      expect(faults.filter((fault) => path !== notFound || !fault.includes('404'))).toEqual([]);
    });
  }
}

interface Answered {
  readonly response: APIResponse;
  readonly html: string;
  readonly path: string;
  readonly language: Language;
}

/** Checks the HTML that visitors without JavaScript, search engines and link previews receive. */
function expectWhole({ response, html, path, language }: Answered): void {
  expect(response.status()).toBe(200);
  const $ = load(html);
  expect($('html').attr('lang')).toBe(languageTags[language]);
  expect($('h1')).toHaveLength(1);
  expect($('header')).toHaveLength(1);
  expect($('footer')).toHaveLength(1);
  expect($(`main#main [data-remote="${testedPages[path]}"][data-release]`)).toHaveLength(1);
  expect($('title').text()).not.toBe('');
  expect($('meta[name="description"]').attr('content')?.length ?? 0).toBeGreaterThan(40);
  const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
  // The canonical link names the configured https origin, although the test may serve the site from localhost.
  expect(origin).toMatch(/^https:/);
  expect($('link[rel="canonical"]').attr('href')).toBe(origin + getAddress(path, language));
  expect($('link[rel="alternate"][hreflang="uk"]').attr('href')).toBe(origin + path);
  expect($('link[rel="alternate"][hreflang="x-default"]').attr('href')).toBe(origin + path);
  expect($('link[rel="alternate"][hreflang="en"]').attr('href')).toBe(origin + getAddress(path, 'en'));
  // All links keep the page's language, except links to the same page in the other language.
  const led = $('a[href^="/"]:not([hreflang])')
    .toArray()
    .map(({ attribs }) => /^\/en(\/|$|[?#])/.test(attribs.href ?? ''));
  expect(new Set(led)).toEqual(new Set([language === 'en']));
  $('script, style').remove();
  expect($('html').text()).not.toMatch(/[{}]/);
  expect($.html()).not.toMatch(/\{(brand|phone|email|exchange)\}/);
}

/** Expects that a very tall viewport does not stretch the first screen, and that no text is invisible. */
async function expectUsualFirstScreen(page: Page): Promise<void> {
  for (const { width, tall, usual } of tallWindows) {
    await page.setViewportSize({ width, height: usual });
    const before = await page.evaluate(inspectFirstScreen);
    await page.setViewportSize({ width, height: tall });
    const at = `${width} × ${tall}`;
    const after = await page.evaluate(inspectFirstScreen);
    expect.soft(after.banner, at).toBeLessThanOrEqual(Math.max(1.2 * before.banner, 1));
    expect.soft(after.begins, at).toBeLessThanOrEqual(before.begins + 0.2 * usual);
    await expect.soft.poll(async () => (await page.evaluate(inspectFirstScreen)).lost, at).toEqual([]);
  }
}

/** Expects that a page scrolls in only one direction, and that fixed parts leave two thirds of the viewport free. */
async function expectRoomToRead(page: Page): Promise<void> {
  await page.setViewportSize(enlarged);
  expect.soft(await page.evaluate(findOverflow)).toEqual([]);
  const cover = await page.evaluate(measureStickyShare);
  expect.soft(cover).toBeGreaterThan(0.1);
  expect.soft(cover).toBeLessThan(1 / 3);
}

async function expectNoCoveredWords(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findCoveredWords), `at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await transitionsEnded(page);
}

/** Expects enough contrast of text over pictures at every width: in the first screen, the header and the end of a case. */
async function expectReadableOverPictures(page: Page, language: Language): Promise<void> {
  const faults: string[] = [];
  const isCase = (await page.locator('#next').count()) > 0;
  for (const [part, words] of Object.entries(overPictures)) {
    if (part === '#next' && !isCase) continue;
    for (const width of widthsOfHeads[isCase ? 'photographed' : 'drawn'][language]) {
      // At this height, the viewport shows the whole first screen.
      await page.setViewportSize({ width, height: 1200 });
      const found = await measureContrast(page, part, words);
      expect(new Set(found.map(({ name }) => name)).size, part).toBeGreaterThanOrEqual(2);
      for (const { name, text, readable, least } of found)
        if (readable < enough)
          faults.push(
            `${width}, ${part} ${name} "${text}": ${(readable * 100).toFixed(1)} %, least ${least.toFixed(2)}`,
          );
    }
  }
  expect.soft(faults).toEqual([]);
}

/** Expects that no word is cut off, hidden or covered at any text size. Reduced motion stops the carousels, which hide slides. */
async function expectWordsInLargeLetters(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.evaluate(openAllDetails);
  const lost: string[] = [];
  for (const width of [1440, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(waitForDrawings);
    for (const setting of letters) {
      await page.evaluate(setTextSize, setting);
      for (const found of await page.evaluate(findLostWords)) lost.push(`${width}, ${setting}: ${found}`);
    }
  }
  expect.soft(lost).toEqual([]);
}

/** Allows motion from now on. Waits for the cursor's bubble, which appears only with motion. */
async function allowMotion(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('[data-cursor]')).toBeAttached();
}

/** Waits for the end of CSS transitions, because a half-changed colour has another contrast. Print styles start transitions, too. */
const transitionsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Ignores the rejection of a cancelled transition. The transition that replaced it is in the list, too.
        .flatMap((each) => (each instanceof CSSTransition ? [each.finished.catch(() => undefined)] : [])),
    ),
  );
