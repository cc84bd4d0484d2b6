import type { Locator, Page } from '@playwright/test';
import { collectRequests, expect, hydrate, test } from '../site.ts';

/* Scrolling moves the boat (the dot on a drawing's line) and uncovers the drawing (decision 0113). No test waits for a fixed time. */

interface Place {
  readonly path: string;
  /** Selectors of a page's drawings by name, in the order of scrolling. */
  readonly passages: Readonly<Record<string, string>>;
  readonly widths?: readonly number[];
}
const staircase = { 'the staircase': '#principles [data-passage]' };
const ladder = { 'the ladder': '#ladder [data-passage]' };
const way = { 'the way of the work': '#process [data-passage]' };
const places: readonly Place[] = [
  { path: '/', passages: { 'the history': '#history [data-passage]', ...staircase } },
  { path: '/services/seo', passages: ladder },
  {
    path: '/portfolio/ikura',
    passages: {
      ...way,
      'the ticks of the audience': '#audience [data-passage]',
      'the rule of the results': '#results [data-passage]:has(dl)',
    },
  },
  // The drawing left of the largest figure of the results. Phones do not show it.
  { path: '/portfolio/ikura', passages: { 'the depths of the results': '#results > [data-passage]' }, widths: [1440] },
];

/** Scrolls to a position in the passage of a drawing: `part` 0 is its beginning, 1 its end. */
const comeBy = (passage: Locator, part: number) =>
  passage.evaluate((element, part) => {
    const lead = Number.parseFloat(getComputedStyle(element).getPropertyValue('--porohy-passage-lead')) || 0;
    const { top, height } = element.getBoundingClientRect();
    const line = innerHeight - 100;
    scrollBy({ top: top - line + lead + (height - lead) * part, behavior: 'instant' });
  }, part);

interface Drawn {
  /** Lowest and highest progress of the drawing's animated parts, from 0 to 1. Both are 1 without animations. */
  readonly share: readonly [least: number, most: number];
  readonly moving: number;
  /** Number of parts that are smaller than in the complete drawing. */
  readonly away: number;
}
const drawn = (passage: Locator): Promise<Drawn> =>
  passage.evaluate((element) => {
    // Ignores CSS transitions: they fade in parts beside the drawing.
    const animations = element.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation);
    const shares = animations.map(({ effect }) => Number(effect?.getComputedTiming().progress ?? Number.NaN));
    const parts = [...element.querySelectorAll('*')].flatMap((each) =>
      ['', '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo).scale),
    );
    return {
      share: shares.length === 0 ? [1, 1] : [Math.min(...shares), Math.max(...shares)],
      moving: shares.length,
      away: parts.filter((scale) => scale.split(' ').some((each) => Number(each) < 1)).length,
    } as const;
  });
const whole = { share: [1, 1], moving: 0, away: 0 };
const end = (passage: Locator) => passage.locator('> [data-reveal]').first();

/** Expects that the drawing's progress matches the scroll position. */
async function expectDrawn(passage: Locator, part: number): Promise<void> {
  await expect(async () => {
    await comeBy(passage, part);
    const { share, moving } = await drawn(passage);
    expect(moving).toBeGreaterThan(0);
    for (const each of share) expect(Math.abs(each - part)).toBeLessThan(0.03);
  }).toPass();
}
async function passAndReturn(passage: Locator): Promise<void> {
  await expect(async () => {
    await comeBy(passage, 1.05);
    await expect(end(passage)).toHaveAttribute('data-reveal', 'revealed', { timeout: 300 });
  }).toPass();
  await passage.page().evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const part of [0.3, 0.8]) {
    await comeBy(passage, part);
    expect(await drawn(passage)).toEqual(whole);
  }
}

for (const { path, passages, widths = [1440, 390] } of places)
  for (const width of widths)
    test(`${Object.keys(passages).join(', ')} at ${width}: scrolling completes the drawing, which then stays without layout shift`, async ({
      page,
      site,
      faults,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const shifted = await watchShifts(page);
      const asked = collectRequests(page, 'shell');
      await site.visit(path);
      for (const selector of Object.values(passages))
        await expect(page.locator(selector)).toHaveAttribute('data-reveal', 'waiting');
      for (const [name, selector] of Object.entries(passages))
        await test.step(name, async () => {
          const passage = page.locator(selector);
          await expectDrawn(passage, 0.1);
          const before = await shifted();
          for (const part of [0.2, 0.5, 0.8, 0.4]) await expectDrawn(passage, part);
          await passAndReturn(passage);
          expect(await shifted()).toBe(before);
        });
      // This browser supports scroll timelines, so the page must not request the fallback module.
      expect(asked.filter((request) => request.url().includes('/passage.'))).toEqual([]);
      expect(faults).toEqual([]);
    });

/** Records layout shifts. @returns a function that returns the sum of all shifts so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0));
}

test('a drawing that the visitor jumped past is complete when scrolled to from below', async ({ page, site }) => {
  await site.visit('/');
  const passage = page.locator('#history [data-passage]');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(end(passage)).toHaveAttribute('data-reveal', 'waiting');
  await passAndReturn(passage);
});

for (const [kind, media] of [
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['in print', { media: 'print' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)
  test(`${kind} every drawing is complete`, async ({ page, site }) => {
    for (const path of new Set(places.map(({ path }) => path))) {
      await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null });
      await site.visit(path);
      const passage = page.locator('[data-passage]:visible').first();
      await expectDrawn(passage, 0.4);
      await page.emulateMedia(media);
      await expect.poll(() => drawn(passage)).toEqual(whole);
    }
  });

test('a page opened under reduced motion has no waiting parts, and its drawing is complete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  const passage = page.locator('#principles [data-passage]');
  await comeBy(passage, 0.3);
  expect(await drawn(passage)).toEqual(whole);
  await expect(page.locator('[data-passage][data-reveal="waiting"]')).toHaveCount(0);
});

test.describe('pages without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every drawing is complete without script', async ({ page }) => {
    for (const { path, passages } of places) {
      await page.goto(path);
      for (const selector of Object.values(passages)) {
        await comeBy(page.locator(selector), 0.3);
        expect(await drawn(page.locator(selector)), selector).toEqual(whole);
      }
    }
  });
});

test("a drawing in the first screen, at a link's target or after a reload is complete", async ({ page }) => {
  const ladder = page.locator('#ladder [data-passage]');
  await page.goto('/services/seo#ladder');
  await hydrate(page);
  expect(await drawn(ladder)).toEqual(whole);
  // Repeats the check for a link within the document.
  await page.goto('/');
  await hydrate(page);
  const staircase = page.locator('#principles [data-passage]');
  await expect(staircase).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate(() => {
    location.hash = '#principles';
  });
  await expect(staircase).toBeInViewport();
  expect(await drawn(staircase)).toEqual(whole);
  // Repeats the check for a reload in the middle of the drawing.
  await page.goto('/services/seo');
  await hydrate(page);
  await expectDrawn(ladder, 0.5);
  await page.reload();
  await hydrate(page);
  await expect(ladder).toBeInViewport();
  expect(await drawn(ladder)).toEqual(whole);
});

test.describe('an engine without scroll timelines', () => {
  test.use({ bypassCSP: true });
  // Ignores errors, because a prefetch of a document may be pending at the end of the test.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Removes support for scroll timelines from the page's style sheets and scripts. */
  async function takeAway(page: Page): Promise<void> {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ViewTimeline');
    });
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const without = html.replace(/\(animation-timeline:\s*view\(\)\)/g, '(animation-timeline: none-such())');
        await route.fulfill({ response, body: without });
      },
    );
  }
  const passageModules = (page: Page) => {
    const asked = collectRequests(page, 'shell');
    return () => asked.filter((request) => /\/passage\.[0-9a-f]+\.js$/.test(request.url())).length;
  };

  for (const [name, path, selector] of [
    ['the staircase', '/', staircase['the staircase']],
    ['the ladder', '/services/seo', ladder['the ladder']],
    ['the way of the work', '/portfolio/ikura', way['the way of the work']],
  ] as const)
    test(`${name} is drawn by a module loaded when the drawing comes near, and stays complete`, async ({
      page,
      site,
      faults,
    }) => {
      await takeAway(page);
      const asked = passageModules(page);
      await site.visit(path);
      const passage = page.locator(selector);
      // Only `/portfolio/ikura` has no drawing near its first screen. The other pages load the fallback module at once.
      if (name === 'the way of the work') expect(asked()).toBe(0);
      await expect(async () => {
        await passage.evaluate((element) =>
          scrollBy({ top: element.getBoundingClientRect().top - 1.4 * innerHeight, behavior: 'instant' }),
        );
        await expect(passage).toHaveAttribute('style', /--porohy-passage-progress: 0/, { timeout: 500 });
      }).toPass();
      for (const part of [0.2, 0.5, 0.8, 0.4]) await expectDrawn(passage, part);
      await passAndReturn(passage);
      expect(asked()).toBe(1);
      expect(faults).toEqual([]);
    });

  test('a page without drawings loads no module, and a drawing whose module fails is complete', async ({
    page,
    site,
  }) => {
    await takeAway(page);
    const asked = passageModules(page);
    await site.visit('/terms');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer [data-reveal="revealed"]').first()).toBeVisible();
    expect(asked()).toBe(0);
    await page.route(/\/passage\.[0-9a-f]+\.js$/, (route) => route.abort());
    await site.visit('/services/seo');
    const passage = page.locator('#ladder [data-passage]');
    await comeBy(passage, 0.4);
    await expect.poll(asked).toBeGreaterThan(0);
    expect((await drawn(passage)).share).toEqual([1, 1]);
  });
});
