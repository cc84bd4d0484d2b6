import { load } from 'cheerio';
import { bothLanguages, expect, getAddress, test, testedPages } from './site.ts';

/** Returns the contents of the `meta` elements with a name. */
const saidBy = ($: ReturnType<typeof load>, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map(({ attribs }) => attribs.content ?? '');

function sizeOfJpeg(bytes: Buffer): readonly [width: number, height: number] {
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    // Finds the start-of-frame marker (SOF), which the image's size follows. The three excluded values are no SOF markers.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('The JPEG has no frame.');
}

for (const language of bothLanguages) {
  test(`every page in ${language} has its own social card, and the image exists`, async ({ request }) => {
    const addresses = [...Object.keys(testedPages), '/no-such-page'].map((path) => getAddress(path, language));
    const cards: string[] = [];
    for (const address of addresses) {
      const $ = load(await (await request.get(address)).text());
      const [card = '', ...more] = saidBy($, 'og:image');
      expect(more, address).toEqual([]);
      expect(card, address).toMatch(/^https:\/\/[^/]+\/r\/[^/]+\/assets\/[^/]+\.jpg$/);
      expect(new URL(card).origin, address).toBe(new URL($('link[rel="canonical"]').attr('href') ?? card).origin);
      expect(saidBy($, 'og:image:alt'), address).toEqual([expect.stringMatching(/\S.{9,}/)]);
      expect(saidBy($, 'twitter:card'), address).toEqual(['summary_large_image']);
      expect(saidBy($, 'og:type'), address).toEqual([address.endsWith('/cybersecurity') ? 'article' : 'website']);
      const file = await request.get(new URL(card).pathname);
      expect(file.status(), card).toBe(200);
      expect(file.headers()['content-type'], card).toBe('image/jpeg');
      const size = sizeOfJpeg(await file.body());
      expect(size, card).toEqual([1200, 630]);
      expect(saidBy($, 'og:image:width').concat(saidBy($, 'og:image:height')).map(Number)).toEqual(size);
      cards.push(card);
    }
    expect(new Set(cards).size).toBe(addresses.length);
  });
}

test('the social card changes in a navigation to another remote, and back', async ({ page, site, request, faults }) => {
  const cardIn = async (address: string) => saidBy(load(await (await request.get(address)).text()), 'og:image');
  const shown = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(({ content }) => content),
    );
  await site.visit('/cybersecurity');
  const before = await page.evaluate(() =>
    [...document.head.querySelectorAll('meta')].map((tag) => tag.outerHTML).sort(),
  );
  await page.locator('header nav a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(page.locator('main [data-remote="portfolio"]')).toBeAttached();
  expect(await shown()).toEqual(await cardIn('/portfolio'));
  await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
  await page.goBack();
  await expect(page.locator('main [data-remote="cybersecurity"]')).toBeAttached();
  expect(await shown()).toEqual(await cardIn('/cybersecurity'));
  expect(
    await page.evaluate(() => [...document.head.querySelectorAll('meta')].map((tag) => tag.outerHTML).sort()),
  ).toEqual(before);
  expect(faults).toEqual([]);
});
