// @vitest-environment happy-dom
import type { PageSnapshot, Path, Remote } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellMessages } from '../locales/messages.ts';
import ua from '../locales/ua.json';
import { retryForever } from '../retry/retryForever.browser.ts';
import { loadRemote } from './loadPage.browser.ts';
import type { PageSource } from './PageSource.ts';
import { createPageSource } from './pageSource.browser.ts';

vi.mock('./loadPage.browser.ts', async (original) => ({ ...(await original<object>()), loadRemote: vi.fn() }));
vi.mock('../retry/verifyWithFreshUrl.browser.ts', () => ({ verifyWithFreshUrl: async () => {} }));
vi.mock('../retry/retryForever.browser.ts', () => ({ retryForever: vi.fn(({ attempt }) => attempt()) }));

const integrity = `sha256-${'A'.repeat(43)}=`;
const entry = { url: '/r/news/1.0.0/entry.js', integrity };
const live = {
  contract: 1,
  releases: { shell: '1.0.0', news: '1.0.0' },
  remotes: { news: { version: '1.0.0', entry } },
  routes: [{ path: '/news', page: 'News', owner: 'news', title: { ua: 'Новини', en: 'News' } }],
  chunks: {},
};

/** Creates the page source of a document whose remote cannot be loaded. */
function sourceAt(path: Path, snapshot: Partial<PageSnapshot> = {}, onUnavailable = () => {}): PageSource {
  return createPageSource({
    snapshot: { shell: '1.0.0', site: {}, ...snapshot },
    site: defaultSite,
    path,
    language: 'ua',
    firstMessages: ua as unknown as ShellMessages,
    prerendered: document.createElement('div'),
    starter: { pageRequested: Promise.resolve(), requestPage: () => {} },
    onUnavailable,
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(live)));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(retryForever).mockClear();
});

describe('an address that is missing in the route table', () => {
  it('loading the page fails, so that the browser requests it from the server', async () => {
    await expect(sourceAt('/').page('/news/old', 'ua')).rejects.toThrow('/news/old');
  });

  it('a return to the address loads its document', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    history.pushState(null, '', '/news/old');
    void sourceAt('/').page('/news/old', 'ua');
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('an address that the server did not find shows the not-found page without a request', async () => {
    expect(await sourceAt('/nothing').page('/nothing', 'ua')).toMatchObject({ kind: 'notFound' });
  });

  it('a not-found page whose chunk does not arrive stays as prerendered, reports it once and is retried', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    history.replaceState(null, '', '/nothing');
    vi.doMock('../frame/NotFound/NotFound.tsx', () => {
      throw new Error('away');
    });
    let bringChunk = () => {};
    const connection = new Promise<void>((resolve) => (bringChunk = resolve));
    vi.mocked(retryForever).mockImplementationOnce(({ attempt }) => connection.then(attempt));
    const onUnavailable = vi.fn();
    const source = sourceAt('/nothing', {}, onUnavailable);
    await expect.poll(() => onUnavailable.mock.calls.length + reload.mock.calls.length).toBe(1);
    vi.doUnmock('../frame/NotFound/NotFound.tsx');
    expect(reload).not.toHaveBeenCalled();
    expect(source.isInteractive()).toBe(false);
    bringChunk();
    expect(await source.page('/nothing', 'ua')).toMatchObject({ kind: 'notFound' });
    expect(source.isInteractive()).toBe(true);
    expect(onUnavailable).toHaveBeenCalledOnce();
  });
});

it('a route table that did not arrive is requested again, but not before a page is shown', async () => {
  const fetched = vi.fn(() => Promise.reject<Response>(new TypeError('offline')));
  vi.stubGlobal('fetch', fetched);
  const source = sourceAt('/');
  await expect(source.routeTable()).rejects.toThrow('offline');
  await expect(source.routeTable()).rejects.toThrow('offline');
  expect(fetched).toHaveBeenCalledOnce();
  source.onPageShown('/', 'ua');
  fetched.mockResolvedValue(Response.json(live));
  await expect.poll(() => source.routeTable().catch(String)).toEqual(live.routes);
});

describe('a page whose remote failed to load', () => {
  const route = { path: '/news', page: 'News' } as const;
  const snapshot = { route, remote: { name: 'news', version: '1.0.0', entry } };
  const meta = { title: 'Новини', description: '', ogLine: '' };
  const remote: Remote = {
    name: 'news',
    routes: [route],
    pages: { News: async () => () => null },
    locales: { ua: async () => ({}), en: async () => ({}) },
    pageMeta: { ua: async () => ({ '/news': meta }), en: async () => ({ '/news': meta }) },
  };

  it('the page of a remote is retried while visible, and its failure is reported once', async () => {
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('away')).mockResolvedValue(remote);
    const onUnavailable = vi.fn();
    const source = sourceAt('/news', snapshot, onUnavailable);
    expect((await source.page('/news', 'ua')).kind).toBe('page');
    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(retryForever).toHaveBeenCalledOnce();
  });

  it('the page of a remote stays as prerendered when the visitor leaves, and loads again on a return', async () => {
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('away')).mockResolvedValue(remote);
    vi.mocked(retryForever).mockReturnValueOnce(new Promise(() => {}));
    const onUnavailable = vi.fn();
    const source = sourceAt('/news', snapshot, onUnavailable);
    const kind = async () => (await source.page('/news', 'ua')).kind;
    await expect.poll(() => onUnavailable.mock.calls.length).toBe(1);
    expect(source.isInteractive()).toBe(true);
    await source.abandonCurrentPage();
    expect(await kind()).toBe('fallback');
    source.onPageShown('/', 'ua');
    await expect.poll(kind).toBe('page');
    source.onPageShown('/', 'ua');
    expect(await kind()).toBe('page');
  });
});
