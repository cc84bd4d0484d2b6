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

/** Opens the pages of a document whose remote cannot be loaded: this machine has no such release. */
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

describe('an address that the route table does not have', () => {
  it('is for the server to answer: it may have gone elsewhere, or be newer than this page', async () => {
    await expect(sourceAt('/').page('/news/old', 'ua')).rejects.toThrow('/news/old');
  });

  it('is loaded as a document when the visitor goes back to it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    history.pushState(null, '', '/news/old');
    void sourceAt('/').page('/news/old', 'ua');
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is not found where the server has said so, without asking again', async () => {
    expect(await sourceAt('/nothing').page('/nothing', 'ua')).toMatchObject({ kind: 'notFound' });
  });
});

describe('a page whose remote could not be loaded', () => {
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

  it('is tried again while it is on screen, and told of once', async () => {
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('away')).mockResolvedValue(remote);
    const onUnavailable = vi.fn();
    const source = sourceAt('/news', snapshot, onUnavailable);
    expect((await source.page('/news', 'ua')).kind).toBe('page');
    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(retryForever).toHaveBeenCalledOnce();
  });

  it('is let go as it came by whoever goes on, and asked for anew on a return', async () => {
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
