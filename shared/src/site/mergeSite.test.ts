import { expect, it } from 'vitest';
import { getMessageVariables } from './getMessageVariables.ts';
import { mergeSite } from './mergeSite.ts';
import { defaultSite } from './Site.ts';

it('the owner’s values replace the defaults', () => {
  const site = mergeSite({ phone: '+380 44 111 22 33', brand: { ua: 'Течія', en: 'Current' } }, 'site.json');
  expect(site.phone).toBe('+380 44 111 22 33');
  expect(getMessageVariables(site, 'ua').brand).toBe('Течія');
  expect(getMessageVariables(site, 'en').brand).toBe('Current');
  expect(site.email).toBe(defaultSite.email);
});

it('one error names every unknown value and every wrong type', () => {
  const merge = () => mergeSite({ telephone: '1', phone: 1, brand: 'Течія' }, 'site.json');
  expect(merge).toThrow(/The values of site\.json were refused/);
  expect(merge).toThrow(/telephone: there is no such value/);
  expect(merge).toThrow(/phone: must be a text/);
  expect(merge).toThrow(/brand: must be \{ "ua": "…", "en": "…" \}/);
});

it('an invalid switch or an empty required value is refused', () => {
  const merge = () =>
    mergeSite(
      {
        reviews: false,
        rankings: { sample: 'no' },
        cases: { sample: true, by: 'me' },
        phone: ' ',
        brand: { ua: 'Течія', en: '' },
      },
      'site.json',
    );
  for (const block of ['reviews', 'rankings', 'cases'])
    expect(merge).toThrow(`${block}: must be { "sample": true } or { "sample": false }`);
  for (const value of ['phone', 'brand']) expect(merge).toThrow(`${value}: may not be empty: pages need it`);
});

it('every placeholder has a default without braces', () => {
  for (const language of ['ua', 'en'] as const) {
    for (const value of Object.values(getMessageVariables(defaultSite, language))) expect(value).not.toMatch(/[{}]/);
  }
});
