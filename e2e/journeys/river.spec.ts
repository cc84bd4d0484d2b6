import type { Page } from '@playwright/test';
import { bubbleFollows } from '../bubble.ts';
import { changesInPlace, expect, hydrated, test } from '../site.ts';

test.beforeEach(({ page }) => changesInPlace(page));

interface Held {
  /** Moving parts of the transition by what they are parts of, with how long they take in milliseconds. */
  readonly parts: Readonly<Record<string, number>>;
  readonly arrivesByDocument: boolean;
}

/** Holds every transition of the page at its beginning, so that nothing waits for its end. `held` tells what moved. */
async function holdTransitions(page: Page): Promise<() => Promise<Held | undefined>> {
  await page.addInitScript(() => {
    const hold = (transition: ViewTransition, arrivesByDocument: boolean) =>
      transition.ready.then(
        () => {
          const parts: Record<string, number> = {};
          for (const animation of document.getAnimations()) {
            const { effect } = animation as Animation & { effect: KeyframeEffect };
            // The root's own says how long the document is arriving.
            if (effect.target !== document.documentElement) continue;
            animation.pause();
            if (effect.pseudoElement) parts[effect.pseudoElement] = Number(effect.getTiming().duration);
          }
          Object.assign(window, { held: { parts, arrivesByDocument } });
        },
        () => {},
      );
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...how) {
      const transition = start.apply(this, how);
      void hold(transition, false);
      return transition;
    };
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { revealed: true });
      if (viewTransition) void hold(viewTransition, true);
    });
  });
  return () => page.evaluate(() => (window as unknown as { held?: Held }).held);
}

/** A document that has just come has no picture of itself to leave behind. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).viewTransitionName), { timeout: 10_000 })
    .toBe('root');

const expectCurrent = (held: Held | undefined) => {
  const { parts = {} } = held ?? {};
  for (const part of ['::view-transition-image-pair(root)', '::view-transition-old(root)']) {
    expect(parts[part], part).toBeGreaterThanOrEqual(450);
    expect(parts[part], part).toBeLessThanOrEqual(500);
  }
  // The next page is no picture: it is there itself, below the current.
  expect(Object.keys(parts)).not.toContain('::view-transition-new(root)');
};

/** Distance in pixels that the last page's outer box has gone at a time of the transition. */
const goneAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).pseudoElement?.includes('(root)')) animation.currentTime = at;
    return (
      Number.parseFloat(getComputedStyle(document.documentElement, '::view-transition-image-pair(root)').translate) || 0
    );
  }, time);

/** Presses by the mouse, where it points: the pictures of the transition take no pointer. */
async function pressAt(page: Page, link: string): Promise<void> {
  const box = await page.locator(link).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
}

test('within a document the current passes over the last page, and the header stays where it is', async ({
  page,
  site,
}) => {
  const held = await holdTransitions(page);
  await site.visit('/services/seo');
  await settled(page);
  const top = () => page.locator('body header').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect.poll(async () => (await held())?.arrivesByDocument).toBe(false);
  expectCurrent(await held());
  const parts = Object.keys((await held())?.parts ?? {});
  expect(parts).toContain('::view-transition-image-pair(fairway)');
  // The header is no picture on pages where nothing travels.
  expect(parts.join()).not.toContain('frame-header');
  expect([await goneAt(page, 0), await goneAt(page, 479)]).toEqual([0, expect.any(Number)]);
  expect(await goneAt(page, 479)).toBeGreaterThan(1440);
  expect(await top()).toBe(before);
  // Its end leaves nothing behind.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).pseudoElement) animation.finish();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-page-transition');
  await settled(page);
});

test('from document to document it is the same, without any script of the site, and a click during it is answered', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  const held = await holdTransitions(page);
  await page.goto('/services/seo');
  await settled(page);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page).toHaveURL('/cybersecurity');
  await expect.poll(async () => (await held())?.arrivesByDocument).toBe(true);
  expectCurrent(await held());
  expect(await goneAt(page, 479)).toBeGreaterThan(1440);
  expect(await goneAt(page, 0)).toBe(0);
  await pressAt(page, 'header nav a[href="/portfolio"]');
  await expect(page).toHaveURL('/portfolio');
});

test('a click during it is answered at once: nothing waits for its end', async ({ page, site }) => {
  const held = await holdTransitions(page);
  await site.visit('/services/seo');
  await settled(page);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect.poll(async () => (await held()) !== undefined).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-page-transition');
  await page.evaluate(() => Reflect.deleteProperty(window, 'held'));
  await pressAt(page, 'header nav a[href="/cybersecurity"]');
  await expect(page).toHaveURL('/cybersecurity');
  await expect(page.locator('main [data-remote="cybersecurity"]')).toBeVisible();
  // The second one leaves by the current as well.
  await expect.poll(async () => (await held()) !== undefined).toBe(true);
  expectCurrent(await held());
});

/** The header is a picture, above the one that travels, and where it is in the window. */
async function expectHeaderAbove(page: Page): Promise<void> {
  const layer = (name: string) =>
    page.evaluate((part) => {
      const { zIndex } = getComputedStyle(document.documentElement, `::view-transition-group(${part})`);
      return Number(zIndex) || 0;
    }, name);
  expect(await layer('frame-header')).toBeGreaterThan(await layer('case-ikura-picture'));
  const places = await page.evaluate(() => {
    const at = (time: number) => {
      for (const animation of document.getAnimations())
        if ((animation.effect as KeyframeEffect).pseudoElement?.includes('(frame-header)'))
          animation.currentTime = time;
      const { transform } = getComputedStyle(document.documentElement, '::view-transition-group(frame-header)');
      return new DOMMatrix(transform === 'none' ? '' : transform).f;
    };
    return [at(0), at(240), at(479)];
  });
  // It is lower by what lies above the window at the most, and never leaves it.
  for (const place of places) expect(Math.abs(place)).toBeLessThanOrEqual(14);
}

test('a cover that is followed becomes the banner of its case, below the header, which answers a press; what is not followed leaves with the page', async ({
  page,
  site,
}) => {
  const held = await holdTransitions(page);
  const travelling = async () => Object.keys((await held())?.parts ?? {}).filter((part) => part.includes('case-'));
  await site.visit('/portfolio');
  await settled(page);
  await page.locator('#projects article a[href="/portfolio/ikura"]').click();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(travelling).toContain('::view-transition-group(case-ikura-picture)');
  expect(await travelling()).toContain('::view-transition-group(case-ikura-title)');
  expect((await travelling()).filter((part) => !part.includes('ikura'))).toEqual([]);
  expect(Object.keys((await held())?.parts ?? {})).toContain('::view-transition-group(frame-header)');
  await expectHeaderAbove(page);
  await pressAt(page, 'header nav a[href="/cybersecurity"]');
  await expect(page).toHaveURL('/cybersecurity');
  await site.visit('/portfolio');
  await settled(page);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect.poll(async () => (await held()) !== undefined).toBe(true);
  expect(await travelling()).toEqual([]);
});

test('the header lies above a cover that travels from document to document, too', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const held = await holdTransitions(page);
  await page.goto('/portfolio');
  await settled(page);
  await page.locator('#projects article a[href="/portfolio/ikura"]').click();
  await expect(page).toHaveURL('/portfolio/ikura');
  await expect
    .poll(async () => Object.keys((await held())?.parts ?? {}))
    .toContain('::view-transition-group(frame-header)');
  await expectHeaderAbove(page);
});

test('the bubble stays with the pointer while the current passes', async ({ page, site }) => {
  const held = await holdTransitions(page);
  await site.visit('/terms');
  await settled(page);
  await bubbleFollows(page, [300, 500]);
  await page.locator('header nav a[href="/portfolio"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(async () => (await held()) !== undefined).toBe(true);
  await page.mouse.move(700, 520);
  const at = () =>
    page.evaluate(() => {
      const { transform } = getComputedStyle(document.documentElement, '::view-transition-group(frame-cursor)');
      const { e, f } = new DOMMatrix(transform);
      return [Math.round(e + 5), Math.round(f + 5)];
    });
  await expect.poll(at).toEqual([700, 520]);
});

test('who asks for less motion sees the next page, and nothing that moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = await holdTransitions(page);
  await page.goto('/services/seo');
  await settled(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/services/seo');
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page).toHaveURL('/cybersecurity');
  await expect.poll(() => page.evaluate(() => 'revealed' in window)).toBe(true);
  expect(await held()).toBeUndefined();
  await page.unroute('**/*.js');
  await page.goto('/terms');
  await hydrated(page);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await held()).toBeUndefined();
});
