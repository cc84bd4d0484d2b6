import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { getServicePath, services } from './services.ts';

const prefix = { ua: '', en: '/en' } as const;
const cases = services.flatMap((service) => languages.map((language) => ({ service, key: service.key, language })));

it.each(cases)(
  'the structured data of $key names the service and its provider, in $language',
  async ({ service, key, language }) => {
    const { $ } = await renderPage(remote, getServicePath(key), language);
    const scripts = $('script');
    expect(scripts.toArray().map(({ attribs }) => attribs.type)).toEqual(['application/ld+json']);
    const [offer] = JSON.parse(scripts.text())['@graph'];
    const address = `${defaultSite.origin}${prefix[language]}${getServicePath(key)}`;
    expect(offer).toMatchObject({ '@type': 'Service', name: collapseSpace($('h1').text()), url: address });
    expect(offer.description.length).toBeGreaterThan(20);
    expect(offer.provider).toMatchObject({ name: defaultSite.brand[language], telephone: defaultSite.phone });
    expect(offer.hasOfferCatalog?.itemListElement.length).toBe(service.page === 'HubPage' ? 4 : undefined);
  },
);
