import { load } from 'cheerio';
import { bothLanguages, expect, getAddress, languageTags, test, testedPages } from '../site.ts';

interface AppFile {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('every page has one touch icon, a theme colour and its language’s web app manifest', async ({ request }) => {
  const icons = new Set<string>();
  for (const language of bothLanguages)
    for (const path of [...Object.keys(testedPages), '/no-such-page']) {
      const $ = load(await (await request.get(getAddress(path, language))).text());
      const [icon = '', ...more] = $('link[rel="apple-touch-icon"]')
        .toArray()
        .map(({ attribs }) => attribs.href ?? '');
      expect(more, path).toEqual([]);
      icons.add(icon);
      expect($('link[rel="manifest"]').attr('href'), path).toBe(getAddress('/app.json', language));
      expect($('meta[name="theme-color"]').attr('content'), path).toMatch(/^#[0-9a-f]{6}$/);
      expect($('link[rel="icon"]').attr('href'), path).toBe('/icon.svg');
    }
  expect([...icons]).toEqual([expect.stringMatching(/^\/r\/shell\/assets\/icon-180\.[0-9a-f]{8}\.png$/)]);
  const [icon = ''] = icons;
  const answer = await request.get(icon);
  expect(sizeOfPng(await answer.body())).toBe('180x180');
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

for (const language of bothLanguages) {
  test(`the web app manifest in ${language} matches the site`, async ({ page, request, site, faults }) => {
    const address = getAddress('/app.json', language);
    const answer = await request.get(address);
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    const said: AppFile = await answer.json();
    expect(said).toMatchObject({ lang: languageTags[language], start_url: getAddress('/', language), scope: '/' });
    for (const { src, sizes, type } of said.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      if (sizes !== 'any') expect(sizeOfPng(await icon.body()), src).toBe(sizes);
    }
    expect(said.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    await site.visit(getAddress('/', language));
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['deep', 'paper'].map((name) => style.getPropertyValue(`--porohy-color-${name}`).trim());
    });
    expect([said.theme_color, said.background_color]).toEqual(colours);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', said.theme_color);
    expect(said.name).toBe(await page.locator('meta[property="og:site_name"]').getAttribute('content'));
    // Makes Chromium fetch and parse the manifest. The page's content security policy must allow this.
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual([address, []]);
    expect(faults).toEqual([]);
  });
}

test('the SVG icon can be decoded and is square', async ({ page, request }) => {
  const answer = await request.get('/icon.svg');
  expect(answer.headers()['content-type']).toBe('image/svg+xml');
  await page.goto('/terms');
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/icon.svg';
    await image.decode();
    return [image.naturalWidth > 0, image.naturalWidth / image.naturalHeight];
  });
  expect(size).toEqual([true, 1]);
});

test('the sitemap lists every page with its twins and the date of its last change', async ({ request, site }) => {
  const $ = load(await (await request.get('/sitemap.xml')).text(), { xml: true });
  const urls = $('url').toArray();
  const listed = new Map(urls.map((url) => [new URL($(url).find('loc').text()).pathname, $(url)]));
  const addresses = site.snapshot.routes.flatMap(({ path }) => bothLanguages.map((each) => getAddress(path, each)));
  expect([...listed.keys()].sort()).toEqual(addresses.sort());
  const today = new Date().toISOString().slice(0, 10);
  for (const { path } of site.snapshot.routes) {
    const twins = bothLanguages.map((each) => [languageTags[each], getAddress(path, each)]);
    for (const language of bothLanguages) {
      const url = listed.get(getAddress(path, language));
      const links = url?.find('xhtml\\:link').toArray() ?? [];
      const alternates = links.map(({ attribs }) => [attribs.hreflang, new URL(attribs.href ?? '').pathname]);
      expect(alternates, getAddress(path, language)).toEqual([...twins, ['x-default', path]]);
      const day = url?.find('lastmod').text() ?? '';
      expect(day, getAddress(path, language)).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(day <= today, `${getAddress(path, language)}: ${day}`).toBe(true);
    }
  }
});
