import { describe, expect, it } from 'vitest';
import { createEntityTag, findMatchingTag, listAcceptedEncodings, matchesStrongTag, parseRange } from './http.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;

describe('the accept-encoding header', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, br', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['BR; q=0.0, gzip;q=0.5', ['gzip']],
    ['*', []],
    ['*, gzip', ['gzip']],
  ])('the accept-encoding %j gives the right encodings', (header, encodings) => {
    expect(listAcceptedEncodings(header)).toEqual(encodings);
  });
});

describe('an entity tag', () => {
  it('an entity tag depends on content and encoding', () => {
    const tags = [undefined, 'br', 'gzip'].map((encoding) => createEntityTag(integrity, encoding as 'br' | undefined));
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[^"]+"$/.test(tag))).toBe(true);
    expect(createEntityTag(`sha256-${'B'.repeat(43)}=`, undefined)).not.toBe(tags[0]);
  });

  const tag = createEntityTag(integrity, 'br');

  it.each([
    [tag, true, true],
    [`W/${tag}`, true, false],
    [`"b", ${tag}`, true, true],
    ['*', true, true],
    ['"b"', false, false],
    [undefined, false, false],
  ])('the header %j matches the entity tag weakly: %s, strongly: %s', (header, weakly, strongly) => {
    expect(findMatchingTag(header, integrity, 'br', false)).toBe(weakly ? tag : undefined);
    if (header !== undefined) expect(matchesStrongTag(header, tag)).toBe(strongly);
  });

  const delta = createEntityTag(integrity, 'dcz-01234567');
  const others = ['br', 'gzip', undefined].map((variant) => createEntityTag(integrity, variant as 'br' | undefined));

  it('the entity tag of a delta matches after unpacking, whatever encoding follows', () => {
    for (const anyEncoding of [true, false])
      expect(findMatchingTag(`W/"b", W/${delta}`, integrity, 'br', anyEncoding)).toBe(delta);
    expect(findMatchingTag(delta, `sha256-${'B'.repeat(43)}=`, 'br', true)).toBeUndefined();
  });

  it('the entity tag of another encoding matches only for browsers with dictionaries', () => {
    for (const other of others) {
      expect(findMatchingTag(other, integrity, 'dcz-89abcdef', true)).toBe(other);
      expect(findMatchingTag(other, integrity, 'dcz-89abcdef', false)).toBeUndefined();
    }
    expect(findMatchingTag(tag.replace('-br', 'x-br'), integrity, 'gzip', true)).toBeUndefined();
  });

  it.each(['-dcz-whatever', '-dcz-01234567 <script>', '-dcz-0123456', '-zip', '-'])(
    'an invented tag does not match and is never returned: %s',
    (ending) => {
      const madeUp = createEntityTag(integrity, undefined).replace(/"$/, `${ending}"`);
      for (const anyEncoding of [true, false])
        expect(findMatchingTag(madeUp, integrity, 'br', anyEncoding)).toBeUndefined();
    },
  );
});

describe('a range request', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=0-999', { start: 0, end: 9 }],
    ['bytes=-999', { start: 0, end: 9 }],
    ['Bytes=1-1', { start: 1, end: 1 }],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'none'],
    ['bytes=', 'none'],
    ['bytes=a-b', 'none'],
    ['bytes=0-1,3-4', 'all'],
    ['lines=0-1', 'all'],
  ])('the range %j selects the right bytes of ten', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });
});

describe('a very long header', () => {
  const many = 'x,'.repeat(100);
  it('of a very long header only the first parts are read', () => {
    expect(listAcceptedEncodings(`br,${many}`)).toEqual(['br']);
    expect(listAcceptedEncodings(`${many}br`)).toEqual([]);
    expect(matchesStrongTag(`"a",${many}`, '"a"')).toBe(true);
    expect(matchesStrongTag(`${many}"a"`, '"a"')).toBe(false);
  });

  it('`If-None-Match: *` matches every tag; a list with * does not', () => {
    expect(matchesStrongTag(' * ', '"a"')).toBe(true);
    expect(matchesStrongTag('*, "b"', '"a"')).toBe(false);
  });
});
