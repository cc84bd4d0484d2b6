import { load } from 'cheerio';
import { expect, hydrate, test, testedPages } from './site.ts';

/** Checks causes of slow loading instead of times: nothing blocks the first paint, and the HTML names every file that the page requests. */
for (const address of ['/', '/portfolio/ikura', '/en/exchange']) {
  test(`${address} needs no stylesheet, font or script for its first paint`, async ({ page, request }) => {
    const html = await (await request.get(address)).text();
    const $ = load(html);
    expect($('link[rel="stylesheet"], link[rel="modulepreload"]')).toHaveLength(0);
    expect($('head script')).toHaveLength(0);
    // The fonts' preloads must be in the body, because browsers delay the first paint for preloads in the head.
    expect($('head link[as="font"]')).toHaveLength(0);
    expect($('body > link[as="font"]')).toHaveLength(2);
    // Prevents that half of the first screen shifts while the document is parsed: an element after the heading blocks the first paint.
    const expected = $('head link[rel="expect"][blocking="render"]').attr('href')?.slice(1) ?? '';
    expect(html.indexOf(` id="${expected}"`)).toBeGreaterThan(html.indexOf('</h1>'));
    expect($('body script[src]:not([type="module"])')).toHaveLength(0);
    // Only scripts may follow the content.
    expect(
      $('#root')
        // Ignores a preview's notice, which comes last.
        .nextAll(':not([data-preview])')
        .toArray()
        .map((element) => element.name),
    ).toEqual(
      $('#root')
        .nextAll('script:not([data-preview])')
        .toArray()
        .map((element) => element.name),
    );

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
          const text = element?.textContent ?? '';
          // Identifies a picture by its file name, which the HTML contains.
          Object.assign(window, { largest: text !== '' ? text : new URL(url, location.href).pathname });
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address);
    await hydrate(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { largest?: string }).largest ?? ''))
      .not.toBe('');
    const largest = await page.evaluate(() => (window as unknown as { largest: string }).largest);
    expect($('main').text() + $('main').html()).toContain(largest);
  });

  test(`${address} requests only its starter, and on intent exactly the modules pinned in HTML`, async ({
    page,
    request,
  }) => {
    const $ = load(await (await request.get(address)).text());
    const [starter, ...others] = $('script[type="module"]:not([data-preview])')
      .toArray()
      .map(({ attribs }) => attribs);
    expect(others).toEqual([]);
    expect(starter?.src).toMatch(/^\/r\/shell\/js\/starter\.[0-9a-f]{8}\.js$/);
    expect(starter).toMatchObject({ crossorigin: '', integrity: expect.stringMatching(/^sha256-/) });
    const modules: Record<'frame' | 'page', { url: string; integrity: string }[]> = JSON.parse($('#modules').text());
    const pinned = [...modules.frame, ...modules.page];
    // `libraries` must come before `main`, so that `main` finds its imports verified.
    expect(modules.frame.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/r\/shell\/js\/libraries\./),
      expect.stringMatching(/^\/r\/shell\/js\/main\./),
      expect.stringMatching(/^\/r\/shell\/js\/locale-(ua|en)\./),
    ]);
    expect(modules.page.length).toBeGreaterThan(2);
    for (const { url, integrity } of pinned) {
      expect(url).toMatch(/^\/r\/[a-z-]+\/(js\/)?[\w-]+\.[0-9a-f]{8}\.js$/);
      expect(integrity).toMatch(/^sha256-/);
    }
    const asked: string[] = [];
    page.on('request', (one) => {
      const { pathname } = new URL(one.url());
      // Ignores a preview's panel, which is not part of the page.
      const isPanel = pathname.startsWith('/preview/');
      if (!isPanel && (one.resourceType() === 'script' || pathname.endsWith('.css'))) asked.push(pathname);
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([starter?.src]);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    // Ignores the cursor's bubble, whose script and styles load only if there is a mouse pointer.
    const isCursor = (path: string) => /^\/r\/shell\/(js|css)\/cursor\.[0-9a-f]{8}\.(js|css)$/.test(path);
    expect(asked.filter(isCursor)).toHaveLength(2);
    expect(asked.filter((path) => !isCursor(path)).toSorted()).toEqual(
      [starter?.src, ...pinned.map(({ url }) => url)].toSorted(),
    );
  });
}

test('only the Ukrainian exchange page runs a script before its paint, to choose the language', async ({ request }) => {
  for (const path of Object.keys(testedPages)) {
    const $ = load(await (await request.get(path)).text());
    expect([path, $('head script').length]).toEqual([path, path === '/exchange' ? 1 : 0]);
  }
});

test('the snapshot data inside a page does not grow with the number of remotes', async ({ request }) => {
  const $ = load(await (await request.get('/portfolio')).text());
  const snapshot = JSON.parse($('#snapshot').text());
  expect(Object.keys(snapshot).sort()).toEqual(['remote', 'route', 'shell', 'site']);
  expect($('#snapshot').text().length).toBeLessThan(450);
});
