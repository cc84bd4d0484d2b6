import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveStore, putEntry, putSite } from '../../test/fakeSite.ts';
import { askOver } from '../proof/askSite.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type RunningSite, serveSite } from './serveSite.ts';

/** Holds what is the server's own: the policy is held where it lies, and on all hosts by the matrix. */

let store: ReleaseStore;
let site: RunningSite;

beforeEach(async () => {
  ({ store } = await liveStore());
  site = await serveSite({ store, port: 0 });
});
afterEach(() => site.close());

/** A request as it is written, with nothing added or decoded on the way. */
const ask: ReturnType<typeof askOver> = (...asked) => askOver(site.url, { keepAlive: false })(...asked);

it('answers HEAD like GET without a body', async () => {
  for (const target of ['/', '/nothing']) {
    const [get, head] = [
      await ask(target, { 'accept-encoding': 'br' }),
      await ask(target, { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    const { date: _, ...headers } = get.headers;
    expect(head).toMatchObject({ status: get.status, headers });
    expect(head.body).toHaveLength(0);
  }
});

it('hands the policy an address as it was sent', async () => {
  for (const [path, status] of [
    ['/../log/00000001.json', 400],
    ['/a/../../b', 400],
    ['/%E0%A4%A', 400],
    ['/r/shell/1.0.0/../node/main.cjs', 404],
  ] as const)
    expect([path, (await ask(path)).status]).toEqual([path, status]);
});

it('gives a changed page another tag after a swap, without a restart', async () => {
  const { etag = '' } = (await ask('/')).headers;
  await putEntry(store, 2, await putSite(store, 'second'));
  await expect.poll(async () => (await ask('/', { 'if-none-match': etag })).status, { timeout: 5000 }).toBe(200);
  expect((await ask('/')).body.toString()).toContain('<title>second');
});

it('goes on with what it has while the store cannot be read, and says why', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  await store.create('log/00000002.json', '{torn');
  await expect
    .poll(async () => [(await ask('/')).status, silenced.mock.calls.join()], { timeout: 5000 })
    .toEqual([200, expect.stringContaining('log/00000002.json is not JSON')]);
  silenced.mockRestore();
});

it('says what to do when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(serveSite({ store, port })).rejects.toThrow(`Port ${port} is taken by another program`);
  other.close();
});

it('lets a request under way finish before it stops', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET /r/shell/1.0.0/js/main.1a2b3c4d.js HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const received = text(socket);
  await once(socket, 'readable');
  await site.close();
  expect(await received).toContain(`${await store.read('shell/browser/js/main.1a2b3c4d.js')}`);
  await expect(ask('/')).rejects.toThrow();
});

/** All that the server says to some text, until it hangs up. */
async function said(words: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(words);
  return text(socket);
}

it.each([
  ['cookies', `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
  ['an address', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])('who sends %s of more than Node reads is told what to do, in both languages', async (_, words) => {
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

it('what is no HTTP is refused without a word', async () => {
  expect(await said('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\r\n\r\n$/s);
});
