import { InvalidInputError } from 'shared/contract';
import { expect, it } from 'vitest';
import { parseRestOrigin } from './restAddress.ts';

it.each([
  ['https://porohy.example', 'https://porohy.example'],
  ['porohy.example/', 'https://porohy.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('takes the address of a site: %s', (word, origin) => {
  expect(parseRestOrigin(word)).toBe(origin);
});

it.each([
  '',
  'https://porohy.example/portfolio',
  'https://porohy.example/?a',
  'https://me@porohy.example',
  'ftp://porohy.example',
  'not an address',
])('refuses what is none: "%s"', (word) => {
  expect(() => parseRestOrigin(word)).toThrow(InvalidInputError);
  expect(() => parseRestOrigin(word)).toThrow(/not the address of a site/);
});

it('refuses what could be altered on its way, and a name that only looks like this machine', () => {
  for (const word of ['http://porohy.example', 'http://localhost.porohy.example', 'http://127.0.0.1.nip.io'])
    expect(() => parseRestOrigin(word)).toThrow(/can be altered on their way/);
});

it('refuses a preview, and names the command that shows a release in one', () => {
  expect(() => parseRestOrigin('https://porohy.example/preview/0123456789abcdef01234567')).toThrow(
    'npm run release -- preview <remote>@<version>',
  );
});
