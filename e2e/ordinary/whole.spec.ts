import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { expect, getAddress, test, testedPages } from '../site.ts';

/* Tests pages without interaction, with late files: all parts are soon visible, and a fragment leads to its section. */

/** Viewports. In the first, a page scrolls smoothly to its sections; in the second, reduced motion makes it jump. */
const windows = [
  { width: 1440, height: 900, reducedMotion: 'no-preference' },
  { width: 390, height: 844, reducedMotion: 'reduce' },
] as const;
/** Lowest permitted distance in px between the header and a section to which a link led; negative means that the header covers it. */
const tooHigh = -8;
/** Greatest permitted distance in px between the header and a section to which a link led. */
const tooLow = 24;
/** Greatest permitted movement in px of a section after the page has scrolled to it, while the frame loads. */
const jump = 8;
/** Pages that `npm test` checks; with `--all`, it checks every page. */
const quick = ['/', '/cybersecurity', '/portfolio/ikura', '/exchange', '/terms'];
const tagFor = (path: string) => ({ tag: quick.includes(path) ? [] : ['@all'] });

test('the check finds parts that are hidden until they are near or visible', async ({ page }) => {
  await page.goto('/');
  const withRule = async (css: string) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
    return findHidden(page);
  };
  expect(await withRule('main section { content-visibility: auto }')).toContain('#history is laid out when it is near');
  expect(await withRule('#history { opacity: 0 }')).toContainEqual(expect.stringMatching(/is not painted$/));
});

for (const path of Object.keys(testedPages))
  test(
    `${path} without interaction: all parts are visible, and fragments lead to their sections`,
    tagFor(path),
    async ({ page, request }) => {
      test.slow();
      const letThrough = await holdBack(page);
      for (const [language, viewport] of [
        ['ua', windows[0]],
        ['en', windows[1]],
      ] as const) {
        const address = getAddress(path, language);
        const parts = partsOf(await (await request.get(address)).text());
        const openLate = async (at: string) => {
          await page.goto('about:blank');
          await page.setViewportSize(viewport);
          await page.emulateMedia({ reducedMotion: viewport.reducedMotion });
          await page.goto(at, { waitUntil: 'domcontentloaded' });
          await letThrough();
        };
        await openLate(address);
        expect.soft(await findHidden(page), `${address} at ${viewport.width}`).toEqual([]);
        for (const part of parts) {
          const named = `${address}#${part} at ${viewport.width}`;
          // Late fonts and pictures move the last section most, so only this section is tested with late files.
          if (part === parts.at(-1)) await openLate(`${address}#${part}`);
          else {
            // Only the first and the last section scroll smoothly, to save time.
            if (part !== parts.at(0)) await page.emulateMedia({ reducedMotion: 'reduce' });
            await page.evaluate((part) => location.assign(`#${part}`), part);
          }
          // The timeout is long, because scrolling takes longer on a busy machine.
          await expect.poll(() => missedBy(page, part), { message: named, timeout: 30_000, intervals: [20] }).toBe(0);
          // Moves the mouse once in each document (first and last section). This loads the frame, which must not move the section.
          if (part !== parts.at(0) && part !== parts.at(-1)) continue;
          const arrived = await offsetOf(page, part);
          await page.mouse.move(200, 300);
          await page.mouse.move(210, 310);
          const moved = Math.abs((await offsetOf(page, part)) - arrived);
          expect.soft(moved, `${named}, when the mouse moves`).toBeLessThan(jump);
        }
      }
    },
  );

test('a fragment that matches nothing leaves the page at its top', async ({ page, faults }) => {
  for (const fragment of ['#nothing', '#Threats', '#%D0%B2%D0%BE%D0%B4%D0%B0', '#%', '#:~:text=nothing']) {
    await page.goto(`/cybersecurity${fragment}`);
    expect(await page.evaluate(() => scrollY), fragment).toBe(0);
  }
  expect(faults).toEqual([]);
});

/** Lists the IDs of all sections, and of headings that do not name a section. */
function partsOf(html: string): string[] {
  const document = load(html);
  const named = document('main :is(section, h1, h2, h3)[id]').toArray();
  return named
    .map(({ attribs }) => attribs.id ?? '')
    .filter((id) => document(`[aria-labelledby="${id}"]`).length === 0);
}

/** Delays the fonts and pictures of each document. @returns a function that sends the delayed files and waits until they have arrived */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  let held = Promise.withResolvers<void>();
  await page.route(/\.(woff2|avif|webp|svg|jpg|png)(\?|$)/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return async () => {
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    held.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    held = Promise.withResolvers();
  };
}

/** Measures a section's distance in pixels from its target: right below the header, or as near as the end of the page permits. */
const offsetOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((id) => {
    const part = document.getElementById(id);
    if (!part) throw new Error(`There is no #${id}.`);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const place =
      part.getBoundingClientRect().top - padding - Number.parseFloat(getComputedStyle(part).scrollMarginTop);
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    return Math.round(place > 0 ? Math.max(0, Math.min(place, left)) : place);
  }, id);

/**
 * Measures by how many pixels a section misses its target.
 * @returns 0 if the section is near enough; 'moves' during smooth scrolling
 */
const missedBy = async (page: Page, id: string): Promise<number | 'moves'> => {
  const offset = await offsetOf(page, id);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  if ((await offsetOf(page, id)) !== offset) return 'moves';
  return offset >= tooHigh && offset <= tooLow ? 0 : offset;
};

/** Finds parts of a page that have no layout, and text that is not painted. */
const findHidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main, main *, body footer, body footer *')) {
      const name = element.id ? `#${element.id}` : `<${element.localName}> ${element.textContent?.slice(0, 30)}`;
      const style = getComputedStyle(element);
      if (style.contentVisibility === 'auto') found.push(`${name} is laid out when it is near`);
      const says = [...element.childNodes].some(
        ({ nodeType, data = '' }: Node & { data?: string }) => nodeType === 3 && data.trim(),
      );
      if (says && element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        found.push(`${name} is not painted`);
    }
    return found;
  });
