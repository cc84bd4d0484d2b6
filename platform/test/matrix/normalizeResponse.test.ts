import { expect, it } from 'vitest';
import { normalizeResponse } from './normalizeResponse.ts';

const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', etag: '"a"' };
const response = { status: 200, headers, body: Buffer.from('text') };

it('responses that differ only in entity tag or connection headers count as equal', () => {
  const other = { ...response, headers: { ...headers, etag: '"b"', date: 'now' } };
  expect(normalizeResponse(other)).toEqual(normalizeResponse(response));
});

it.each([
  { status: 404 },
  { body: Buffer.from('texx') },
  { headers: { ...headers, 'cache-control': 'no-store' } },
  { headers: { ...headers, vary: 'Cookie' } },
  { headers: { ...headers, server: 'nginx/1.22.1' } },
  { headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' } },
])('a response that differs in %j counts as different', (other) => {
  expect(normalizeResponse({ ...response, ...other })).not.toEqual(normalizeResponse(response));
});
