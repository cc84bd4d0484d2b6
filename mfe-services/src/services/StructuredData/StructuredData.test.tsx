// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { pathOf, services } from '../services.ts';
import { jsonLd, StructuredData } from './StructuredData.tsx';

const prefix = { ua: '', en: '/en' } as const;
const cases = services.flatMap((service) => languages.map((language) => ({ service, key: service.key, language })));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

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

it('lets nothing in the data end its element', () => {
  expect(jsonLd({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  expect(JSON.parse(jsonLd({ name: '<b>' }))).toEqual({ name: '<b>' });
});

it('keeps what was prerendered, and goes when its page goes', async () => {
  const app = document.createElement('div');
  document.body.replaceChildren(app);
  app.innerHTML = renderToString(<StructuredData data={{ name: 'one' }} />);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(app, <StructuredData data={{ name: 'one' }} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(app.querySelector('script')?.textContent).toBe('{"name":"one"}');
  await act(async () => root.render(<StructuredData data={{ name: 'two' }} />));
  expect(app.querySelector('script')).toBeNull();
  await act(async () => root.render(<StructuredData data={{ name: 'one' }} />));
  expect(app.querySelector('script')).toBeNull();
});

it('writes no script in a page that is made in the browser', async () => {
  const app = document.createElement('div');
  await act(async () => createRoot(app).render(<StructuredData data={{ name: 'one' }} />));
  expect(app.querySelector('script')).toBeNull();
});
