import { expect, it } from 'vitest';
import contactEn from '../pages/ContactPage/locales/en.json';
import contactUa from '../pages/ContactPage/locales/ua.json';
import sitemapEn from '../pages/SitemapPage/locales/en.json';
import sitemapUa from '../pages/SitemapPage/locales/ua.json';
import { readServiceKey, serviceKeys } from './enquiryServices.ts';

it('knows the two hubs and the eight service pages', () => {
  const listed = Object.keys(sitemapUa.sitemap.pages).filter((path) => path.startsWith('/services/'));
  expect(listed).toHaveLength(10);
  expect(serviceKeys.map((key) => `/services/${key}`).sort()).toEqual(listed.sort());
});

it('reads the service from the query', () => {
  expect(readServiceKey('?service=seo')).toBe('seo');
  expect(readServiceKey('?from=card&service=marketing-strategy')).toBe('marketing-strategy');
});

it('ignores a service that does not exist, and no service at all', () => {
  expect(readServiceKey('?service=<script>')).toBeUndefined();
  expect(readServiceKey('?service=')).toBeUndefined();
  expect(readServiceKey('')).toBeUndefined();
});

it.each([
  ['ua', contactUa, sitemapUa],
  ['en', contactEn, sitemapEn],
])('services are called in the form as on the site map, in %s', (_language, { contact }, { sitemap }) => {
  const titles: Readonly<Record<string, { readonly title: string }>> = sitemap.pages;
  expect(contact.form.services).toEqual(
    Object.fromEntries(serviceKeys.map((key) => [key, titles[`/services/${key}`]?.title])),
  );
});
