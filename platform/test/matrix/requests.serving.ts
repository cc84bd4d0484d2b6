import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promote } from '../../src/release/promote.ts';
import { switchDeltas } from '../../src/release/switchDeltas.ts';
import type { ReleaseStore } from '../../src/store/backends/releaseStore.ts';
import { cloneStore } from '../fakeReleases.ts';
import { composeNewsSite, createPolicyFetch, type NewsSite } from '../newsSite.ts';
import type { Host } from './Host.ts';
import { hostileMarker, hostileRequests, rawRequests } from './hostileRequests.ts';
import { describeHosts } from './hosts.ts';
import { listRequests, type TestRequest } from './listRequests.ts';
import { type HostResponse, normalizeResponse } from './normalizeResponse.ts';

let site: NewsSite;
beforeAll(async () => {
  site = await composeNewsSite();
});

describeHosts((name, start) => {
  let store: ReleaseStore;
  let host: Host;
  beforeAll(async () => {
    store = await cloneStore(site.store);
    host = await start(store);
  });
  afterAll(() => host?.stop());

  const expectAsPolicy = async (): Promise<void> => {
    const policy = createPolicyFetch(store);
    for (const question of listRequests(site, name !== 'nginx')) {
      const { body, ...rest } = await put(question, policy);
      const expected = question.method === 'HEAD' ? rest : { ...rest, body };
      expect
        .soft(normalizeResponse(await put(question, host.ask)), inWords(question))
        .toEqual(normalizeResponse(expected));
    }
  };

  it('responses for addresses outside the manifest follow the policy', expectAsPolicy);

  it('with deltas off responses follow the policy, and dictionaries are cleared from caches', async () => {
    const forgets = async () => (await host.ask('/news', { 'available-dictionary': `:${'A'.repeat(43)}=:` })).headers;
    for (const on of [false, true]) {
      await switchDeltas({ store, on });
      await host.exported?.again();
      await expect.poll(async () => (await forgets())['clear-site-data']).toBe(on ? undefined : '"cache"');
      // Compares with the policy only while deltas are off: once they are on again, an export has former deltas, which the policy does not
      // list.
      if (!on) await expectAsPolicy();
    }
  });

  it('after a promotion only the changed page has another entity tag', async () => {
    const tagOf = async (target: string) => (await host.ask(target)).headers.etag ?? '';
    const [page, robots] = [await tagOf('/news'), await tagOf('/robots.txt')];
    await promote({ store, release: { name: 'news', version: '2.0.0' } });
    await host.exported?.again();
    await expect.poll(async () => (await host.ask('/news')).body.toString()).toContain('<h1>2.0.0');
    expect((await host.ask('/news', { 'if-none-match': page })).status).toBe(200);
    expect((await host.ask('/robots.txt', { 'if-none-match': robots })).status).toBe(304);
    for (const file of ['1.1.0/js/own.11000000.js', '2.0.0/js/own.20000000.js'])
      expect((await host.ask(`/r/news/${file}`)).status, file).toBe(200);
  });

  it('hostile requests get no private data, and the host still answers', async () => {
    for (const request of hostileRequests) expect.soft(await faultsOf(host, request)).toEqual([]);
    expect((await host.ask('/')).status).toBe(200);
  });

  it.each(Object.entries(rawRequests))('the host does not take %s for two requests', async (_, text) => {
    const heard = await sayRaw(host.origin, text);
    const responses = [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
    expect(heard).not.toContain(hostileMarker);
    // Expects a response to this request and one to the last request. A third would answer a request hidden in this one.
    expect([1, 2]).toContain(responses.length);
    expect(responses.filter((status) => status >= 500 && status !== 501)).toEqual([]);
    expect((await host.ask('/')).status).toBe(200);
  });
});

/** Sends a request with the host's entity tag for the address in place of `<tag>`. */
async function put<Seen extends HostResponse>(
  { target, method, headers = {} }: TestRequest,
  ask: (...asked: Parameters<Host['ask']>) => Promise<Seen>,
): Promise<Seen> {
  const fields = Object.entries(headers);
  const others = fields.filter(([, value]) => !value.includes('<tag>'));
  const { etag = '""' } = others.length < fields.length ? (await ask(target, Object.fromEntries(others))).headers : {};
  return ask(target, Object.fromEntries(fields.map(([name, value]) => [name, value.replace('<tag>', etag)])), method);
}

const inWords = ({ target, method = 'GET', headers = {} }: TestRequest): string =>
  `${method} ${target.slice(0, 80)} ${JSON.stringify(headers).slice(0, 80)}`;

/** Matches private files of a store or a site. */
const unshown = /composition\.json|log\/\d|(site|reach|described)\.json|_headers|_redirects/;

async function faultsOf({ ask }: Host, request: TestRequest): Promise<string[]> {
  const { status, headers, body } = await ask(request.target, request.headers, request.method);
  const { location, 'set-cookie': cookie, 'content-type': type = '', ...others } = headers;
  const faults: Readonly<Record<string, boolean>> = {
    'it failed': status >= 500,
    'it took the method': request.method !== undefined && status < 400,
    'it repeats the request': `${body}${cookie}${type}${Object.values(others)}`.includes(hostileMarker),
    'it shows a file of the machine': body.includes('root:x:'),
    'it shows what is for no visitor': status < 300 && unshown.test(request.target),
    'it sets a cookie': cookie !== undefined && !/^porohy-(preview|visitor)=/.test(cookie),
    'it leads elsewhere': location !== undefined && !/^(http:\/\/[^/]*)?\/(?![/\\])(?!.*\n)/.test(location),
    'it lacks nosniff': status === 200 && headers['x-content-type-options'] !== 'nosniff',
    'it lacks its policy': status === 200 && type.startsWith('text/html') && !headers['content-security-policy'],
  };
  return Object.keys(faults).flatMap((fault) => (faults[fault] ? [`${inWords(request)}: ${status}, ${fault}`] : []));
}

/** Sends a text and then a last request. @returns everything that the host sends until it closes the connection */
async function sayRaw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(`${text}GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  let heard = '';
  try {
    for await (const part of socket) heard += part;
  } catch {
    // Accepts a reset connection, because some hosts refuse such requests in this way.
  }
  return heard;
}
