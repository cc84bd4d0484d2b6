import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { storedFormat } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitors } from '../../../test/createVisitors.ts';
import { findContent, putFakeDeltas, putFakeEntry, putFakeShell, putFakeSite } from '../../../test/fakeSite.ts';
import { findReleasedContent } from '../../../test/writeReleased.ts';
import { writePreview } from '../../release/preview/makePreview.ts';
import { openFolderStore } from '../../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { applyDelta, computeDictionaryId } from '../../store/content/delta.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getBlobKey } from '../../store/protocol/content.ts';
import { readDeltaListing } from '../../store/protocol/deltaListing.ts';
import { getDeltaListingKey } from '../../store/protocol/keys.ts';
import { isInCanary } from './chooseSite.ts';
import type { SiteResponse } from './response.ts';

const [before, after] = ['js/page.11111111.js', 'js/page.22222222.js'];
const chromium = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, br, dcb, dcz' };
const plain = { 'accept-encoding': 'gzip, br' };

let store: ReleaseStore;
let errors: readonly string[];
let sites: { readonly first: string; readonly second: string };
let home: { readonly first: Buffer; readonly second: Buffer };
let script: { readonly first: Buffer; readonly second: Buffer };
let listing: string;
let ask: ReturnType<typeof createVisitors>['ask'];

const text = (word: string) => `export const word = '${word}';${'// вода\n'.repeat(200)}`;
const bytesOf = async (content: Content) => (await readStoredContent(store, content)) ?? Buffer.alloc(0);
const having = (dictionary: Buffer) => ({
  'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
});
const made = (dictionary: Buffer, { body = new Uint8Array() }: SiteResponse) =>
  applyDelta(dictionary, Buffer.from(body));

beforeEach(async () => {
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'deltas-')));
  await putFakeShell(store, '1.0.0', { [before]: text('one') });
  await putFakeShell(store, '2.0.0', { [after]: text('two') });
  sites = { first: await putFakeSite(store, 'first'), second: await putFakeSite(store, 'second') };
  const homes = [
    await findContent(store, sites.first, 'index.html'),
    await findContent(store, sites.second, 'index.html'),
  ] as const;
  home = { first: await bytesOf(homes[0]), second: await bytesOf(homes[1]) };
  const old = await findReleasedContent(store, 'shell', '1.0.0', `browser/${before}`);
  const now = await findReleasedContent(store, 'shell', '2.0.0', `browser/${after}`);
  script = { first: await bytesOf(old), second: await bytesOf(now) };
  const ikura = await findContent(store, sites.second, 'portfolio/ikura.html');
  const { deltas } = await putFakeDeltas(
    store,
    [homes[1], homes[0]],
    [homes[0], homes[1]],
    [ikura, homes[1]],
    [now, old],
  );
  listing = deltas.shell ?? '';
  await putFakeEntry(store, 1, sites.second, { ...live, deltas });
  ({ ask, errors } = createVisitors(store.read));
});

const live = { composition: { releases: { shell: '2.0.0' }, site: {} } };
const address = { page: '/portfolio/ikura', script: `/r/shell/${after}` };

describe('a browser with a dictionary', () => {
  it('a browser with a dictionary gets a page as a delta from the page’s own former version', async () => {
    const response = await ask('/', { ...chromium, ...having(home.first) });
    expect((await made(home.first, response))?.equals(home.second)).toBe(true);
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'dcz',
        'content-type': 'text/html; charset=utf-8',
        'content-length': `${response.body?.byteLength}`,
        'cache-control': 'private, max-age=0, stale-while-revalidate=604800, no-transform',
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        vary: 'Accept-Encoding, Available-Dictionary',
        etag: expect.stringMatching(new RegExp(`^"[^"]{24}-dcz-${computeDictionaryId(home.first).slice(0, 8)}"$`)),
      },
    });
    expect(response.headers['content-security-policy']).toBe(
      (await ask('/', plain)).headers['content-security-policy'],
    );
  });

  it('a browser with a dictionary gets another page as a delta from the home page', async () => {
    const response = await ask(address.page, { ...chromium, ...having(home.second) });
    expect(response.headers['content-encoding']).toBe('dcz');
    expect((await made(home.second, response))?.toString()).toContain('<title>ikura second');
  });

  it('a browser with a dictionary gets a script as a delta that caches must not share', async () => {
    const response = await ask(address.script, { ...chromium, ...having(script.first) });
    expect((await made(script.first, response))?.equals(script.second)).toBe(true);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'use-as-dictionary': 'match="/r/shell/js/page.*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
  });

  it('a browser with a dictionary gets the complete delta for a range request', async () => {
    const headers = { ...chromium, ...having(script.first), range: 'bytes=0-9' };
    const response = await ask(address.script, headers);
    expect([response.status, response.headers['accept-ranges']]).toEqual([200, undefined]);
    expect((await made(script.first, response))?.equals(script.second)).toBe(true);
  });

  it.each(['GET', 'HEAD'])('a %s gets 304 for a page that the browser received in any encoding', async (method) => {
    const delta = await ask('/', { ...chromium, ...having(home.first) });
    const whole = await ask('/', chromium);
    const [arrived, packed] = [delta.headers.etag ?? '', whole.headers.etag ?? ''];
    for (const [tag, headers] of [
      // The browser offers a dictionary: the page that it got as a delta (`second`), or that page's former version (`first`).
      [arrived, { ...chromium, ...having(home.second) }],
      [arrived, plain],
      [`W/${arrived}`, { ...chromium, ...having(home.first) }],
      [packed, { ...chromium, ...having(home.second) }],
      [packed, { ...chromium, ...having(home.first) }],
    ] as const) {
      const response = await ask('/', { ...headers, 'if-none-match': tag }, method);
      expect([response.status, response.body]).toEqual([304, undefined]);
      expect(response.headers).toMatchObject({
        etag: tag.replace('W/', ''),
        vary: 'Accept-Encoding, Available-Dictionary',
      });
    }
    const other = await ask('/', { ...chromium, ...having(home.first), 'if-none-match': '"other"' }, method);
    expect(other.status).toBe(200);
  });

  it.each([
    ['does not accept deltas', () => ({ ...plain, ...having(home.first) })],
    ['refuses deltas', () => ({ 'accept-encoding': 'br, dcz;q=0', ...having(home.first) })],
    ['has an unknown dictionary', () => ({ ...plain, 'accept-encoding': 'br, dcz', ...having(Buffer.from('x')) })],
    ['has the dictionary of another address', () => ({ 'accept-encoding': 'br, dcz', ...having(script.first) })],
    ['sends an invalid dictionary ID', () => ({ 'accept-encoding': 'br, dcz', 'available-dictionary': ':x:' })],
    ['names no dictionary', () => ({ 'accept-encoding': 'br, dcz' })],
  ])('a browser with a dictionary gets the usual response if it %s', async (_, headers) => {
    const [expected, response] = [await ask('/', plain), await ask('/', headers())];
    expect(response).toEqual(expected);
    expect(errors).toEqual([]);
  });
});

describe('a browser without dictionaries', () => {
  it('a browser without dictionaries gets the usual response, which varies by dictionary', async () => {
    const response = await ask('/', plain);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect(Object.keys(response.headers)).not.toContain('use-as-dictionary');
    expect(brotliDecompressSync(response.body ?? new Uint8Array()).equals(home.second)).toBe(true);
    expect((await ask('/icon.svg', chromium)).headers.vary).toBe('Accept-Encoding');
    expect((await ask('/nothing', chromium)).headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache, no-transform',
    });
  });

  it('a browser without dictionaries is offered a script as a dictionary, because caches share the response', async () => {
    const [one, other] = [await ask(address.script, plain), await ask(address.script, chromium)];
    expect(one.headers).toEqual(other.headers);
    expect(one.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('while deltas are off', () => {
  beforeEach(() => putFakeEntry(store, 2, sites.second, { ...live, deltas: { shell: listing }, deltasOff: true }));

  it.each(['page', 'script'] as const)('while deltas are off no %s is offered as a dictionary', async (kind) => {
    for (const headers of [chromium, plain]) {
      const response = await ask(address[kind], headers);
      expect(Object.keys(response.headers)).not.toContain('use-as-dictionary');
      expect(Object.keys(response.headers)).not.toContain('clear-site-data');
    }
    expect((await ask(address.page, chromium)).headers['cache-control']).toBe('no-cache, no-transform');
  });

  it.each([
    ['a page', '/', () => home.first, () => home.second],
    ['a script', address.script, () => script.first, () => script.second],
  ])('a browser with a dictionary gets %s without a delta and clears its cache', async (_, target, has, wanted) => {
    const first = await ask(target, plain);
    for (const condition of [{}, { 'if-none-match': first.headers.etag ?? '' }, { range: 'bytes=0-9' }]) {
      const { status, headers, body } = await ask(target, { ...chromium, ...having(has()), ...condition });
      expect([status, headers['content-encoding'], headers['clear-site-data']]).toEqual([200, 'br', '"cache"']);
      expect(headers['cache-control']).toMatch(/^private, /);
      expect(brotliDecompressSync(body ?? new Uint8Array()).equals(wanted())).toBe(true);
    }
  });

  it('while deltas are off responses that shared caches may keep do not clear caches', async () => {
    for (const address of ['/nothing', '/robots.txt', '/icon.svg']) {
      const { headers } = await ask(address, { ...chromium, ...having(home.first) });
      expect([address, headers['clear-site-data']]).toEqual([address, undefined]);
    }
    const { headers } = await ask('/', { ...chromium, ...having(home.first) });
    expect([headers['clear-site-data'], headers['cache-control']]).toEqual([
      '"cache"',
      expect.stringMatching(/^private/),
    ]);
  });

  it('while deltas are off a page that arrived as a delta does not get 304', async () => {
    const { etag = '' } = (await ask('/', plain)).headers;
    const byDelta = etag.replace(/(?:-br)?"$/, '-dcz-0123abcd"');
    expect((await ask('/', { ...chromium, 'if-none-match': byDelta })).status).toBe(200);
    expect((await ask('/', { ...chromium, 'if-none-match': `${byDelta}, W/${etag}` })).status).toBe(304);
  });
});

describe('a browser with a dictionary gets no delta', () => {
  const asked = () => ask('/', { ...chromium, ...having(home.first) });
  const keyOfDelta = async () => {
    const { body } = await findContent(store, sites.second, 'index.html');
    const listed = (await readDeltaListing(store.read, listing))?.[body]?.[computeDictionaryId(home.first)];
    return getBlobKey(listed?.integrity ?? '');
  };

  async function replace(key: string, bytes: Buffer | undefined): Promise<void> {
    await store.upkeep.remove([key]);
    if (bytes) await store.create(key, bytes);
  }

  it('no delta is sent if it was altered, until it is restored', async () => {
    const key = await keyOfDelta();
    const whole = (await store.read(key)) ?? Buffer.alloc(0);
    await replace(key, Buffer.concat([whole, Buffer.from('x')]));
    expect((await asked()).headers['content-encoding']).toBe('br');
    expect(errors.join()).toContain(`${key} holds altered bytes`);
    await replace(key, whole);
    expect((await asked()).headers['content-encoding']).toBe('dcz');
  });

  it('the whole file is sent if its listed delta is missing', async () => {
    await replace(await keyOfDelta(), undefined);
    expect((await asked()).headers['content-encoding']).toBe('br');
  });

  it.each([
    ['altered', Buffer.from('{}')],
    ['gone', undefined],
  ])('no delta is sent if the listing is %s', async (_, bytes) => {
    await replace(getDeltaListingKey(listing), bytes);
    const response = await asked();
    expect([response.status, response.headers['content-encoding']]).toEqual([200, 'br']);
    expect(errors.join()).toMatch(bytes ? /it was altered/ : /^$/);
  });

  it('no delta is sent if the dictionary’s digest matches a listed one only at its start', async () => {
    const digest = createHash('sha256').update(home.first).digest();
    digest[31] = (digest[31] ?? 0) ^ 1;
    const response = await ask('/', { ...chromium, 'available-dictionary': `:${digest.toString('base64')}:` });
    expect(response.headers['content-encoding']).toBe('br');
  });
});

describe('a response that depends on the visitor', () => {
  it('during a canary a page is a private delta from the visitor’s former page', async () => {
    const release = { name: 'shell', version: '2.0.0' };
    const canary = { ...release, percent: 50, site: sites.second };
    const live = { composition: { releases: { shell: '1.0.0' }, site: {} }, deltas: { shell: listing }, canary };
    await putFakeEntry(store, 2, sites.first, live);
    const ids = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(32, '0'));
    const seeing = await Promise.all(ids.map((id) => isInCanary(id, canary)));
    const cookie = (sees: boolean) => ({ cookie: `porohy-visitor=${ids[seeing.indexOf(sees)]}` });
    const entering = await ask('/', { ...chromium, ...cookie(true), ...having(home.first) });
    expect((await made(home.first, entering))?.equals(home.second)).toBe(true);
    const leaving = await ask('/', { ...chromium, ...cookie(false), ...having(home.second) });
    expect((await made(home.second, leaving))?.equals(home.first)).toBe(true);
    for (const { headers } of [entering, leaving])
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=0, stale-while-revalidate=604800, no-transform',
        vary: 'Accept-Encoding, Available-Dictionary, Cookie',
      });
    expect((await ask('/', plain)).headers['cache-control']).toBe('private, no-cache, no-transform');
  });

  it('a page of a preview is neither a delta nor a dictionary', async () => {
    const preview = { name: 'shell', version: '2.0.0', id: 'a'.repeat(24), until: '2100-01-01T00:00:00.000Z' };
    await writePreview(store, { format: storedFormat, ...preview, site: sites.second, who: 'test' });
    const headers = { ...chromium, ...having(home.first), cookie: `porohy-preview=${preview.id}` };
    const response = await ask('/', headers);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' });
    expect(Object.keys(response.headers)).not.toContain('use-as-dictionary');
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});
