import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitors, decodeBody } from '../../test/createVisitors.ts';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { startCanary } from '../release/canary/canary.ts';
import { makePreview, revokePreview } from '../release/preview/makePreview.ts';
import { promote } from '../release/promote.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { computeIntegrity } from '../store/bytes/computeIntegrity.ts';
import type { SiteResponse } from './respond/response.ts';

let store: ReleaseStore;
let ask: ReturnType<typeof createVisitors>['ask'];

const next = { name: 'home', version: '2.0.0' };
const previewing = (id: string) => ({ cookie: `porohy-preview=${id}` });
const given = ({ headers }: SiteResponse) => headers['set-cookie'];

beforeEach(async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  await releaseRemote(store, 'home', { routes: ['/'], page: 'return "<h1>one</h1>"' });
  await releaseRemote(store, 'home', { version: '2.0.0', routes: ['/'], page: 'return "<h1>two</h1>"' });
  await promote({ store, release: { name: 'home', version: '1.0.0' } });
  ask = createVisitors(store.read).ask;
});

describe('a preview', () => {
  it('a preview’s link opens it for any visitor, marked as a preview in English', async () => {
    const { id } = await makePreview(store, next);
    const link = await ask(`/preview/${id}`);
    expect(link).toMatchObject({ status: 302, headers: { location: '/' } });
    const page = await ask('/', { cookie: given(link)?.split(';')[0] ?? '' });
    expect(decodeBody(page)).toMatch(/<h1>two<\/h1>.*<aside data-preview lang="en" .*Preview of home 2\.0\.0/s);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    const live = await ask('/');
    expect([decodeBody(live), given(live)]).toEqual([expect.stringContaining('<h1>one</h1>'), undefined]);
  });

  it('a preview has a panel, and the live site stays identical', async () => {
    const everything = async () =>
      Promise.all(
        ['/', '/en', '/nowhere', '/snapshot.json', '/proof/newest.json'].map(async (path) =>
          decodeBody(await ask(path)),
        ),
      );
    const before = await everything();
    const teams = { home: '@a/"home"' };
    const { id } = await makePreview(store, next, undefined, { teams });
    const [, named = '', integrity = '', script = ''] =
      /<script data-preview data-panel="([^"]+)" defer crossorigin integrity="([^"]+)" src="([^"]+)"><\/script><\/body>/.exec(
        decodeBody(await ask('/', previewing(id))),
      ) ?? [];
    expect(JSON.parse(named.replaceAll('&#34;', '"'))).toEqual(teams);
    const sent = await ask(script, previewing(id));
    expect(sent.headers).toMatchObject({
      'content-type': expect.stringContaining('text/javascript'),
      'cache-control': 'private, no-store',
    });
    expect(computeIntegrity(Buffer.from(sent.body ?? []))).toBe(integrity);
    expect(decodeBody(sent)).toMatch(/lang: ["']en["']/);
    expect(await everything()).toEqual(before);
    await revokePreview(store, id);
    for (const headers of [{}, previewing('f'.repeat(24))]) expect((await ask(script, headers)).status).toBe(404);
  });

  it('`/preview/end` ends a preview, and an unknown preview ID shows the live site', async () => {
    const { id } = await makePreview(store, next);
    expect(given(await ask('/preview/end', previewing(id)))).toContain('Max-Age=0');
    for (const other of ['f'.repeat(24), '../../log/00000001', 'x']) {
      const live = await ask('/', previewing(other));
      expect([decodeBody(live), given(live)], other).toEqual([
        expect.stringContaining('<h1>one</h1>'),
        expect.stringContaining('Max-Age=0'),
      ]);
    }
  });

  it.each([
    ['/about', 302, '/about'],
    ['/en/about/', 302, '/en/about'],
    ['/about?a=1', 302, '/about?a=1'],
    ['/', 302, '/'],
    ...['//evil.example', '/%5cevil.example', '/%2f%2fevil.example', '/https:evil', '/About', '/a.html'].map(
      (page) => [page, 404, undefined] as const,
    ),
  ] as const)('a preview’s link may lead to a page of this site only: %s', async (page, status, location) => {
    const { id } = await makePreview(store, next);
    const { headers, ...response } = await ask(`/preview/${id}${page}`);
    expect([response.status, headers.location]).toEqual([status, location]);
  });

  it('a revoked preview is gone, and an unknown one is not found', async () => {
    const { id } = await makePreview(store, next);
    await revokePreview(store, id);
    for (const [link, status, text] of [
      [`/preview/${id}`, 410, 'nobody owns this'],
      [`/preview/${'f'.repeat(24)}`, 404, 'nobody owns this'],
      ['/', 200, '<h1>one</h1>'],
    ] as const) {
      const response = await ask(link, previewing(id));
      expect([response.status, decodeBody(response), given(response)]).toEqual([
        status,
        expect.stringContaining(text),
        expect.stringContaining('Max-Age=0'),
      ]);
    }
  });

  it('a malformed preview ID is refused', async () => {
    expect((await ask('/preview/..%2F..%2Flog')).status).toBe(400);
    expect((await ask('/preview/short')).status).toBe(404);
  });
});

describe('a canary', () => {
  const attributes = 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

  it('a canary’s cookie is Secure over https, released files set none, and pages vary by cookie', async () => {
    await startCanary({ store, release: next, percent: 50 });
    expect((await ask('/')).headers).toMatchObject({
      vary: expect.stringContaining('Cookie'),
      'cache-control': 'private, no-cache, no-transform',
    });
    const cookie = async (path: string, proto: string) => given(await ask(path, { 'x-forwarded-proto': proto }));
    expect(await cookie('/', 'http')).toMatch(new RegExp(`^porohy-visitor=[0-9a-f]{32}; ${attributes}$`));
    expect(await cookie('/', 'https, http')).toMatch(
      new RegExp(`^porohy-visitor=[0-9a-f]{32}; ${attributes}; Secure$`),
    );
    expect(await cookie('/r/home/2.0.0/entry.js', 'https')).toBeUndefined();
  });
});
