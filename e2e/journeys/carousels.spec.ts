import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/** Addresses of pages with carousels, and the owners of the pages. */
const pages = [
  ['/', 'home'],
  ['/portfolio/ikura', 'portfolio'],
] as const;

/** Delays all scripts of a remote until the returned function is called. Does not delay the shell's scripts. */
async function holdBack(page: Page, remote: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/r/${remote}/**/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting for the load event, which a delayed script would prevent. */
async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('footer nav').last()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

interface Box {
  readonly name: string;
  readonly place: readonly number[];
}

/** Lists the visible parts of all carousels with their positions. Runs in the browser. */
function boxesOfCarousels(): Box[] {
  return [...document.querySelectorAll('[data-carousel]')].flatMap((carousel) => {
    const row = carousel.querySelector('[tabindex="0"]')?.getBoundingClientRect() ?? new DOMRect();
    /** Returns the left and right edge of an element, or of the visible part of a cropped picture. */
    const seen = (element: Element) => {
      const boxes = [element, element.closest('[data-slide]')].map((each) => each?.getBoundingClientRect() ?? row);
      return {
        left: Math.max(...boxes.map(({ left }) => left)),
        right: Math.min(...boxes.map(({ right }) => right)),
      };
    };
    return [...carousel.querySelectorAll('[data-slide] *, a, button, span')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility({ visibilityProperty: true }) && box.width > 1)
      .filter(({ element }) => seen(element).right > row.left + 2 && seen(element).left < row.right - 2)
      .map(({ element, box }) => ({
        name: element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '',
        place: [box.x, box.y + scrollY, box.width, box.height],
      }));
  });
}

/** Lists parts that appeared, disappeared or moved by more than 2 px. Script and CSS may round positions differently by less. */
function differences(before: readonly Box[], after: readonly Box[]): string[] {
  return [...before, ...after]
    .filter(({ name, place }) =>
      [before, after].some(
        (boxes) =>
          !boxes.some((each) => each.name === name && each.place.every((at, i) => Math.abs(at - (place[i] ?? 0)) <= 2)),
      ),
    )
    .map(({ name, place }) => `${name} ${place.map(Math.round).join(' ')}`);
}

test.describe('a carousel before and after hydration', () => {
  // Turns off autoplay and entering (by reduced motion), so that only hydration could move a part.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [address, remote] of pages) {
    for (const width of [1440, 1000, 390])
      test(`${address} at ${width}: no part of a carousel moves when its script starts`, async ({ page }) => {
        const release = await holdBack(page, remote);
        await page.setViewportSize({ width, height: 900 });
        await openHeld(page, address);
        const before = await page.evaluate(boxesOfCarousels);
        expect(before.length).toBeGreaterThan(10);
        release();
        for (const carousel of await page.locator('[data-carousel]').all()) {
          await carousel.scrollIntoViewIfNeeded();
          await expect(carousel).toHaveAttribute('data-ready');
        }
        await expect.poll(async () => differences(before, await page.evaluate(boxesOfCarousels))).toEqual([]);
        // Proves that the check finds a movement.
        await page.locator('[data-step="1"]').filter({ visible: true }).first().click();
        await expect.poll(async () => differences(before, await page.evaluate(boxesOfCarousels))).not.toEqual([]);
      });
  }
});

test("a carousel's arrows scroll it before hydration, and it starts at the slide shown", async ({ page }) => {
  const release = await holdBack(page, 'home');
  await openHeld(page, '/');
  const section = page.locator('#reviews');
  const carousel = section.locator('[data-carousel]');
  const slides = section.locator('[data-slide]');
  const next = section.getByRole('button', { name: 'Наступний відгук' });
  await expect(carousel).not.toHaveAttribute('data-ready');
  await expect(page.locator('html')).toHaveAttribute('data-invokers');
  await next.click();
  await next.press('Space');
  const scrolled = await carousel.locator('[tabindex="0"]').evaluate((row) => row.scrollLeft);
  expect(scrolled).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
  const shown = Math.round(scrolled / ((await slides.first().boundingBox())?.width ?? 1));
  const before = await slides.nth(shown).boundingBox();
  release();
  await expect(carousel).toHaveAttribute('data-ready');
  await expect(section.locator('[data-active]')).toHaveCount(1);
  await expect(slides.nth(shown).locator('[data-active]')).toHaveCount(1);
  const after = await slides.nth(shown).boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1.5);
  await next.click();
  await expect(slides.nth(shown + 1).locator('[data-active]')).toHaveCount(1);
});

for (const width of [1440, 390])
  test(`at ${width} a carousel starts at the slide whose dot was clicked before hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const dots = page.locator('#achievements [data-step="0"]');
    await page.goto('/');
    const count = await dots.count();
    expect(count).toBeGreaterThan(5);
    // The last two slides of a loop stand left of the first slide, so the row cannot scroll them to its middle.
    for (const index of [1, count - 2, count - 1]) {
      const release = await holdBack(page, 'home');
      await openHeld(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-invokers');
      await dots.nth(index).click();
      release();
      await expect(page.locator('#achievements [data-ready]')).toHaveCount(1);
      const shown = () =>
        page.locator('#achievements').evaluate((section) => ({
          current: [...section.querySelectorAll('[data-step="0"]')].findIndex((dot) => dot.matches('[aria-current]')),
          asked: section.querySelector<HTMLElement>('[tabindex="0"]')?.dataset.targetSlide,
        }));
      await expect.poll(shown).toEqual({ current: index, asked: await dots.nth(index).getAttribute('href') });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

for (const width of [1440, 412])
  test(`at ${width} the browser itself scrolls to the next slide until the starter arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\/js\/starter\./, (route) => route.abort());
    for (const [address] of pages) {
      await page.goto(address);
      for (const carousel of await page.locator('[data-carousel]').all()) {
        const row = carousel.locator('[tabindex="0"]');
        // A row that shows all of its slides cannot scroll.
        if (await row.evaluate((each) => each.scrollWidth <= each.clientWidth)) continue;
        const arrow = carousel.locator('[data-step="1"]').first();
        const next = page.locator((await arrow.getAttribute('href')) ?? '');
        await arrow.click();
        const label = `${address}: ${await carousel.getAttribute('aria-label')}`;
        // Distance, in slide widths, from the next slide to the place where it should rest: the row's start or middle.
        const missed = async () => {
          const [within, slide] = [await row.boundingBox(), await next.boundingBox()];
          if (!within || !slide) return Number.NaN;
          const fromMiddle = slide.x + slide.width / 2 - within.x - within.width / 2;
          return Math.min(Math.abs(slide.x - within.x), Math.abs(fromMiddle)) / slide.width;
        };
        await expect.poll(missed, label).toBeLessThan(0.15);
      }
    }
  });

test.describe('a carousel without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each slide has a link, and the arrows are hidden without script', async ({ page }) => {
    for (const [address] of pages) {
      await page.goto(address);
      for (const carousel of await page.locator('[data-carousel]').all()) {
        const slides = carousel.locator('[data-slide]');
        const links = carousel.locator('[data-step]').filter({ visible: true });
        await expect(links).toHaveCount(await slides.count());
        await links.last().click();
        await expect(slides.last()).toBeInViewport({ ratio: 0.3 });
        await links.first().click();
        await expect(slides.first()).toBeInViewport({ ratio: 0.3 });
      }
    }
  });
});
