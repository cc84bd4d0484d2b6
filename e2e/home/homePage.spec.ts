import { expect, hydrate, test } from '../site.ts';

test("the ranking list follows the carousel's middle logo: by arrow, dot and key", async ({ page, site, faults }) => {
  await site.visit('/');
  const section = page.locator('#achievements');
  await section.scrollIntoViewIfNeeded();
  const carousel = section.locator('[data-carousel]');
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  const shown = section.locator('ul[aria-label]:visible');
  await expect(shown).toHaveAttribute('aria-label', 'IT Rating');
  await expect(shown.locator('li')).toHaveCount(4);
  await section.getByRole('button', { name: 'Наступна платформа' }).click();
  await expect(shown).toHaveAttribute('aria-label', 'OpenCart');
  await section.getByRole('button', { name: '99 Firms' }).click();
  await expect(shown).toHaveAttribute('aria-label', '99 Firms');
  // The carousel loops: the slide before the first is the last.
  await section.getByRole('button', { name: 'Попередня платформа' }).click();
  await expect(shown).toHaveAttribute('aria-label', 'Web Awards');
  await carousel.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', '99 Firms');
  expect(faults).toEqual([]);
});

test('wider viewports show more platforms, one to five, and slow the row of projects', async ({ page, site }) => {
  await site.visit('/');
  const slide = page.locator('#achievements [data-slide]').first();
  // The widths of slide and row both include the gap, so their ratio is the number of visible slides.
  const row = slide.locator('..');
  // Number of visible slides (SPEC §9) from each viewport width in pixels up to the next width.
  const steps = { 320: 1, 480: 1.5, 640: 2, 768: 2.5, 900: 3, 1024: 4, 1200: 5, 1441: 5 };
  const widths = Object.keys(steps).map(Number);
  for (const [place, inView] of Object.values(steps).slice(0, -1).entries())
    for (const width of [widths[place] ?? 0, (widths[place + 1] ?? 0) - 1]) {
      await page.setViewportSize({ width, height: 900 });
      const [slideBox, rowBox] = [await slide.boundingBox(), await row.boundingBox()];
      expect.soft((rowBox?.width ?? 0) / (slideBox?.width ?? 1), `at ${width} pixels`).toBeCloseTo(inView, 2);
    }
  const project = page.locator('#clients [role="group"] > *').first();
  for (const [width, seconds] of [
    [700, 60],
    [1000, 70],
    [1440, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(project, `at ${width} pixels`).toHaveCSS('animation-duration', `${seconds}s`);
  }
});

test('the reviews carousel moves by button or a click on either half, never by itself', async ({ page, site }) => {
  await site.visit('/');
  const section = page.locator('#reviews');
  const carousel = section.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  const active = () => section.locator('[data-active] strong').textContent();
  const first = await active();
  await section.getByRole('button', { name: 'Наступний відгук' }).click();
  await expect.poll(active).not.toBe(first);
  const box = await carousel.locator('[tabindex="0"]').boundingBox();
  if (!box) throw new Error('The reviews have no box.');
  const [left, right] = [box.x + 40, Math.min(box.x + box.width, 1440) - 40];
  await page.mouse.move(left, box.y + 60);
  await expect(page.locator('[data-cursor="project"]')).toBeVisible();
  await page.mouse.click(left, box.y + 20);
  await expect.poll(active).toBe(first);
  await page.mouse.click(right, box.y + 20);
  await expect.poll(active).not.toBe(first);
  await expect(section.getByRole('button')).toHaveCount(2);
});

test('on a touch screen the reviews carousel has visible buttons and no bubble', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await hydrate(page);
  const section = page.locator('#reviews');
  await section.locator('[data-step]').first().scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', { name: 'Наступний відгук' })).toBeVisible();
  await expect(page.locator('[data-cursor]')).toHaveCount(0);
  const first = await section.locator('[data-active] strong').textContent();
  await section.getByRole('button', { name: 'Наступний відгук' }).tap();
  await expect(section.locator('[data-active] strong')).not.toHaveText(first ?? '');
  await context.close();
});

test('a hovered service row glows with one canvas, which is removed afterwards', async ({ page, site }) => {
  await site.visit('/');
  const row = page.locator('#services li').nth(1);
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await expect(row.locator('canvas')).toHaveCount(1);
  await expect(row.locator('[data-glow]')).toHaveCount(1);
  await page.mouse.move(10, 10);
  await expect(page.locator('#services canvas')).toHaveCount(0);
  await row.hover();
  await row.locator('a').click();
  await expect(page).toHaveURL('/services/cms-framework');
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('the row of client projects moves, and stops by mouse or key', async ({ page, site }) => {
  await site.visit('/');
  const section = page.locator('#clients');
  await section.scrollIntoViewIfNeeded();
  const first = section.locator('[role="group"] > *').first();
  await expect(first).toHaveCSS('animation-play-state', 'running');
  const stop = section.getByRole('checkbox', { name: 'Зупинити стрічку' });
  await section.locator('label').click();
  await expect(stop).toBeChecked();
  await expect(first).toHaveCSS('animation-play-state', 'paused');
  await stop.press('Space');
  await expect(first).toHaveCSS('animation-play-state', 'running');
});

test('the home page fetches only one drawing of its first screen', async ({ page, site }) => {
  const heroes: string[] = [];
  page.on('request', (request) => {
    const name = /hero-[\w-]+(?=\.)/.exec(request.url())?.[0];
    if (name && request.url().endsWith('.svg')) heroes.push(name);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit('/en');
  expect(heroes).toEqual(['hero-en-portrait']);
});

test("a platform's rankings stand in equal columns, the fourth clearly lower than the first", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.visit('/');
  await hydrate(page);
  const places = page.locator('#achievements ul[data-active] > li');
  await expect(places).toHaveCount(4);
  const [first, , , fourth] = await places.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON()),
  );
  const [top, deepest] = await page
    .locator('#achievements ul[data-active] strong')
    .evaluateAll((all) => [all.at(0), all.at(-1)].map((each) => each?.getBoundingClientRect().top ?? 0));
  const list = await page.locator('#achievements ul[data-active]').boundingBox();
  expect(first.width).toBeCloseTo((list?.width ?? 0) / 4, 0);
  expect(fourth.right).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  expect((deepest ?? 0) - (top ?? 0)).toBeGreaterThan(90);
});
