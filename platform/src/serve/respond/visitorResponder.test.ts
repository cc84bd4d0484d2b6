import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitors, decodeBody } from '../../../test/createVisitors.ts';
import { createLiveStore, findContent, putFakeEntry, putFakeShell, putFakeSite } from '../../../test/fakeSite.ts';
import { createViewCounter } from '../../observe/viewCounter.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { getContentKey } from '../../store/protocol/content.ts';
import { getEntryKey, getListingKey, getManifestKey } from '../../store/protocol/keys.ts';
import { missingCacheMs, type ReadKey } from '../../store/protocol/readKey.ts';

let store: ReleaseStore;
let site: string;
let away: boolean;

beforeEach(async () => {
  ({ store, site } = await createLiveStore());
  away = false;
});

const read: ReadKey = async (key) => {
  if (away) throw new Error('the store is away');
  return store.read(key);
};
const encoded = (encoding?: string): Record<string, string> => (encoding ? { 'accept-encoding': encoding } : {});
const script = '/r/shell/1.0.0/js/main.1a2b3c4d.js';

describe('a response', () => {
  const document = {
    'cache-control': 'no-cache, no-transform',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self'; .*frame-src https:\/\/maps\.example; .*require-trusted-types-for 'script'/,
    ),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const released = {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('javascript'),
  };

  it.each([
    ['/', 200, document],
    ['/nothing', 404, document],
    [script, 200, released],
    ['/en/?a=1', 308, { location: '/en?a=1' }],
    ['/over', 410, document],
    ['/%E0%A4%A', 400, {}],
    ['/r/shell/1.0.0/..%2fnode/main.cjs', 404, {}],
    ['/facts/news.json', 404, {}],
    ['/proof/newest.json', 200, { 'cache-control': 'no-cache' }],
    ['/proof/00000001.json', 200, { 'cache-control': released['cache-control'] }],
    ['/proof/00000002.json', 404, {}],
    [`/proof/${getManifestKey('0'.repeat(64))}`, 200, { 'cache-control': released['cache-control'] }],
    [`/proof/${getManifestKey('1'.repeat(64))}`, 404, {}],
  ])('%s responds with %d and its headers', async (target, status, headers) => {
    await store.create(getManifestKey('0'.repeat(64)), '{}');
    expect(await createVisitors(read).ask(target)).toMatchObject({ status, headers });
  });

  it('a method other than GET and HEAD is refused', async () => {
    expect(await createVisitors(read).ask('/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  it('a response allows only scripts of its own origin', async () => {
    const { headers } = await createVisitors(read).ask('/');
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  });

  it('a not-found page is in the language of the address', async () => {
    const { ask } = createVisitors(read);
    expect(decodeBody(await ask('/nothing'))).toContain('<title>404');
    expect(decodeBody(await ask('/en/nothing'))).toContain('<title>english 404');
  });

  it('a response has the best accepted encoding, and each encoding has its own tag', async () => {
    const { ask } = createVisitors(read);
    const [br, gzip, plain, refused, short] = await Promise.all(
      ['gzip, br', 'gzip', undefined, 'br;q=0, gzip;q=0']
        .map((each) => ask('/', encoded(each)))
        .concat(ask('/short', encoded('br, gzip'))),
    );
    const sent = [br, gzip, plain, refused, short].map((each) => each?.headers['content-encoding']);
    expect(sent).toEqual(['br', 'gzip', undefined, undefined, undefined]);
    const body = Buffer.from(plain?.body ?? []);
    expect([brotliDecompressSync(br?.body ?? ''), gunzipSync(gzip?.body ?? '')]).toEqual([body, body]);
    for (const each of [br, gzip, plain]) expect(each?.headers.vary).toContain('Accept-Encoding');
    expect(new Set([br, gzip, plain].map((each) => each?.headers.etag)).size).toBe(3);
  });

  it.each(['/', script])('a request with the current tag gets 304: %s', async (target) => {
    const { ask } = createVisitors(read);
    const { etag = '', 'cache-control': kept } = (await ask(target)).headers;
    const again = await ask(target, { 'if-none-match': etag });
    expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, undefined, kept]);
  });
});

describe('while the store is unavailable', () => {
  it('while the store is unavailable cached pages are served, and other addresses respond with 503', async () => {
    const { ask, errors } = createVisitors(read);
    await ask('/');
    away = true;
    expect([(await ask('/')).status, (await ask('/portfolio')).status]).toEqual([200, 503]);
    expect(errors.length).toBeGreaterThan(0);
    away = false;
    expect((await ask('/portfolio')).status).toBe(200);
  });

  it('while the store is unavailable the whole site is served if it was read ahead', async () => {
    const { live, ask } = createVisitors(read, { preloadFiles: true, patience: 0 });
    await live();
    away = true;
    for (const target of ['/', '/en', '/portfolio/ikura', '/short', '/snapshot.json'])
      for (const encoding of [undefined, 'br', 'gzip'])
        expect((await ask(target, encoded(encoding))).status, `${target} ${encoding}`).toBe(200);
    expect((await ask('/nothing')).status).toBe(404);
  });
});

describe('a new live site', () => {
  it('a new live site is shown once all of it is read, and requests do not wait', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    let slow = false;
    const slowly: ReadKey = async (key) => {
      if (slow && key.startsWith('blobs/')) await gate;
      return read(key);
    };
    const { live, ask } = createVisitors(slowly, { preloadFiles: true, patience: 0 });
    await live();
    await putFakeEntry(store, 2, await putFakeSite(store, 'second'));
    slow = true;
    for (let asked = 0; asked < 5; asked += 1) expect(decodeBody(await ask('/'))).toContain('<title>first');
    release();
    await expect.poll(async () => decodeBody(await ask('/'))).toContain('<title>second');
  });

  it.each([
    ['a missing site', () => putFakeEntry(store, 2, 'f'.repeat(16)), 'sites/ffffffffffffffff.json is missing'],
    ['a truncated entry', () => store.create(getEntryKey(2), '{torn'), 'log/00000002.json is not JSON'],
  ])('a new live site that cannot be read does not replace the old one: %s', async (_, put, fact) => {
    const { ask, errors } = createVisitors(read);
    await ask('/');
    await put();
    expect(decodeBody(await ask('/'))).toContain('<title>first');
    expect(errors.join()).toContain(fact);
  });
});

describe('changed bytes in the store', () => {
  const place = (key: string) => join(store.place, key);
  const pageOf = async (file: string) => getContentKey(await findContent(store, site, file));

  it('changed bytes in the store are never served', async () => {
    const own = await pageOf('reach.json');
    const changed: ReadKey = async (key) => {
      const bytes = await read(key);
      return bytes && key.startsWith('blobs/') && key !== own ? Uint8Array.from([...bytes, 32]) : bytes;
    };
    const { ask, errors } = createVisitors(changed);
    for (const [target, encoding] of [['/'], ['/nothing'], [script], [script, 'br'], [script, 'gzip']] as const)
      expect((await ask(target, encoded(encoding))).status, `${target} ${encoding}`).toBe(503);
    expect(errors.join()).toContain('holds altered bytes');
  });

  it.each([
    ['a page', () => pageOf('index.html'), () => 'evil'],
    [
      'the listing',
      async () => getListingKey(site),
      (text: string) => text.replace('"recipe": "first"', '"recipe": "other"'),
    ],
    ['allowed origins', () => pageOf('reach.json'), (text: string) => text.replace('maps', 'evil')],
  ])('after a repair of changed bytes the right ones are served without a restart: %s', async (_, keyOf, alter) => {
    const key = await keyOf();
    const before = await readFile(place(key));
    expect(alter(`${before}`)).not.toBe(`${before}`);
    await writeFile(place(key), alter(`${before}`));
    const { ask } = createVisitors(read);
    expect((await ask('/')).status).toBe(503);
    await writeFile(place(key), before);
    expect((await ask('/')).status).toBe(200);
  });
});

it('repeated requests of missing addresses cause no reads of the store', async () => {
  let reads = 0;
  const counting: ReadKey = (key) => {
    reads += 1;
    return store.read(key);
  };
  const { ask } = createVisitors(counting, { pollInterval: Number.POSITIVE_INFINITY });
  const invented = ['/r/shell/9.9.9/js/main.js', '/r/nobody/1.0.0/a.js', '/r/shell/1.0.0/js/other.js', '/nothing'];
  const askAll = async () => {
    for (const target of invented) expect((await ask(target)).status, target).toBe(404);
    await ask('/', { cookie: `porohy-preview=${'f'.repeat(24)}` });
  };
  await askAll();
  const before = reads;
  for (let asked = 0; asked < 10; asked += 1) await askAll();
  expect(reads - before).toBe(0);
});

it('a file requested before its release became live is found some seconds later', async () => {
  let time = 0;
  const { ask } = createVisitors(read, { now: () => time });
  const address = '/r/shell/2.0.0/js/main.1a2b3c4d.js';
  await putFakeShell(store, '2.0.0');
  expect((await ask(address)).status).toBe(404);
  await putFakeEntry(store, 2, site, { composition: { releases: { shell: '2.0.0' }, site: {} } });
  time += missingCacheMs;
  expect((await ask(address)).status).toBe(200);
});

it('every response with a document names a view, but only views of pages count', async () => {
  const views: string[] = [];
  const observer = createViewCounter({
    read,
    onView: (_, owner) => void views.push(owner),
    report: console.error,
    unpack,
  });
  const { ask, errors } = createVisitors(read, { observer });
  const named = async (target: string) => (await ask(target)).headers['server-timing'];
  expect(await named('/wp-login.php')).toMatch(/^view;desc=/);
  expect(views).toEqual([]);
  // The cached response to the second request also gets a view of its own.
  for (const target of ['/portfolio', '/portfolio']) expect(await named(target)).toMatch(/^view;desc=/);
  expect([views.length, errors]).toEqual([2, []]);
});
