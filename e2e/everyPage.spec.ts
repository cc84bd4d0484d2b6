import { load } from 'cheerio';
import { addressIn, bothLanguages, expect, specifiedPages, tagOf, test } from './site.ts';

// The cursor and what enters on sight are a script's additions by contract; under reduced motion there are none.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the snapshot lists every specified page with its owner, and nothing else', ({ site }) => {
  const listed = Object.fromEntries(site.snapshot.routes.map(({ path, owner }) => [path, owner]));
  expect(listed).toEqual(specifiedPages);
});

for (const [path, owner] of Object.entries(specifiedPages)) {
  for (const language of bothLanguages) {
    const address = addressIn(path, language);

    test(`${address} is whole in its HTML and hydrates without a difference`, async ({
      page,
      site,
      faults,
      request,
      baseURL,
    }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const $ = load(html);

      expect($('html').attr('lang')).toBe(tagOf[language]);
      expect($('h1')).toHaveLength(1);
      expect($('header')).toHaveLength(1);
      expect($('footer')).toHaveLength(1);
      expect($(`main#main [data-remote="${owner}"][data-release]`)).toHaveLength(1);
      expect($('title').text()).not.toBe('');
      expect($('meta[name="description"]').attr('content')?.length ?? 0).toBeGreaterThan(40);
      const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
      expect(origin).not.toBe(baseURL);
      expect($('link[rel="canonical"]').attr('href')).toBe(origin + address);
      expect($('link[rel="alternate"][hreflang="uk"]').attr('href')).toBe(origin + path);
      expect($('link[rel="alternate"][hreflang="x-default"]').attr('href')).toBe(origin + path);
      expect($('link[rel="alternate"][hreflang="en"]').attr('href')).toBe(origin + addressIn(path, 'en'));
      $('script, style').remove();
      expect($('html').text()).not.toMatch(/[{}]/);
      expect($.html()).not.toMatch(/\{(brand|phone|email|exchange)\}/);

      // Production React reports no mismatch of text or attributes: the two are compared here.
      await site.visit(address);
      const live = await page.locator('#root').evaluate((root) => root.innerHTML);
      expect(firstDifference(comparableMarkup(live), comparableMarkup(load(html)('#root').html() ?? ''))).toBe('');
      expect(faults).toEqual([]);
    });
  }
}

/** Markup without React's comments and without what says of itself that it differs in a browser, written by one parser. */
function comparableMarkup(html: string): string {
  const $ = load(html.replace(/<!--.*?-->/g, ''), null, false);
  $('[data-differs-live]').empty();
  // What motion sets, by contract, on what stands there already.
  $('[data-ready]').removeAttr('data-ready').find('[style]').removeAttr('style');
  $('[data-marquee]').removeAttr('data-marquee');
  return $.html();
}

/** Where two texts part, with a little of each: a page's markup is too long to be read whole. */
function firstDifference(live: string, prerendered: string): string {
  if (live === prerendered) return '';
  const at = [...live].findIndex((character, index) => character !== prerendered[index]);
  const from = Math.max(0, (at < 0 ? live.length : at) - 60);
  return `live: …${live.slice(from, from + 200)}… prerendered: …${prerendered.slice(from, from + 200)}…`;
}
