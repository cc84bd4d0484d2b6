import { describe, expect, it } from 'vitest';
import { contentTypeOf, contentTypes, isCompressedCopy, isCompressible, storedHeaders } from './mediaTypes.ts';

it('says of every file that a site or a release has what it is', () => {
  expect(contentTypes).toEqual({
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml',
    xml: 'application/xml',
    txt: 'text/plain; charset=utf-8',
    ts: 'text/plain; charset=utf-8',
    avif: 'image/avif',
    webp: 'image/webp',
    png: 'image/png',
    jpg: 'image/jpeg',
    woff2: 'font/woff2',
    zip: 'application/zip',
  });
});

it.each(['a', 'a.unknown', 'a.html.br', 'a.HTML'])('says nothing of %s', (file) => {
  expect(contentTypeOf(file)).toBe('application/octet-stream');
});

describe('a bucket', () => {
  it.each([
    ['portfolio/browser/js/main.js', 'text/javascript; charset=utf-8'],
    ['portfolio/browser/mf-manifest.json', 'application/json'],
    ['portfolio/browser/assets/river.svg', 'image/svg+xml'],
    ['portfolio/browser/fonts/onest.woff2', 'font/woff2'],
    ['portfolio/browser/js/main.js.br', 'application/octet-stream'],
  ])('keeps %s as %s, for ever', (key, contentType) => {
    expect(storedHeaders(key)).toEqual({ contentType, cacheControl: 'public, max-age=31536000, immutable' });
  });

  it.each([
    ['pages/abc.html', 'text/html; charset=utf-8'],
    ['sites/abc/sitemap.xml', 'application/xml'],
    ['log/00000001.json', 'application/json'],
    ['portfolio/node/main.cjs', 'application/octet-stream'],
  ])('keeps %s as %s, to be asked about again', (key, contentType) => {
    expect(storedHeaders(key)).toEqual({ contentType, cacheControl: 'no-cache' });
  });
});

it.each([
  ['a.html', true, false],
  ['a.woff2', false, false],
  ['a.html.br', false, true],
  ['html', false, false],
])('%s is compressible: %s, a compressed copy: %s', (file, compressible, copy) => {
  expect([isCompressible(file), isCompressedCopy(file)]).toEqual([compressible, copy]);
});
