import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { startCanary } from '../release/canary.ts';
import { makePreview, revokePreview } from '../release/preview.ts';
import { promote } from '../release/promote.ts';
import { integrityOf } from '../store/integrityOf.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type RunningSite, serveSite } from './serveSite.ts';

let store: ReleaseStore;
let site: RunningSite;

const get = (path: string, cookie?: string) =>
  fetch(site.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

beforeEach(async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  await releaseRemote(store, 'home', { routes: ['/'], page: 'return "<h1>one</h1>"' });
  await releaseRemote(store, 'home', { version: '2.0.0', routes: ['/'], page: 'return "<h1>two</h1>"' });
  await promote({ store, release: { name: 'home', version: '1.0.0' } });
});
afterEach(() => site.close());

describe('a preview', () => {
  it('opens at its link, for whoever has it, and says that it is one', async () => {
    const preview = await makePreview(store, { name: 'home', version: '2.0.0' });
    site = await serveSite({ store, port: 0 });
    const link = await get(`/preview/${preview.id}`);
    expect([link.status, link.headers.get('location')]).toEqual([302, '/']);
    const page = await get('/', cookieOf(link));
    const html = await page.text();
    expect(html).toContain('<h1>two</h1>');
    expect(html).toContain('Preview of home 2.0.0');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    const live = await get('/');
    expect(await live.text()).toContain('<h1>one</h1>');
    expect(live.headers.get('set-cookie')).toBeNull();
  });

  it('has a panel for whoever has opened it; the live site has none of it, and is byte for byte what it was', async () => {
    site = await serveSite({ store, port: 0 });
    const everything = async () =>
      Promise.all(
        ['/', '/en', '/nowhere', '/snapshot.json', '/proof/newest.json'].map(async (path) => (await get(path)).text()),
      );
    const before = await everything();
    const teams = { home: '@a/"home"' };
    const made = await makePreview(store, { name: 'home', version: '2.0.0' }, undefined, { teams });
    const mine = `porohy-preview=${made.id}`;

    const html = await (await get('/', mine)).text();
    const [, named = '', integrity = '', script = ''] =
      /<script data-preview data-panel="([^"]+)" defer crossorigin integrity="([^"]+)" src="([^"]+)"><\/script><\/body>/.exec(
        html,
      ) ?? [];
    expect(JSON.parse(named.replaceAll('&quot;', '"'))).toEqual(teams);
    const sent = await get(script, mine);
    expect(sent.headers.get('content-type')).toContain('text/javascript');
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect(integrityOf(Buffer.from(await sent.arrayBuffer()))).toBe(integrity);

    expect(await everything()).toEqual(before);
    await revokePreview(store, made.id);
    for (const cookie of [undefined, `porohy-preview=${'f'.repeat(24)}`])
      expect([cookie, (await get(script, cookie)).status]).toEqual([cookie, 404]);
  });

  it('is left by its own link, and is the live site when it has ended', async () => {
    const preview = await makePreview(store, { name: 'home', version: '2.0.0' });
    site = await serveSite({ store, port: 0 });
    const end = await get('/preview/end', `porohy-preview=${preview.id}`);
    expect(end.headers.get('set-cookie')).toContain('Max-Age=0');
    for (const id of ['f'.repeat(24), '../../log/00000001', 'x']) {
      const live = await get('/', `porohy-preview=${id}`);
      expect(await live.text(), id).toContain('<h1>one</h1>');
      expect(live.headers.get('set-cookie'), id).toContain('Max-Age=0');
    }
  });

  it('opens at a page, and leads to no other site', async () => {
    const { id } = await makePreview(store, { name: 'home', version: '2.0.0' });
    site = await serveSite({ store, port: 0 });
    for (const [page, location] of [
      ['/about', '/about'],
      ['/en/about/', '/en/about'],
      ['/about?a=1', '/about?a=1'],
      ['/', '/'],
    ])
      expect((await get(`/preview/${id}${page}`)).headers.get('location'), page).toBe(location);
    for (const page of [
      '//evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/https:evil',
      '/About',
      '/a.html',
    ]) {
      const refused = await get(`/preview/${id}${page}`);
      expect([refused.status, refused.headers.get('location')], page).toEqual([404, null]);
    }
  });

  it('is gone for whoever has its link when it was revoked, and says so where there never was one', async () => {
    const { id } = await makePreview(store, { name: 'home', version: '2.0.0' });
    await revokePreview(store, id);
    site = await serveSite({ store, port: 0 });
    for (const [link, status] of [
      [`/preview/${id}`, 410],
      [`/preview/${'f'.repeat(24)}`, 404],
    ] as const) {
      const refused = await get(link, `porohy-preview=${id}`);
      expect(refused.status).toBe(status);
      expect(await refused.text()).toContain('nobody owns this');
      expect(refused.headers.get('set-cookie')).toContain('Max-Age=0');
    }
    const live = await get('/', `porohy-preview=${id}`);
    expect(await live.text()).toContain('<h1>one</h1>');
    expect(live.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('has no address for an id that is none', async () => {
    site = await serveSite({ store, port: 0 });
    expect((await get('/preview/..%2F..%2Flog')).status).toBe(400);
    expect((await get('/preview/short')).status).toBe(404);
  });
});

describe('a canary', () => {
  it('answers every visitor alike each time, and tells caches to keep apart', async () => {
    await startCanary({ store, release: { name: 'home', version: '2.0.0' }, percent: 50 });
    site = await serveSite({ store, port: 0 });
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await get('/');
      const cookie = cookieOf(first);
      expect(first.headers.get('vary')).toContain('Cookie');
      expect(first.headers.get('cache-control')).toBe('private, no-cache, no-transform');
      const html = await first.text();
      expect(await (await get('/', cookie)).text()).toBe(html);
      seen.add(/<h1>(\w+)/.exec(html)?.[1] ?? '');
    }
    expect([...seen].sort()).toEqual(['one', 'two']);
  });

  it('gives who came by https a cookie for https alone, and none with a released file', async () => {
    await startCanary({ store, release: { name: 'home', version: '2.0.0' }, percent: 50 });
    site = await serveSite({ store, port: 0 });
    const cookie = async (path: string, proto: string) =>
      (await fetch(site.url + path, { headers: { 'x-forwarded-proto': proto } })).headers.get('set-cookie');
    const attributes = 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';
    expect(await cookie('/', 'http')).toMatch(new RegExp(`^porohy-visitor=[0-9a-f]{32}; ${attributes}$`));
    expect(await cookie('/', 'https, http')).toMatch(
      new RegExp(`^porohy-visitor=[0-9a-f]{32}; ${attributes}; Secure$`),
    );
    expect(await cookie('/r/home/2.0.0/entry.js', 'https')).toBeNull();
  });

  it('sets no cookie while there is none', async () => {
    site = await serveSite({ store, port: 0 });
    expect((await get('/')).headers.get('set-cookie')).toBeNull();
  });
});
