import { expect, it } from 'vitest';
import { serviceKeys, serviceOf } from './enquiryServices.ts';

it('knows the two hubs and the eight service pages', () => {
  expect([...serviceKeys].sort()).toEqual([
    'cms-framework',
    'digital-marketing',
    'laravel',
    'marketing-strategy',
    'opencart',
    'ppc',
    'seo',
    'smm',
    'symfony',
    'wordpress',
  ]);
});

it('reads the service from the query', () => {
  expect(serviceOf('?service=seo')).toBe('seo');
  expect(serviceOf('?from=card&service=marketing-strategy')).toBe('marketing-strategy');
});

it('ignores a service that does not exist, and no service at all', () => {
  expect(serviceOf('?service=<script>')).toBeUndefined();
  expect(serviceOf('?service=')).toBeUndefined();
  expect(serviceOf('')).toBeUndefined();
});
