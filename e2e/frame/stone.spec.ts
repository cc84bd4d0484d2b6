import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { browserArguments } from 'studio/browser';
import { expect, hydrate, preventDocumentRace, test } from '../site.ts';

/** Renders WebGL in software, so that all machines have it. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...browserArguments, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] }),
});

// Runs one page at a time, because software rendering is slow.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const place = (page: Page): Locator => page.locator('[data-stone]');

/** Point in open water of the home page's first screen at 1440 px, away from the letters, in pixels of the viewport. */
const open = { x: 760, y: 290 };

/** Collects the requests for the water's script, and for the files with a drawing's flow (`…-field.txt`). */
function asked(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/js\/stone\.|-field\./.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Opens a page and waits until its drawing is complete. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await drawn(page);
  // Hides the cursor's bubble and the boat (the dot on the orange line), which are not part of the water.
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    // Uses a style sheet, because the bubble may mount later.
    hidden.replaceSync('[data-cursor], [data-buoy], header { display: none !important }');
    document.adoptedStyleSheets.push(hidden);
  });
}

const drawn = (page: Page) =>
  place(page).evaluate(async (element) => {
    const stage = element.parentElement;
    await stage?.querySelector('img')?.decode();
    await Promise.all(stage?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
    await document.fonts.ready;
  });

/** Moves the pointer over the water until a canvas replaces the drawing, and waits until nothing moves any more. */
async function untilItAnswers(page: Page, { x, y } = open): Promise<void> {
  let step = 0;
  await expect
    .poll(
      async () => {
        await page.mouse.move(x + (step++ % 2), y);
        return place(page).getAttribute('data-stone');
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  await expect(place(page)).toHaveAttribute('data-stone', 'still');
}

/** Expects that the canvas was removed and the drawing is visible again. */
async function ended(page: Page): Promise<void> {
  await expect(place(page)).toHaveAttribute('data-stone', '');
  await expect(place(page).locator('canvas')).toHaveCount(0);
  await expect(place(page).locator('xpath=..').locator('img')).toHaveCSS('opacity', '1');
}

/** Step of the stopped clock, in ms. A screen's frame has 16 ms; larger steps save frames, because software renders the water slowly. */
const frame = 40;

/** Stops the page's clock and advances it in steps, so that a test can look at a single moment. */
const holdTime = (page: Page) =>
  page.evaluate((step) => {
    let now = performance.now();
    const waiting: FrameRequestCallback[] = [];
    performance.now = () => now;
    globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(globalThis, {
      passes(milliseconds: number) {
        let frames = 0;
        for (const end = now + milliseconds; now < end; ) {
          now += step;
          for (const callback of waiting.splice(0)) {
            callback(now);
            frames += 1;
          }
        }
        return frames;
      },
      waits: () => waiting.length,
    });
  }, frame);
const passes = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (each) => (globalThis as unknown as { passes(milliseconds: number): number }).passes(each),
    milliseconds,
  );
/** Waits until the water has received the pointer event and requests a frame. */
const stirred = (page: Page) =>
  expect.poll(() => page.evaluate(() => (globalThis as unknown as { waits(): number }).waits())).toBe(1);

/** Returns the number of visibly different pixels per thousand between two screenshots. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
          const pen = canvas.getContext('2d', { willReadFrequently: true });
          pen?.drawImage(image, 0, 0);
          return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      let different = 0;
      for (let pixel = 0; pixel < (a?.length ?? 0); pixel += 4)
        if ([0, 1, 2].some((part) => Math.abs((a?.[pixel + part] ?? 0) - (b?.[pixel + part] ?? 0)) > 40)) different++;
      return (different * 4000) / (a?.length ?? 1);
    },
    [one, other].map((picture) => picture.toString('base64')),
  );
}

const near = { x: open.x - 120, y: open.y - 90, width: 240, height: 140 };
const far = { x: 60, y: 240, width: 220, height: 120 };
const look = (page: Page, clip: typeof near) => page.screenshot({ clip });

test("the water loads on the pointer's first move, parts only around the pointer, and closes", async ({ page }) => {
  const urls = asked(page);
  await visit(page, '/');
  const [before, away] = [await look(page, near), await look(page, far)];
  await page.locator('#stats').hover();
  expect(urls).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));

  await test.step('the canvas starts with the same image as the picture', async () => {
    await untilItAnswers(page);
    expect(urls.map((url) => /(stone|hero-ua-field)\./.exec(url)?.[1])).toEqual(['stone', 'hero-ua-field']);
    await expect(place(page).locator('canvas')).toHaveCount(1);
    expect(
      await place(page).evaluate(
        (element) => getComputedStyle(element.parentElement?.querySelector('img') as Element).opacity,
      ),
    ).toBe('0');
    expect(await difference(page, before, await look(page, near))).toBeLessThan(2);
  });

  await test.step('the water parts only around the pointer', async () => {
    await holdTime(page);
    await page.mouse.move(open.x - 10, open.y);
    await stirred(page);
    await passes(page, 120);
    await page.mouse.move(open.x, open.y);
    await passes(page, 120);
    expect(await difference(page, before, await look(page, near))).toBeGreaterThan(20);
    expect(await difference(page, away, await look(page, far))).toBeLessThan(2);
  });

  await test.step('no animation frame is requested while the pointer rests', async () => {
    await passes(page, 1200);
    expect(await passes(page, 1000)).toBe(0);
  });

  await test.step('the water closes within 1.2 seconds', async () => {
    await page.mouse.move(open.x + 5, open.y);
    await stirred(page);
    await passes(page, 120);
    await page.mouse.move(open.x, 899);
    expect(await passes(page, 1200)).toBeGreaterThan(15);
    expect(await passes(page, 500)).toBe(0);
    await expect(place(page)).toHaveAttribute('data-stone', 'still');
    expect(await difference(page, before, await look(page, near))).toBeLessThan(2);
  });
});

test('a tap drops a stone whose rings are over within 1.2 seconds', async ({ browser, baseURL }) => {
  const page = await pageWith(browser, {
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const urls = asked(page);
  await page.goto('/');
  await drawn(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(urls).toEqual([]);
  await page.touchscreen.tap(325, 330);
  await expect(place(page)).not.toHaveAttribute('data-stone', '', { timeout: 20_000 });
  await expect(place(page)).toHaveAttribute('data-stone', 'still');
  const clip = { x: 270, y: 260, width: 110, height: 140 };
  const before = await look(page, clip);
  await holdTime(page);
  await page.touchscreen.tap(325, 330);
  await stirred(page);
  await passes(page, 350);
  expect(await difference(page, before, await look(page, clip))).toBeGreaterThan(20);
  await passes(page, 900);
  expect(await passes(page, 500)).toBe(0);
  expect(await difference(page, before, await look(page, clip))).toBeLessThan(2);
  await page.context().close();
});

test('resizing, hiding, reduced motion and navigation end the canvas and show the drawing', async ({ page }) => {
  await preventDocumentRace(page);
  await visit(page, '/');
  await untilItAnswers(page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await ended(page);

  await untilItAnswers(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await ended(page);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'visible' }));

  await untilItAnswers(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ended(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await untilItAnswers(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await ended(page);
  await page.evaluate(() => scrollTo(0, 0));

  await untilItAnswers(page);
  const context = await place(page).evaluateHandle((element) =>
    element.shadowRoot?.querySelector('canvas')?.getContext('webgl2'),
  );
  await page.locator('main a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(() => context.evaluate((gl) => gl?.isContextLost())).toBe(true);
});

for (const [path, at] of [
  ['/no-such-page', { x: 200, y: 200 }],
  ['/services/seo', { x: 640, y: 160 }],
  ['/en/cybersecurity', { x: 620, y: 200 }],
] as const) {
  test(`the water of ${path} reacts, too, and a lost WebGL context shows the drawing`, async ({ page }) => {
    await visit(page, path);
    await untilItAnswers(page, at);
    await expect(place(page).locator('canvas')).toHaveCount(1);
    await page.evaluate(() =>
      document
        .querySelector('[data-stone]')
        ?.shadowRoot?.querySelector('canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext(),
    );
    await ended(page);
  });
}

async function pageWith(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

for (const [name, options, prepare] of [
  ['under reduced motion', { reducedMotion: 'reduce' }, () => {}],
  ['in forced colours', { forcedColors: 'active' }, () => {}],
  [
    'while the visitor saves data',
    {},
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
] as const) {
  test(`the water's script is not loaded, and the drawing stays, ${name}`, async ({ browser, baseURL }) => {
    const page = await pageWith(browser, {
      ...options,
      baseURL: baseURL ?? '',
      viewport: { width: 1440, height: 900 },
    });
    await page.addInitScript(prepare);
    const urls = asked(page);
    await page.goto('/');
    await hydrate(page);
    for (let step = 0; step < 5; step++) await page.mouse.move(open.x + step, open.y);
    // The starter would request the script in the pointer event itself. So by the next idle moment, `urls` would contain the request.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(urls).toEqual([]);
    await expect(place(page)).toHaveAttribute('data-stone', '');
    await expect(place(page).locator('canvas')).toHaveCount(0);
    await page.context().close();
  });
}

test('without WebGL no field is loaded, and the drawing stays', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'));
  const urls = asked(page);
  await page.goto('/');
  await hydrate(page);
  // Waits for the water's script, which alone can detect that WebGL is missing. Later movements of the pointer call the script again.
  const arrived = page.waitForResponse(/\/js\/stone\./);
  for (let step = 0; step < 5; step++) await page.mouse.move(open.x + step, open.y);
  await arrived;
  await page.waitForLoadState('networkidle');
  for (let step = 0; step < 5; step++) await page.mouse.move(open.x - step, open.y);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(urls.filter((url) => !/\/js\/stone\./.test(url))).toEqual([]);
  await expect(place(page)).toHaveAttribute('data-stone', '');
  await expect(place(page).locator('canvas')).toHaveCount(0);
});
