import { InvalidInputError } from 'shared/contract';
import { expect, it } from 'vitest';
import { parseRestOrigin } from './deployedRest.ts';

it.each([
  ['https://porohy.example', 'https://porohy.example'],
  ['porohy.example/', 'https://porohy.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the site address %s is accepted', (word, origin) => {
  expect(parseRestOrigin(word)).toBe(origin);
});

it.each([
  '',
  'https://porohy.example/portfolio',
  'https://porohy.example/?a',
  'https://me@porohy.example',
  'ftp://porohy.example',
  'not an address',
])('"%s" is refused because it is not the address of a site', (word) => {
  expect(() => parseRestOrigin(word)).toThrow(InvalidInputError);
  expect(() => parseRestOrigin(word)).toThrow(/not the address of a site/);
});

it('a plain http address is refused unless its host is exactly this machine', () => {
  for (const word of ['http://porohy.example', 'http://localhost.porohy.example', 'http://127.0.0.1.nip.io'])
    expect(() => parseRestOrigin(word)).toThrow(/can be altered on their way/);
});

it('a preview’s address is refused, and the error names the command for previews', () => {
  expect(() => parseRestOrigin('https://porohy.example/preview/0123456789abcdef01234567')).toThrow(
    'npm run release -- preview <remote>@<version>',
  );
});
