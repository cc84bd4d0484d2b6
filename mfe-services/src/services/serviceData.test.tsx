import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { pathOf, services } from './services.ts';

const prefix = { ua: '', en: '/en' } as const;
const cases = services.flatMap((service) => languages.map((language) => ({ service, key: service.key, language })));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it.each(cases)('tells what $key is and the way to it, in $language', async ({ service, key, language }) => {
  const { $ } = await renderPage(remote, pathOf(key), language);
  const scripts = $('script');
  expect(scripts.toArray().map(({ attribs }) => attribs.type)).toEqual(['application/ld+json']);
  const [offer, way] = JSON.parse(scripts.text())['@graph'];
  const address = `${defaultSite.origin}${prefix[language]}${pathOf(key)}`;
  expect(offer).toMatchObject({ '@type': 'Service', name: plain($('h1').text()), url: address });
  expect(offer.description.length).toBeGreaterThan(20);
  expect(offer.provider).toMatchObject({ name: defaultSite.brand[language], telephone: defaultSite.phone });
  const crumbs = $('nav').first().find('li').toArray();
  expect(way['@type']).toBe('BreadcrumbList');
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    crumbs.map((crumb) => plain($(crumb).text())),
  );
  expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
    crumbs.map((_, index) => index + 1),
  );
  expect(way.itemListElement.at(-1).item).toBe(address);
  expect(offer.hasOfferCatalog?.itemListElement.length).toBe(service.page === 'HubPage' ? 4 : undefined);
});
