import { InvalidInputError } from 'shared/contract';
import { expect, it } from 'vitest';
import { readRestAddress } from './restAddress.ts';

const id = '0123456789abcdef01234567';

it.each([
  ['https://porohy.example', { origin: 'https://porohy.example' }],
  ['porohy.example/', { origin: 'https://porohy.example' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000' }],
  [`https://porohy.example/preview/${id}`, { origin: 'https://porohy.example', preview: id }],
  [`https://porohy.example/preview/${id}/en/portfolio`, { origin: 'https://porohy.example', preview: id }],
])('takes the address of a site, or the link of a preview: %s', (word, expected) => {
  expect(readRestAddress('--rest', word)).toEqual(expected);
});

it.each([
  '',
  'https://porohy.example/portfolio',
  'https://porohy.example/preview/1',
  'https://porohy.example/preview/end',
  'https://porohy.example/?a',
  'https://me@porohy.example',
  'ftp://porohy.example',
  'not an address',
])('refuses what is neither: "%s"', (word) => {
  expect(() => readRestAddress('--rest', word)).toThrow(InvalidInputError);
  expect(() => readRestAddress('--rest', word)).toThrow(/no address of a site, and no link of a preview/);
});

it('refuses what could be altered on its way, and a name that only looks like this machine', () => {
  for (const word of ['http://porohy.example', 'http://localhost.porohy.example', 'http://127.0.0.1.nip.io'])
    expect(() => readRestAddress('--rest', word)).toThrow(/can be altered on its way/);
});

it('shows a local remote in previews alone: never at the public address', () => {
  expect(readRestAddress('--into', `https://porohy.example/preview/${id}`).preview).toBe(id);
  expect(() => readRestAddress('--into', 'https://porohy.example')).toThrow(/is no preview: what everybody sees/);
});
