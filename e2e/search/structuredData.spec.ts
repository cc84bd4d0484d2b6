import { type CheerioAPI, load } from 'cheerio';
import type { Language } from 'shared/contract';
import { bothLanguages, expect, getAddress, languageTags, test, testedPages } from '../site.ts';
import { findStructuredDataFaults, type StructuredItem } from './findStructuredDataFaults.ts';

/** Expected schema.org types by path. `kind`: type of the page, default `WebPage`. `about`: its main entity. `beside`: a further item. */
const told: Readonly<Record<string, { readonly kind?: string; readonly about?: string; readonly beside?: string }>> = {
  '/contact-us': { kind: 'ContactPage' },
  '/portfolio': { kind: 'CollectionPage' },
  '/exchange': { about: 'SoftwareApplication' },
  '/cybersecurity': { beside: 'Article' },
};
const expectedOf = (path: string) =>
  told[path] ??
  (path.startsWith('/portfolio/')
    ? { about: 'CreativeWork' }
    : path.startsWith('/services/')
      ? { beside: 'Service' }
      : {});

/** Collapses white space, because structured data has plain spaces where the page has no-break spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const thingsIn = ($: CheerioAPI): StructuredItem[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => JSON.parse($(script).text())['@graph'] as StructuredItem[]);

const each = Object.keys(testedPages).flatMap((path) => bothLanguages.map((language) => ({ path, language })));

for (const { path, language } of each) {
  test(`${getAddress(path, language)} describes itself in structured data with valid schema.org terms`, async ({
    request,
  }) => {
    const $ = load(await (await request.get(getAddress(path, language))).text());
    const things = thingsIn($);
    expect(await findStructuredDataFaults(things)).toEqual([]);
    const { kind = 'WebPage', about, beside } = expectedOf(path);
    const page = things.find((thing) => thing['@type'] === kind) as StructuredItem & { mainEntity?: StructuredItem };
    expect(page).toMatchObject({
      '@id': $('link[rel="canonical"]').attr('href'),
      name: plain($('title').text()),
      description: plain($('meta[name="description"]').attr('content') ?? ''),
      inLanguage: languageTags[language],
      primaryImageOfPage: { url: $('meta[property="og:image"]').attr('content') },
    });
    if (about) expect(page.mainEntity).toMatchObject({ '@type': about, url: page['@id'] });
    if (beside) expect(things.map((thing) => thing['@type'])).toContain(beside);
    expect(wayOf(things)).toEqual(wayShown($, path, language));
    // Only an owner may claim ratings, authors, dates or prices, so the structured data must contain none.
    expect(JSON.stringify(things)).not.toMatch(/"(aggregateRating|review|ratingValue|author|datePublished|price)"/);
  });
}

/** Returns the breadcrumbs in structured data: positions, names and addresses. */
function wayOf(things: readonly StructuredItem[]) {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  return ((list?.itemListElement ?? []) as StructuredItem[]).map(({ position, name, item }) => [position, name, item]);
}

/** Returns the visible breadcrumbs of a page; the home page has none. */
function wayShown($: CheerioAPI, path: string, language: Language) {
  const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
  if (path === '/') return [];
  return $('main nav ol[data-breadcrumb] > li')
    .toArray()
    .map((step, index) => [
      index + 1,
      plain($(step).text()),
      origin + ($(step).find('a').attr('href') ?? getAddress(path, language)),
    ]);
}

for (const path of ['/', '/contact-us'])
  for (const language of bothLanguages)
    test(`${getAddress(path, language)} names the site's publisher in structured data`, async ({ request }) => {
      const $ = load(await (await request.get(getAddress(path, language))).text());
      const things = thingsIn($);
      const organization = things.find((thing) => thing['@type'] === 'Organization');
      const phone = $('footer a[href^="tel:"]').first().text();
      expect(organization).toMatchObject({ telephone: phone, logo: expect.stringMatching(/\/icon\.svg$/) });
      expect(things.find((thing) => thing['@type'] === 'WebSite')).toMatchObject({
        publisher: { '@id': organization?.['@id'] },
      });
    });

test('the validator finds unknown terms and missing required values', async () => {
  const found = async (thing: object) => findStructuredDataFaults([thing as StructuredItem]);
  expect(await found({ '@type': 'Website', name: 'a' })).toEqual([expect.stringContaining('"Website" is not a valid')]);
  expect(await found({ '@type': 'WebPage', telephone: 'a' })).toEqual([expect.stringContaining('"telephone"')]);
  expect(await found({ '@type': 'WebPage', name: 'a', isPartOf: { '@id': 'b' } })).toEqual([]);
  const step = { '@type': 'ListItem', position: 1, item: 'https://a.example/' };
  expect(await found({ '@type': 'BreadcrumbList', itemListElement: [step, step] })).not.toEqual([]);
});
