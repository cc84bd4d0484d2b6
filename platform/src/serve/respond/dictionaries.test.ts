import { expect, it } from 'vitest';
import { createRequest } from '../../../test/createVisitors.ts';
import { getDocumentPattern, getScriptDictionaryPattern } from '../../store/responses/dictionaryPatterns.ts';
import { acceptsDeltas, readDictionary } from './dictionaries.ts';

const digest = Buffer.alloc(32, 7);
const available = `:${digest.toString('base64')}:`;

it.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['DCZ;q=0.5, br', true],
  ['dcz;q=0', false],
  ['dcz; q=0.000, br', false],
  ['dczx, xdcz', false],
  ['*', false],
  [undefined, false],
])('accept-encoding %j accepts deltas: %s', (header, takes) => {
  expect(acceptsDeltas(header)).toBe(takes);
});

it.each([
  [available, digest.toString('hex')],
  [` ${available} `, digest.toString('hex')],
  [available.slice(1, -1), undefined],
  [':short=:', undefined],
  [`${available};a=1`, undefined],
  ['', undefined],
  [`:${'!'.repeat(43)}=:`, undefined],
])('available-dictionary %j is read as %s', (header, id) => {
  expect(readDictionary(createRequest('/', { 'accept-encoding': 'br, dcz', 'available-dictionary': header }))).toBe(id);
  expect(
    readDictionary(createRequest('/', { 'accept-encoding': 'br', 'available-dictionary': header })),
  ).toBeUndefined();
});

it.each([
  ['index.html', '/*'],
  ['en.html', '/en*'],
  ['portfolio/ikura.html', '/portfolio/ikura'],
  ['en/portfolio.html', '/en/portfolio'],
])('%s is a dictionary for %s', (file, match) => {
  expect(getDocumentPattern(file)).toBe(match);
});

it.each([
  ['js/main.1a2b3c4d.js', '/r/news/js/main.*.js'],
  ['remoteEntry.1a2b3c4d.js', '/r/news/remoteEntry.*.js'],
  ['js/main.js', undefined],
  ['css/main.1a2b3c4d.css', undefined],
  ['js/main.1a2b3c4d.js.br', undefined],
])('the script %s is a dictionary for %s', (file, pattern) => {
  expect(getScriptDictionaryPattern('news', file)).toBe(pattern);
});
