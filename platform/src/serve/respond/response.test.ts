import { describe, expect, it } from 'vitest';
import { createRequest } from '../../../test/createVisitors.ts';
import { createConditionalResponse } from './response.ts';
import { createUnavailablePage } from './unavailablePage.ts';

const bytes = new TextEncoder().encode('0123456789');
const integrity = `sha256-${'A'.repeat(43)}=`;

describe('a response to a range request', () => {
  it('a range request continues only the same uncompressed bytes', () => {
    const range = { range: 'bytes=0-3' };
    const plain = createConditionalResponse(createRequest('/', range), { file: 'a.js', bytes }, integrity, {});
    expect([plain.status, plain.headers['content-range']]).toEqual([206, 'bytes 0-3/10']);
    const tag = plain.headers.etag ?? '';
    expect(
      createConditionalResponse(
        createRequest('/', { ...range, 'if-range': tag }),
        { file: 'a.js', bytes },
        integrity,
        {},
      ).status,
    ).toBe(206);
    for (const other of [`W/${tag}`, '"other"', 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect(
        createConditionalResponse(
          createRequest('/', { ...range, 'if-range': other }),
          { file: 'a.js', bytes },
          integrity,
          {},
        ).status,
      ).toBe(200);
    expect(
      createConditionalResponse(createRequest('/', range), { file: 'a.js', bytes, encoding: 'br' }, integrity, {})
        .status,
    ).toBe(200);
  });
});

describe('the page for an unavailable store', () => {
  it('the page for an unavailable store has both languages, the address’s own first, and is not cached', () => {
    for (const [target, language] of [
      ['/', 'uk'],
      ['/en', 'en'],
      ['/en?a', 'en'],
      ['/english', 'uk'],
    ] as const) {
      const { status, headers, body } = createUnavailablePage(createRequest(target));
      const html = new TextDecoder().decode(body);
      expect(html, target).toContain(`<html lang="${language}">`);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
      expect([html.includes('lang="uk"><h1>'), html.includes('lang="en"><h1>')]).toEqual([true, true]);
    }
  });
});
