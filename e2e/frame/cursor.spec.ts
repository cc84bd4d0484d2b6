import { cursorBubbleSelector, waitForBubble } from '../bubble.ts';
import { expect, hydrate, test } from '../site.ts';

/** Matches the script and styles of the cursor's bubble, which load only on devices that show the bubble. */
const module = /\/cursor\.\w+\.(js|css)$/;

test('the cursor’s bubble follows the pointer, adapts to the element below, and stays above the open panel', async ({
  page,
  site,
}) => {
  const asked = page.waitForRequest(module);
  await site.visit('/no-such-page');
  await asked;
  await waitForBubble(page);
  await page.mouse.move(300, 300);
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-cursor', 'default');
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('width', '10px');
  const at = async () =>
    page.locator(cursorBubbleSelector).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    });
  await expect.poll(at).toEqual([300, 300]);
  // Moves the pointer twice within one frame. The bubble must follow the last move.
  await page.evaluate(() => {
    for (const clientX of [310, 320])
      document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 300, bubbles: true }));
  });
  await expect.poll(at).toEqual([320, 300]);

  const call = page.locator('footer a[href="/contact-us"]');
  await call.scrollIntoViewIfNeeded();
  await call.hover();
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-cursor', 'contact');
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('width', '64px');
  // The bubble must keep away from the centre of the button, where the pointer is.
  const button = await call.boundingBox();
  const pointer = [(button?.x ?? 0) + (button?.width ?? 0) / 2, (button?.y ?? 0) + (button?.height ?? 0) / 2] as const;
  await expect
    .poll(async () => {
      const [x, y] = await at();
      return Math.hypot((x ?? 0) - pointer[0], (y ?? 0) - pointer[1]) - 32;
    })
    .toBeGreaterThan(24);
  await page.mouse.move(5, 5);
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-cursor', 'default');

  // Over text, the bubble is a ring, which covers no letter.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('background-color', 'rgb(255, 82, 38)');
  await page.locator('header nav a').first().hover();
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-over-text', '');
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('width', '10px');

  await page.locator('header nav button').click();
  await page.locator('#services-panel a').first().hover();
  // Lets `elementFromPoint` find the bubble, although pointer events normally pass through it.
  await page.locator(cursorBubbleSelector).evaluate((element) => {
    element.style.pointerEvents = 'auto';
  });
  await expect
    .poll(() =>
      page.locator(cursorBubbleSelector).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
    )
    .toBe(true);
});

test('over a carousel the cursor’s bubble is 80 pixels wide and shows two arrows', async ({ page, site }) => {
  await site.visit('/');
  await waitForBubble(page);
  await page.locator('#reviews [data-cursor-variant="project"]').hover();
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-cursor', 'project');
  await expect(page.locator(cursorBubbleSelector)).toHaveCSS('width', '80px');
  await expect(page.locator(`${cursorBubbleSelector} svg`)).toHaveCount(2);
});

test('over a link to a case the cursor’s bubble shows no arrows', async ({ page, site }) => {
  await site.visit('/portfolio');
  await waitForBubble(page);
  const card = page.locator('#projects article').first();
  await card.hover();
  await expect(card.getByText('Кейс')).toHaveCSS('opacity', '1');
  await expect(page.locator(cursorBubbleSelector)).toHaveAttribute('data-cursor', 'default');
});

for (const [name, options] of [
  ['at 1024 pixels', { viewport: { width: 1024, height: 800 } }],
  ['on touch', { viewport: { width: 1440, height: 900 }, hasTouch: true, isMobile: true }],
  ['under reduced motion', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }],
] as const) {
  test(`the cursor has no bubble ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (module.test(request.url())) asked.push(request.url());
    });
    await page.goto('/no-such-page');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(cursorBubbleSelector)).toHaveCount(0);
    expect(asked).toEqual([]);
    await context.close();
  });
}
