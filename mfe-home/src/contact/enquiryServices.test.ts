import { expect, it } from 'vitest';
import contactEn from '../pages/ContactPage/locales/en.json';
import contactUa from '../pages/ContactPage/locales/ua.json';
import sitemapEn from '../pages/SitemapPage/locales/en.json';
import sitemapUa from '../pages/SitemapPage/locales/ua.json';
import { readServiceFromQuery, serviceKeys } from './enquiryServices.ts';

it('the form accepts the two hubs and the eight service pages as services', () => {
  const listed = Object.keys(sitemapUa.sitemap.pages).filter((path) => path.startsWith('/services/'));
  expect(listed).toHaveLength(10);
  expect(serviceKeys.map((key) => `/services/${key}`).sort()).toEqual(listed.sort());
});

it('the service is read from the query of the address', () => {
  expect(readServiceFromQuery('?service=seo')).toBe('seo');
  expect(readServiceFromQuery('?from=card&service=marketing-strategy')).toBe('marketing-strategy');
});

it('an unknown or missing service is ignored', () => {
  expect(readServiceFromQuery('?service=<script>')).toBeUndefined();
  expect(readServiceFromQuery('?service=')).toBeUndefined();
  expect(readServiceFromQuery('')).toBeUndefined();
});

it.each([
  ['ua', contactUa, sitemapUa],
  ['en', contactEn, sitemapEn],
])('the form and the site map use the same names of services in %s', (_language, { contact }, { sitemap }) => {
  const titles: Readonly<Record<string, { readonly title: string }>> = sitemap.pages;
  expect(contact.form.services).toEqual(
    Object.fromEntries(serviceKeys.map((key) => [key, titles[`/services/${key}`]?.title])),
  );
});
