import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { spawnCommand } from '../../test/spawnCommand.ts';
import { promote } from '../release/promote.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';

let store: ReleaseStore;
let site: RunningSite;
const asked = () => site.operationsUrl ?? '';
const run = (words: string) => spawnCommand('release.cli.ts', words.split(' '), store.place);

/** Loads a page as a visitor would, and reports `said` for this view. */
async function visit(said: object): Promise<void> {
  const response = await fetch(`${site.url}/news`);
  const view = /"(.*?)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
  await response.arrayBuffer();
  await fetch(`${site.url}/report`, { method: 'POST', body: JSON.stringify({ ...said, page: '/news', view }) });
}

beforeAll(async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return "<h1>${version}</h1>"` });
  for (const version of ['1.0.0', '1.1.0']) await promote({ store, release: { name: 'news', version } });
  site = await serveSite({ store, port: 0, watched: { reports: { sample: 1 }, operations: { port: 0 } } });
  await visit({ kind: 'error', message: 'no', script: '/r/news/js/page.js' });
  await visit({ kind: 'vitals', lcp: 1750, inp: 75, cls: 0.03 });
});
afterAll(() => site.close());

/** Starts an HTTP server on this machine that is not a server of a site. */
async function other(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('release list --from', () => {
  it('release list --from shows views, failures and vitals per release', async () => {
    const { text } = await run(`list news --from ${asked()}`);
    expect(text).toMatch(/^package +release +views +failures +LCP +INP +CLS\n/);
    expect(text).toMatch(/\nnews +1\.0\.0 +before *\n/);
    expect(text).toMatch(/\nnews +1\.1\.0 +live +2 +1 \(50\.00 %\) +1875 ms +88 ms +0\.040\n/);
  });

  it('release list --from adds the figures of two servers', async () => {
    const second = await other(async ({ url }, response) => {
      response.end(await (await fetch(asked() + url)).text());
    });
    const { text } = await run(`list news --from ${asked()} --from ${second.url} --json`);
    await second.close();
    const [{ seen, live, before }] = JSON.parse(text);
    expect([live, before]).toEqual(['1.1.0', '1.0.0']);
    expect(seen).toMatchObject([{ version: '1.1.0', views: 4, failures: { error: 2 } }]);
  });

  it('release list without --from requests no figures', async () => {
    expect((await run('list news')).text).toBe('news  1.0.0  before\nnews  1.1.0  live\nnews  1.2.0\n');
  });

  it.each([
    ['9464', /"9464" is not the address of a server.*--from http:\/\/127\.0\.0\.1:9464/],
    ['localhost:9464', /not the address of a server/],
  ])('release list --from refuses %s, which is no server address', async (from, words) => {
    const { code, text } = await run(`list --from ${from}`);
    expect([code, text]).toEqual([1, expect.stringMatching(words)]);
  });

  it('release list --from reports a server that does not listen', async () => {
    const closed = await other(() => {});
    await closed.close();
    const { code, text } = await run(`list --from ${closed.url}`);
    const refusal = `${closed.url} does not report its counts: no server listens there. Set OPERATIONS_PORT`;
    expect([code, text]).toEqual([1, expect.stringContaining(refusal)]);
  });

  it('release list --from recognises the site’s own port and another program’s port', async () => {
    expect((await run(`list --from ${site.url}`)).text).toMatch(
      /responds with status 404 and without counts.*Check the port/,
    );
    const { url, close } = await other((_, response) => response.end('{"releases":[{"name":1}]}'));
    const { text } = await run(`list --from ${url}`);
    await close();
    expect(text).toMatch(/responds with status 200 and without counts.*this command have the same version/);
  });
});
