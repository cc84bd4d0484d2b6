import type { APIResponse, Page } from '@playwright/test';
import { load } from 'cheerio';
import type { Language } from 'shared/contract';
import { findBrokenRhythm } from './looks/findBrokenRhythm.ts';
import { findHangingLetters } from './looks/findHangingLetters.ts';
import { findLostWords, textSpacing } from './looks/findLostWords.ts';
import { findSilentLists } from './looks/findSilentLists.ts';
import { findTitlesOnPictures } from './looks/findTitlesOnPictures.ts';
import { findSeenTexts } from './looks/findWordsOffPaper.ts';
import { notAsked, outside } from './outside/Outside.ts';
import { paleOnPaper } from './paleOnPaper.ts';
import { addressIn, bothLanguages, expect, notFromOutside, pages, specifiedPages, tagOf, test, whole } from './site.ts';
import { violations } from './violations.ts';
import { whatSticksOut, widths } from './whatSticksOut.ts';

/*
 * What is asked of every page, of one load of it. It begins under reduced motion: the cursor and what enters on sight are a script's
 * additions by contract, and what waits below the fold to be revealed is meant to be pale. When markup and accessibility have been looked
 * at, motion is allowed, everything that moves begins to, and the layout is held against the window as most visitors have it.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the site of this checkout', () => {
  notFromOutside('holds the pages of this checkout against its specification');

  test('the snapshot lists every specified page with its owner, and nothing else', ({ site }) => {
    const listed = Object.fromEntries(site.snapshot.routes.map(({ path, owner }) => [path, owner]));
    expect(listed, 'a page that came or went is written into pages.json of its remote').toEqual(specifiedPages);
  });
});

test('the looks bite: a picture without words, pale text, a wide box, other markup and what paper cannot show are found', async ({
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
  const found = await violations(page);
  expect(found.some((each) => each.startsWith('image-alt'))).toBe(true);
  expect(found.some((each) => each.startsWith('color-contrast'))).toBe(true);
  expect(await page.evaluate(whatSticksOut)).toEqual(['<p class="pale">pale</p>']);
  expect(await differenceTo(page, await (await request.get('/terms')).text())).toContain('pale');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(paleOnPaper)).toEqual(['1.4 "pale" <p>']);
});

test('the looks at the layout bite: a broken rhythm, a hanging letter, words that spacing takes away and a title on a picture are found', async ({
  page,
  site,
}) => {
  await site.visit('/services/seo');
  const rhythmWith = (css: string) => withStyle(page, css, () => page.evaluate(findBrokenRhythm));
  expect(await rhythmWith('')).toEqual([]);
  const gapUnder = (px: number) =>
    rhythmWith(`main section :is(h2, h3) + p { margin-block-start: ${px}px !important }`);
  expect(await gapUnder(4)).toContainEqual(expect.stringMatching(/^gap of [4-9] under/));
  expect(await gapUnder(60)).toContainEqual(expect.stringMatching(/^gap of 6\d under/));
  expect(await rhythmWith('main section h2 { margin-block-end: 300px !important }')).toContainEqual(
    expect.stringMatching(/^void of [3-9]\d\d between/),
  );

  await page.locator('main h1').evaluate((title) => title.replaceChildren('Про й', document.createElement('br'), 'це'));
  expect(await page.evaluate(findHangingLetters)).toEqual(['"Про й" ends a line']);

  await page.setViewportSize({ width: 390, height: 900 });
  const lostWith = (css: string) => withStyle(page, textSpacing + css, () => page.evaluate(findLostWords));
  expect(await lostWith('')).toEqual([]);
  expect(await lostWith('main p { white-space: nowrap }')).toContainEqual(expect.stringMatching(/to \d{3,}\)$/));
  expect(await lostWith('main p { height: 20px; overflow: hidden }')).toContainEqual(expect.stringMatching(/\(cut\)$/));

  await page.emulateMedia({ media: 'print' });
  const titlesWith = (css: string) => withStyle(page, css, () => page.evaluate(findTitlesOnPictures));
  expect(await titlesWith('')).toEqual([]);
  const picture = 'display: block !important; position: fixed; inset: 0; width: 100vw; height: 100vh';
  expect(await titlesWith(`main img { ${picture} } main h1 { position: fixed; inset: 0 }`)).toContainEqual(
    expect.stringMatching(/^<h1>/),
  );
  expect(await titlesWith('[data-under-header] { background: linear-gradient(#000, #fff) !important }')).toHaveLength(
    1,
  );
});

/** What a browser lays out for a sheet of A4, in pixels: 190 by 277 mm. */
const sheet = { width: 718, height: 1047 };

/** The page that is not there is looked at like the others; the browser itself tells of it. */
const notFound = '/no-such-page';

/**
 * Whether axe and every window are asked of a page: where one package's team asks from outside, of its own pages. The frame is on all of them.
 */
const isLookedThrough = (path: string): boolean =>
  [undefined, 'shell', pages[path]].includes(outside?.package) || path === notFound;

for (const path of [...Object.keys(pages), notFound]) {
  for (const language of bothLanguages) {
    const address = addressIn(path, language);

    test(`${address} is whole in its HTML, hydrates without a difference, has no violation, fits every window and a sheet of paper`, async ({
      page,
      site,
      faults,
      request,
    }) => {
      const response = await request.get(address);
      const html = await response.text();
      await test.step('its HTML', () =>
        path === notFound ? expect(response.status()).toBe(404) : expectWhole({ response, html, path, language }));

      await test.step('hydration', async () => {
        await site.visit(address);
        // Also where nothing needs script: so it is before its language is changed.
        if (path !== notFound) await whole(page);
        expect.soft(await differenceTo(page, html), address).toBe('');
        // Whoever runs no script sees the page in all its styles: a chunk that brings some of its own was left out of the HTML.
        await expect.soft(page.locator('link[rel="stylesheet"]'), address).toHaveCount(0);
      });

      await test.step('the rhythm', async () =>
        expect.soft(await page.evaluate(findBrokenRhythm), address).toEqual([]));

      await test.step('its lists', async () => expect.soft(await page.evaluate(findSilentLists), address).toEqual([]));

      await test.step('on paper', async () => {
        const onScreen = await page.evaluate(findSeenTexts);
        await page.setViewportSize(sheet);
        await page.emulateMedia({ media: 'print' });
        await transitionsEnded(page);
        expect.soft(await page.evaluate(paleOnPaper), address).toEqual([]);
        expect.soft(await page.evaluate(findTitlesOnPictures), address).toEqual([]);
        const onPaper = await page.evaluate(findSeenTexts);
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
          description: `${notAsked}axe and all windows but two, of pages that ${outside?.package} does not own`,
        });
      for (const width of all ? [1440, 390] : [])
        await test.step(`axe at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await transitionsEnded(page);
          expect.soft(await violations(page), `${address} at ${width}`).toEqual([]);
        });

      await test.step('text spaced out', () =>
        withStyle(page, textSpacing, async () => {
          for (const width of [1280, 390, 320]) {
            await page.setViewportSize({ width, height: 900 });
            await transitionsEnded(page);
            expect.soft(await page.evaluate(findLostWords), `${address} at ${width}`).toEqual([]);
          }
        }));

      await test.step('the layout', async () => {
        await allowMotion(page);
        const wrong: string[] = [];
        for (const width of all ? widths : [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const found = [...(await page.evaluate(whatSticksOut)), ...(await page.evaluate(findHangingLetters))];
          if (found.length > 0) wrong.push(`${width}: ${found.join(' | ')}`);
        }
        expect.soft(wrong, address).toEqual([]);
      });
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

/** What a reader without JavaScript, a search engine and a link's preview have of a page. */
function expectWhole({ response, html, path, language }: Answered): void {
  expect(response.status()).toBe(200);
  const $ = load(html);
  expect($('html').attr('lang')).toBe(tagOf[language]);
  expect($('h1')).toHaveLength(1);
  expect($('header')).toHaveLength(1);
  expect($('footer')).toHaveLength(1);
  expect($(`main#main [data-remote="${pages[path]}"][data-release]`)).toHaveLength(1);
  expect($('title').text()).not.toBe('');
  expect($('meta[name="description"]').attr('content')?.length ?? 0).toBeGreaterThan(40);
  const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
  // The site's own, wherever it is served from.
  expect(origin).toMatch(/^https:/);
  expect($('link[rel="canonical"]').attr('href')).toBe(origin + addressIn(path, language));
  expect($('link[rel="alternate"][hreflang="uk"]').attr('href')).toBe(origin + path);
  expect($('link[rel="alternate"][hreflang="x-default"]').attr('href')).toBe(origin + path);
  expect($('link[rel="alternate"][hreflang="en"]').attr('href')).toBe(origin + addressIn(path, 'en'));
  $('script, style').remove();
  expect($('html').text()).not.toMatch(/[{}]/);
  expect($.html()).not.toMatch(/\{(brand|phone|email|exchange)\}/);
}

/** Looks at the page with a style sheet of its own, which is removed afterwards. @returns what the look found */
async function withStyle<Found>(page: Page, css: string, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}

/** From here on as for who asks for no less motion. The bubble of the cursor is the sign that the page has taken notice. */
async function allowMotion(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('[data-cursor]')).toBeAttached();
}

/** Waits for colours that change gradually, on paper and back on the screen, too: in between their contrast is anything. */
const transitionsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that is replaced rejects, and the other is waited for.
        .flatMap((each) => (each instanceof CSSTransition ? [each.finished.catch(() => undefined)] : [])),
    ),
  );

/** Production React reports no mismatch of text or attributes: the page on screen and its HTML are compared here. */
async function differenceTo(page: Page, html: string): Promise<string> {
  const live = await page.locator('#root').evaluate((root) => root.innerHTML);
  return firstDifference(comparableMarkup(live), comparableMarkup(load(html)('#root').html() ?? ''));
}

/** Markup without React's comments and without what says of itself that it differs in a browser, written by one parser. */
function comparableMarkup(html: string): string {
  const $ = load(html.replace(/<!--.*?-->/g, ''), null, false);
  $('[data-differs-live]').empty();
  // What motion sets, by contract, on what stands there already.
  $('[data-remote][data-hydrated]').removeAttr('data-hydrated');
  $('[data-ready]').removeAttr('data-ready').find('[style]').removeAttr('style');
  return $.html();
}

/** Where two texts part, with a little of each: a page's markup is too long to be read whole. */
function firstDifference(live: string, prerendered: string): string {
  if (live === prerendered) return '';
  const at = [...live].findIndex((character, index) => character !== prerendered[index]);
  const from = Math.max(0, (at < 0 ? live.length : at) - 60);
  return `live: …${live.slice(from, from + 200)}… prerendered: …${prerendered.slice(from, from + 200)}…`;
}
