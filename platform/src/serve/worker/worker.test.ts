import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { composeNewsSite } from '../../../test/newsSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import worker from './worker.ts';

let store: ReleaseStore;
let preview: string;
beforeAll(async () => {
  const site = await composeNewsSite();
  store = site.store;
  preview = site.previews[0] ?? '';
});
afterEach(() => vi.unstubAllGlobals());

/** Sends a request to the Worker. A mock of `fetch` reads from the store in place of a bucket. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  vi.stubGlobal('fetch', async (key: string) => {
    const bytes = await store.read(new URL(key).pathname.slice(1));
    return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 });
  });
  return worker.fetch(new Request(address, { headers }), { STORE_URL: 'https://bucket.example' }, { waitUntil() {} });
}

it.each([
  ['https://site.example', {}, true],
  ['http://site.example', { 'x-forwarded-proto': 'https' }, true],
  ['http://site.example', {}, false],
] as const)('the Worker’s cookies are Secure if the visitor came by https: %s, %j', async (origin, headers, secure) => {
  const { status, headers: given } = await ask(`${origin}/preview/${preview}`, headers);
  expect(status).toBeLessThan(400);
  expect(/; Secure\b/i.test(given.get('set-cookie') ?? '')).toBe(secure);
  expect(given.get('set-cookie')).toContain(preview);
});
