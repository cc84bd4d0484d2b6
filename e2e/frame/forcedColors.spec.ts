import { addressIn, expect, hydrated, specifiedPages, test } from '../site.ts';

/*
 * Who has the system's colours on every page (forced colours): grounds that are drawn are away, and under all words lies a ground of the
 * browser's, as high as their face. What is said by a drawn line must be said otherwise, and no words may lie under the ground of others.
 */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' });

/** Runs in the browser: words that lie under the ground of words that come after them. */
function covered(): string[] {
  interface Words {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
    readonly bare: boolean;
  }
  /** What scrolls out of its row stands where others do, and is not there. */
  const scrolls = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  const all: Words[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!element || !textContent?.trim() || element.closest('svg, [role="group"]') || scrolls(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width * height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const bare = getComputedStyle(element).forcedColorAdjust !== 'auto';
    for (const box of range.getClientRects()) all.push({ element, text: textContent.trim(), box, bare });
  }
  return all.flatMap((under, index) =>
    all.slice(index + 1).flatMap((over) => {
      if (over.bare || over.element === under.element) return [];
      // The height of the small letters: above and below it a ground hides nothing of most words.
      const top = under.box.top + under.box.height * 0.4;
      const bottom = under.box.top + under.box.height * 0.7;
      const high = Math.min(bottom, over.box.bottom) - Math.max(top, over.box.top);
      const wide = Math.min(under.box.right, over.box.right) - Math.max(under.box.left, over.box.left);
      return high > 3 && wide > 3 ? [`"${under.text.slice(0, 30)}" under "${over.text.slice(0, 30)}"`] : [];
    }),
  );
}

for (const path of Object.keys(specifiedPages))
  test(`in forced colours no words of ${path} lie under the ground of others`, async ({ page }) => {
    await page.goto(addressIn(path, 'en'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(covered), `at ${width}`).toEqual([]);
    }
  });

test('the look bites: words under others are found', async ({ page }) => {
  await page.goto('/en/terms');
  await page.evaluate(() => {
    const [box, under, over] = [
      document.createElement('div'),
      document.createElement('p'),
      document.createElement('p'),
    ];
    under.textContent = 'under';
    over.textContent = 'over';
    under.style.cssText = 'margin: 0; line-height: 1';
    over.style.cssText = 'margin: -1em 0 0; font-size: 2em; line-height: 1';
    box.append(under, over);
    document.querySelector('main')?.append(box);
  });
  expect(await page.evaluate(covered)).toContain('"under" under "over"');
});

test('the page one is on is underlined in the header, and in the menu it has its buoy', async ({ page, site }) => {
  await site.visit('/en/contact-us');
  const here = page.locator('header nav a[aria-current="page"]');
  await expect(here).toHaveText('Contact');
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('header nav a:not([aria-current])').first()).toHaveCSS('text-decoration-line', 'none');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header button[aria-haspopup="dialog"]').click();
  const buoy = page.getByRole('dialog').locator('a[aria-current="page"]').last();
  await expect(buoy).toBeVisible();
  expect(await buoy.evaluate((link) => getComputedStyle(link, '::after').backgroundColor)).toBe('rgb(255, 82, 38)');
});

for (const [address, width, count] of [
  ['/en/exchange', 1440, 9],
  ['/en/services/marketing-strategy', 1440, 1],
  ['/en/cybersecurity', 390, 1],
] as const)
  test(`what unfolds on ${address} says by its sign that it does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const signs = await page.locator('main summary, main label:has(input[type="checkbox"])').evaluateAll((rows) =>
      rows.map((row) => {
        const drawn = /gradient/.test(getComputedStyle(row, '::after').backgroundImage);
        return drawn || getComputedStyle(row.lastElementChild ?? row, '::after').borderInlineStartWidth !== '0px';
      }),
    );
    expect(signs).toEqual(Array.from({ length: count }, () => true));
  });

test('charts are drawn in colours that are seen: the share of a case, and the weeks of the prices', async ({
  page,
}) => {
  await page.goto('/en/portfolio/ikura');
  const ticks = page.locator('#audience figure *');
  expect(
    await ticks.evaluateAll(
      (all) => all.filter((each) => /gradient/.test(getComputedStyle(each).backgroundImage)).length,
    ),
  ).toBe(2);
  await page.goto('/en/exchange');
  const ink = await page
    .locator('#prices td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  const weeks = await page
    .locator('#prices td svg')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).stroke))]);
  expect(weeks).toEqual([ink]);
});

test('every button of the install dialog has an edge or a line', async ({ page }) => {
  await page.goto('/en/exchange');
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog#install')?.showModal());
  const plain = await page.locator('dialog#install button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { borderTopStyle, textDecorationLine } = getComputedStyle(button);
      return borderTopStyle === 'none' && textDecorationLine === 'none' ? [button.textContent] : [];
    }),
  );
  expect(plain).toEqual([]);
});
