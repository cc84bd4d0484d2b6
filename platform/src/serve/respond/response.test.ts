import { describe, expect, it } from 'vitest';
import { type Asked, conditional } from './answer.ts';
import { awayPage } from './awayPage.ts';
import { entityTag, namesTag, namesTagStrongly } from './entityTag.ts';
import { singleRange } from './singleRange.ts';

const bytes = new TextEncoder().encode('0123456789');
const integrity = `sha384-${'A'.repeat(64)}`;
const asked = (headers: Readonly<Record<string, string>> = {}): Asked => ({
  method: 'GET',
  target: '/',
  header: (name) => headers[name],
});

describe('a tag', () => {
  it('is of the content and of the encoding', () => {
    const tags = [undefined, 'br', 'gzip'].map((encoding) => entityTag(integrity, encoding as 'br' | undefined));
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[^"]+"$/.test(tag))).toBe(true);
    expect(entityTag(`sha384-${'B'.repeat(64)}`, undefined)).not.toBe(tags[0]);
  });

  it.each([
    ['"a"', true, true],
    ['W/"a"', true, false],
    ['"b", "a"', true, true],
    ['*', true, true],
    ['"b"', false, false],
    ['a', false, false],
    [undefined, false, false],
  ])('%j names it: %s, strongly: %s', (header, weakly, strongly) => {
    expect(namesTag(header, '"a"')).toBe(weakly);
    if (header !== undefined) expect(namesTagStrongly(header, '"a"')).toBe(strongly);
  });
});

describe('a range', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=0-999', { start: 0, end: 9 }],
    ['bytes=-999', { start: 0, end: 9 }],
    ['Bytes=1-1', { start: 1, end: 1 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'none'],
    ['bytes=', 'none'],
    ['bytes=-', 'none'],
    ['bytes=a-b', 'none'],
    ['bytes=0-1,3-4', 'whole'],
    ['lines=0-1', 'whole'],
  ])('%j of ten bytes', (header, range) => {
    expect(singleRange(header, 10)).toEqual(range);
  });

  it('goes on with the same bytes only, and never with packed ones', () => {
    const range = { range: 'bytes=0-3' };
    const plain = conditional(asked(range), { file: 'a.js', bytes }, integrity, {});
    expect([plain.status, plain.headers['content-range']]).toEqual([206, 'bytes 0-3/10']);
    const tag = plain.headers.etag ?? '';
    expect(conditional(asked({ ...range, 'if-range': tag }), { file: 'a.js', bytes }, integrity, {}).status).toBe(206);
    for (const other of [`W/${tag}`, '"other"', 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect(conditional(asked({ ...range, 'if-range': other }), { file: 'a.js', bytes }, integrity, {}).status).toBe(
        200,
      );
    expect(conditional(asked(range), { file: 'a.js', bytes, encoding: 'br' }, integrity, {}).status).toBe(200);
  });
});

describe('the page while the store is away', () => {
  it('says so in both languages, that of the address first, and is kept by nobody', () => {
    for (const [target, language] of [
      ['/', 'uk'],
      ['/en', 'en'],
      ['/en?a', 'en'],
      ['/english', 'uk'],
    ] as const) {
      const { status, headers, body } = awayPage({ ...asked(), target });
      const html = new TextDecoder().decode(body);
      expect(html, target).toContain(`<html lang="${language}">`);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
      expect([html.includes('lang="uk"><h1>'), html.includes('lang="en"><h1>')]).toEqual([true, true]);
    }
  });
});
