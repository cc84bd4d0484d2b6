import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHostFetch } from '../../../test/createVisitors.ts';
import { cloneStore, releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { releaseNewsRemote } from '../../../test/releaseNewsRemote.ts';
import type { FetchedResponse, FetchFromSite } from '../../proof/siteFetch.ts';
import { abortCanary, startCanary } from '../../release/canary/canary.ts';
import { promote, promoteTogether } from '../../release/promote.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { openDeployedSite, parseDeployedSnapshot } from './openDeployedSite.ts';

const origin = 'https://site.example';
const news = (version: string) => ({ name: 'news', version });
let prepared: ReleaseStore;
let store: ReleaseStore;
/** Alters a response of the site on its way, as a proxy might. */
let altering: (target: string, response: FetchedResponse) => FetchedResponse;
/** Requests that the site has received. */
let requests: { readonly target: string; readonly headers: Readonly<Record<string, string>> }[];
let reported: string[];
let now = 0;

beforeAll(async () => {
  prepared = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0']) await releaseNewsRemote(prepared, version);
  await promoteTogether({ store: prepared, releases: [{ name: 'shell', version: '1.0.0' }, news('1.0.0')] });
});

beforeEach(async () => {
  store = await cloneStore(prepared);
  altering = (_target, response) => response;
  [requests, reported] = [[], []];
});

const report = (sentence: string) => void reported.push(sentence);

function host(): FetchFromSite {
  const ask = createHostFetch(store.read);
  return async (target, headers = {}) => {
    requests.push({ target, headers });
    return altering(target, await ask(target, headers));
  };
}

const live = () => openDeployedSite({ origin, fetchPath: host(), report, now: () => now });
/** Sets the clock forward, so that the next request checks the log again. */
const later = () => {
  now += 60_000;
};
const nobody = (): never => {
  throw new Error('no server responds there');
};

describe('a deployed site', () => {
  it('a deployed site gets one request per address, and responses have the headers of the log', async () => {
    const site = await live();
    const { status, headers, body } = await site.respond('/news?a=1');
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('<h1>1.0.0</h1>')]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    await site.respond('/news');
    expect(requests.filter(({ target }) => target === '/news')).toHaveLength(1);
    expect((await site.snapshot()).releases).toEqual({ shell: '1.0.0', news: '1.0.0' });
  });

  it('a missing, moved or removed address is answered as the deployed site answers it', async () => {
    const site = await live();
    expect((await site.respond('/en/no-such')).status).toBe(404);
    expect((await site.respond('/older')).headers.location).toBe('/news');
    expect((await site.respond('/over')).status).toBe(410);
    expect((await site.respond('/r/news/js/none.1a2b3c4d.js')).status).toBe(404);
  });

  it.each([
    '/news/',
    '/News?a=1',
    '/news.html',
    '/older/?a=1',
    '/news).',
    '/en/index',
    '/%6eews',
    '/robots.txt/',
    '/r/',
    '/nothing/',
  ])('the spelling %s of an address is answered as the deployed site answers it', async (target) => {
    const read = ({ status, headers }: Pick<FetchedResponse, 'status' | 'headers'>) => [status, headers.location];
    expect(read(await (await live()).respond(target))).toEqual(read(await createHostFetch(store.read)(target)));
  });

  it('an altered document, file or status of a deployed site is refused', async () => {
    const site = await live();
    altering = (_target, response) => ({ ...response, headers: {}, body: Buffer.from('altered') });
    await expect(site.respond('/news')).rejects.toThrow(
      "/news of https://site.example has other bytes. It differs from entry 1 of the site's log",
    );
    await expect(site.respond('/r/news/assets/river.1a2b3c4d.svg')).rejects.toThrow(
      'altered on the server or on its way',
    );
    altering = (_target, response) => ({ ...response, status: 203 });
    await expect(site.respond('/news')).rejects.toThrow('has the status 203 instead of 200');
    altering = (_target, response) => response;
    expect((await site.respond('/news')).status).toBe(200);
  });

  it('a new live release of a deployed site is detected, and older files stay available', async () => {
    const site = await live();
    await promote({ store, release: news('1.1.0') });
    later();
    expect((await site.respond('/news')).body.toString()).toContain('<h1>1.1.0</h1>');
    expect(reported).toEqual([expect.stringMatching(/^https:\/\/site\.example now shows entry 2: /)]);
    expect((await site.respond('/r/news/js/own.10000000.js')).status).toBe(200);
    expect(site.live().number).toBe(2);
  });

  it('a new live release of a deployed site is detected after the system clock was set back', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const site = await openDeployedSite({ origin, fetchPath: host(), report });
    await site.respond('/news');
    await promote({ store, release: news('1.1.0') });
    const [wall, steady] = [Date.now(), performance.now()];
    vi.spyOn(Date, 'now').mockReturnValue(wall - 3_600_000);
    vi.spyOn(performance, 'now').mockReturnValue(steady + 60_000);
    expect((await site.respond('/news')).body.toString()).toContain('<h1>1.1.0</h1>');
  });

  it('a new live release between two checks is detected by a changed page', async () => {
    const site = await live();
    await promote({ store, release: news('1.1.0') });
    expect((await site.respond('/news')).body.toString()).toContain('<h1>1.1.0</h1>');
  });

  it('files fetched from a site stay available while it is unreachable, which is reported once', async () => {
    const site = await live();
    await site.respond('/news');
    altering = nobody;
    later();
    expect((await site.respond('/news')).status).toBe(200);
    await expect(site.respond('/en/news')).rejects.toThrow(
      'https://site.example cannot be reached: no server responds there.',
    );
    later();
    await expect(site.respond('/en/news')).rejects.toThrow('cannot be reached');
    expect(reported).toEqual([expect.stringContaining('does not respond (')]);
    altering = (_target, response) => response;
    expect((await site.respond('/en/news')).status).toBe(200);
    expect(reported.at(-1)).toBe('https://site.example responds again.');
  });

  it('during a canary the deployed site’s live release is shown', async () => {
    await startCanary({ store, release: news('1.1.0'), percent: 99 });
    const site = await live();
    for (const address of ['/news', '/en/news', '/'])
      expect((await site.respond(address)).body.toString()).toContain('<h1>1.0.0</h1>');
  });

  it('the live page is shown if the canary has grown since the last check of the log', async () => {
    await startCanary({ store, release: news('1.1.0'), percent: 1 });
    const site = await live();
    await startCanary({ store, release: news('1.1.0'), percent: 99 });
    for (const address of ['/news', '/en/news', '/'])
      expect((await site.respond(address)).body.toString()).toContain('<h1>1.0.0</h1>');
  });

  it('during a canary of a release that was live before, the live page is shown', async () => {
    await promote({ store, release: news('1.1.0') });
    const site = await live();
    expect((await site.respond('/news')).body.toString()).toContain('<h1>1.1.0</h1>');
    await promote({ store, release: news('1.0.0') });
    await startCanary({ store, release: news('1.1.0'), percent: 10 });
    later();
    expect((await site.respond('/news')).body.toString()).toContain('<h1>1.0.0</h1>');
  });

  it('a page that the canary redirects or drops is shown as it is live', async () => {
    for (const [version, redirects] of [
      ['1.2.0', { '/older': '/', '/news': '/' }],
      ['1.3.0', {}],
    ] as const) {
      await releaseRemote(store, 'news', { version, routes: ['/'], redirects });
      await startCanary({ store, release: news(version), percent: 10, drops: ['/news', '/older', '/over'] });
      const site = await live();
      // Makes the body of the not-found page known, which the canary lists for the page.
      expect((await site.respond('/nothing')).status).toBe(404);
      expect((await site.respond('/news')).status).toBe(200);
      await abortCanary({ store });
    }
  });

  it.each([
    [
      'another site responds',
      '/proof/newest.json',
      'is not a site of this project: it responds with status 200 and without a log entry at /proof/',
    ],
    ['its snapshot differs from its log', '/snapshot.json', 'altered on the server or on its way'],
  ])('a deployed site is refused before a build if %s', async (_, altered, sentence) => {
    altering = (target, response) =>
      target === altered ? { ...response, headers: {}, body: Buffer.from('{}') } : response;
    await expect(live()).rejects.toThrow(sentence);
  });

  it.each([
    [9, 'has contract 9, and this workspace has contract 1'],
    [1, 'has a format, older or newer,'],
  ])('an unreadable snapshot with contract %d is refused', (contract, sentence) => {
    const read = () => parseDeployedSnapshot(origin, Buffer.from(JSON.stringify({ contract, routes: [] })));
    expect(read).toThrow(sentence);
  });
});
