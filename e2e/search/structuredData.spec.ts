import { type CheerioAPI, load } from 'cheerio';
import type { Language } from 'shared/contract';
import { addressIn, bothLanguages, expect, pages, tagOf, test } from '../site.ts';
import { faultsIn, type Thing } from './vocabulary.ts';

/** Kinds of pages for search engines, where they are more than a page, and the things that they tell of besides. */
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

/** White space of any kind is one space: what binds words on a screen is a plain space to search engines. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All that a document tells, in the order it stands there. */
const thingsIn = ($: CheerioAPI): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => JSON.parse($(script).text())['@graph'] as Thing[]);

const each = Object.keys(pages).flatMap((path) => bothLanguages.map((language) => ({ path, language })));

for (const { path, language } of each) {
  test(`${addressIn(path, language)} tells search engines what it is, in words of schema.org and no others`, async ({
    request,
  }) => {
    const $ = load(await (await request.get(addressIn(path, language))).text());
    const things = thingsIn($);
    expect(await faultsIn(things)).toEqual([]);
    const { kind = 'WebPage', about, beside } = expectedOf(path);
    const page = things.find((thing) => thing['@type'] === kind) as Thing & { mainEntity?: Thing };
    expect(page).toMatchObject({
      '@id': $('link[rel="canonical"]').attr('href'),
      name: plain($('title').text()),
      description: plain($('meta[name="description"]').attr('content') ?? ''),
      inLanguage: tagOf[language],
      primaryImageOfPage: { url: $('meta[property="og:image"]').attr('content') },
    });
    if (about) expect(page.mainEntity).toMatchObject({ '@type': about, url: page['@id'] });
    if (beside) expect(things.map((thing) => thing['@type'])).toContain(beside);
    expect(wayOf(things)).toEqual(wayShown($, path, language));
    // Nothing that only an owner may claim: whoever rates, when it was written, what it costs.
    expect(JSON.stringify(things)).not.toMatch(/"(aggregateRating|review|ratingValue|author|datePublished|price)"/);
  });
}

/** The way that is told: names and addresses. */
function wayOf(things: readonly Thing[]) {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  return ((list?.itemListElement ?? []) as Thing[]).map(({ position, name, item }) => [position, name, item]);
}

/** The way that a visitor sees; the home page is its beginning, and has none. */
function wayShown($: CheerioAPI, path: string, language: Language) {
  const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
  if (path === '/') return [];
  return $('main nav ol[data-breadcrumb] > li')
    .toArray()
    .map((step, index) => [
      index + 1,
      plain($(step).text()),
      origin + ($(step).find('a').attr('href') ?? addressIn(path, language)),
    ]);
}

for (const path of ['/', '/contact-us'])
  for (const language of bothLanguages)
    test(`${addressIn(path, language)} tells who publishes the site`, async ({ request }) => {
      const $ = load(await (await request.get(addressIn(path, language))).text());
      const things = thingsIn($);
      const organization = things.find((thing) => thing['@type'] === 'Organization');
      const phone = $('footer a[href^="tel:"]').first().text();
      expect(organization).toMatchObject({ telephone: phone, logo: expect.stringMatching(/\/icon\.svg$/) });
      expect(things.find((thing) => thing['@type'] === 'WebSite')).toMatchObject({
        publisher: { '@id': organization?.['@id'] },
      });
    });

test('what the vocabulary does not have, and what search engines miss, is found', async () => {
  const found = async (thing: object) => faultsIn([thing as Thing]);
  expect(await found({ '@type': 'Website', name: 'a' })).toEqual([expect.stringContaining('"Website" is not a valid')]);
  expect(await found({ '@type': 'WebPage', telephone: 'a' })).toEqual([expect.stringContaining('"telephone"')]);
  expect(await found({ '@type': 'WebPage', name: 'a', isPartOf: { '@id': 'b' } })).toEqual([]);
  const step = { '@type': 'ListItem', position: 1, item: 'https://a.example/' };
  expect(await found({ '@type': 'BreadcrumbList', itemListElement: [step, step] })).not.toEqual([]);
});
