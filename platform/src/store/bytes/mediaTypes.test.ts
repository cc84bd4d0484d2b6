import { expect, it } from 'vitest';
import { contentTypes, getBucketHeaders, getContentType, isCompressedCopy, isCompressible } from './mediaTypes.ts';

it('every file type of sites and releases has a content type', () => {
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

it.each(['a', 'a.unknown', 'a.html.br', 'a.HTML'])('the unknown file %s is application/octet-stream', (file) => {
  expect(getContentType(file)).toBe('application/octet-stream');
});

it.each([
  [`blobs/${'0'.repeat(64)}`, 'application/octet-stream', 'public, max-age=31536000, immutable'],
  ['pages/abc.json', 'application/json', 'no-cache'],
  ['log/00000001.json', 'application/json', 'no-cache'],
])('a bucket stores %s as %s with cache-control %s', (key, contentType, cacheControl) => {
  expect(getBucketHeaders(key)).toEqual({ contentType, cacheControl });
});

it.each([
  ['a.html', true, false],
  ['a.woff2', false, false],
  ['a.html.br', false, true],
  ['html', false, false],
])('%s: is compressible %s, is a compressed copy %s', (file, compressible, copy) => {
  expect([isCompressible(file), isCompressedCopy(file)]).toEqual([compressible, copy]);
});
