import type { Page } from '@playwright/test';
import { waitForBubble } from '../bubble.ts';
import { expect, hydrate, preventDocumentRace, test } from '../site.ts';

test.beforeEach(({ page }) => preventDocumentRace(page));

interface Held {
  /** Durations in milliseconds of the view transition's animations, by pseudo-element. */
  readonly parts: Readonly<Record<string, number>>;
  readonly arrivesByDocument: boolean;
}

/** Pauses view transitions at their start, so that no test depends on the duration. Returns a function that reads the paused animations. */
async function holdTransitions(page: Page): Promise<() => Promise<Held | undefined>> {
  await page.addInitScript(() => {
    const hold = (transition: ViewTransition, arrivesByDocument: boolean) =>
      transition.ready.then(
        () => {
          const parts: Record<string, number> = {};
          for (const animation of document.getAnimations()) {
            const { effect } = animation as Animation & { effect: KeyframeEffect };
            // Ignores the root's own animation, which marks an arriving document and is not part of the transition.
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

/** Waits until the page can take part in a view transition. Just after loading, the root has no `view-transition-name`. */
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
  // The next page must have no snapshot: the browser shows it live, while the old page's snapshot moves away above it.
  expect(Object.keys(parts)).not.toContain('::view-transition-new(root)');
};

/** Returns by how many px the old page has moved left at a time of the transition. @param time in milliseconds */
const goneAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).pseudoElement?.includes('(root)')) animation.currentTime = at;
    return (
      Number.parseFloat(getComputedStyle(document.documentElement, '::view-transition-image-pair(root)').translate) || 0
    );
  }, time);

/** Clicks at a link's coordinates. During a transition, Playwright's own click would wait, because a snapshot covers the link. */
async function pressAt(page: Page, link: string): Promise<void> {
  const box = await page.locator(link).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
}

test('in a navigation within a document, water passes over the old page, but not the header', async ({
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
  // The header has a snapshot only if a picture moves from one page to the next.
  expect(parts.join()).not.toContain('frame-header');
  expect([await goneAt(page, 0), await goneAt(page, 479)]).toEqual([0, expect.any(Number)]);
  expect(await goneAt(page, 479)).toBeGreaterThan(1440);
  expect(await top()).toBe(before);
  // Finishes the transition. The shell must then remove `data-page-transition`.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).pseudoElement) animation.finish();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-page-transition');
  await settled(page);
});

test('a navigation between documents has the same transition without script, and accepts clicks meanwhile', async ({
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

test('a click during a transition within a document navigates at once', async ({ page, site }) => {
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
  // The second navigation must have the transition, too.
  await expect.poll(async () => (await held()) !== undefined).toBe(true);
  expectCurrent(await held());
});

/** Expects that the header's snapshot is above the moving picture and inside the viewport. */
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
  // The header may move by at most its upper part that scrolls out of the viewport (14 px).
  for (const place of places) expect(Math.abs(place)).toBeLessThanOrEqual(14);
}

test("a clicked cover turns into its case's banner below the header; other covers do not", async ({ page, site }) => {
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

test('the header stays above a moving cover in navigations between documents, too', async ({ page }) => {
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

test("the cursor's bubble follows the pointer during a transition", async ({ page, site }) => {
  const held = await holdTransitions(page);
  await site.visit('/terms');
  await settled(page);
  await waitForBubble(page, [300, 500]);
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

test('under reduced motion pages change without a transition', async ({ page }) => {
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
  await hydrate(page);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await held()).toBeUndefined();
});
