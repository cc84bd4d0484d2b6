import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLiveStore, putFakeEntry, putFakeSite } from '../../test/fakeSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { getListingKey } from '../store/protocol/keys.ts';
import { type RunningSite, serveSite } from './serveSite.ts';

/** Tests only the Node server. The policy has tests of its own, and the matrix tests all hosts. */

let store: ReleaseStore;
let site: RunningSite;

beforeEach(async () => {
  ({ store } = await createLiveStore());
  site = await serveSite({ store, port: 0 });
});
afterEach(() => site.close());

it('a taken port of the server fails with the next step', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(serveSite({ store, port })).rejects.toThrow(`Another program uses port ${port}`);
  other.close();
});

it('the server finishes a running request before it stops', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET /r/shell/1.0.0/js/main.1a2b3c4d.js HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const received = text(socket);
  await once(socket, 'readable');
  await site.close();
  expect(await received).toContain("export const text = 'xxxx");
  await expect(fetch(site.url)).rejects.toThrow();
});

/** Sends raw text to the server. @returns all that the server sends until it closes the connection */
async function said(words: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(words);
  return text(socket);
}

it.each([
  ['cookies', `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
  ['addresses', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])('%s beyond Node’s limit get 431 with help in both languages', async (_, words) => {
  const [head = '', body = ''] = (await said(words)).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'HTTP/1.1 431 Request Header Fields Too Large',
      'content-type: text/plain; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
    ]),
  );
  expect(body).toMatch(/Зітріть його файли cookie.*Clear its cookies/s);
});

it('a request that is not HTTP gets 400 without a body', async () => {
  expect(await said('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\r\n\r\n$/s);
});

it('readiness names the reason while visitors get an older entry than the newest one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const watched = await serveSite({ store, port: 0, watched: { operations: { port: 0 } } });
  onTestFinished(() => watched.close());
  const readyz = async () => {
    const response = await fetch(`${watched.operationsUrl}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await readyz()).toMatchObject([200, { ready: true, entry: 1, serves: 1 }]);
  const second = await putFakeSite(store, 'second');
  await writeFile(join(store.place, getListingKey(second)), '{}');
  await putFakeEntry(store, 2, second);
  for (const hasReason of [false, true]) {
    vi.advanceTimersByTime(5000);
    const seen = await readyz();
    expect(seen).toMatchObject([200, { entry: 2, serves: 1 }]);
    expect('fact' in seen[1]).toBe(hasReason);
  }
  expect((await readyz())[1]).toMatchObject({
    fact: expect.stringMatching(/^Visitors get entry 1, because entry 2 cannot be opened: sites\/.* has no format/),
  });
  await putFakeEntry(store, 3, await putFakeSite(store, 'third'));
  vi.advanceTimersByTime(5000);
  expect(await readyz()).toMatchObject([200, { ready: true, entry: 3, serves: 3 }]);
});

it('a request that its visitor gives up is logged and counted with the status 499', async () => {
  const accessLog = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
  const waiting = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isSlow = false;
  const read: ReleaseStore['read'] = async (key) => {
    if (isSlow && key.startsWith('blobs/')) {
      waiting.resolve();
      await goOn.promise;
    }
    return store.read(key);
  };
  const watched = await serveSite({
    store: { ...store, read },
    port: 0,
    watched: { accessLog, operations: { port: 0 } },
  });
  onTestFinished(() => watched.close());
  isSlow = true;
  const sent = request(`${watched.url}/portfolio`).on('error', () => {});
  sent.end();
  await waiting.promise;
  sent.destroy();
  const metrics = async () => (await fetch(`${watched.operationsUrl}/metrics`)).text();
  await expect.poll(metrics, { timeout: 10_000 }).toMatch(/^porohy_requests_total\{host="[^"]+",status="499"\} 1$/m);
  goOn.resolve();
  await watched.close();
  const lines = (await readFile(accessLog, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ url: '/portfolio', status: 499, bytes: 0 }),
  ]);
});

it('the addresses of the site and of the operations port have the hosts that the server listens on', async () => {
  const host = '127.0.0.2';
  const other = await serveSite({ store, port: 0, host, watched: { operations: { port: 0, host } } });
  onTestFinished(() => other.close());
  for (const url of [other.url, `${other.operationsUrl}/healthz`]) {
    expect(new URL(url).hostname).toBe(host);
    expect((await fetch(url)).status).toBe(200);
  }
});
