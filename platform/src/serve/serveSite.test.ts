import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putEntry } from '../../test/fakeSite.ts';
import { writeReleased } from '../../test/writeReleased.ts';
import { type PageFiles, pageFiles } from '../compose/composePages.ts';
import { siteFiles, writeSite } from '../compose/writeSite.ts';
import { compressedCopies } from '../store/compressedCopies.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type RunningSite, serveSite } from './serveSite.ts';

let store: ReleaseStore;
let site: RunningSite;
let count = 0;

const noFacts = { links: [], files: [], ids: [], words: '' };
const long = 'вода '.repeat(300);

async function putLive(text: string): Promise<void> {
  const pages = {
    'index.html': `<!doctype html><title>${text}</title>${long}`,
    'en.html': `<!doctype html><title>english ${text}</title>${long}`,
    '404.html': `<!doctype html><title>404</title>${long}`,
    'en/404.html': `<!doctype html><title>english 404</title>${long}`,
  };
  const documents: Record<string, PageFiles> = {};
  for (const [name, html] of Object.entries(pages)) {
    const key = integrityOf(html).replace(/\W/g, '').slice(6, 38);
    documents[name] = await pageFiles(store, { html, facts: noFacts, key });
  }
  const others = {
    'snapshot.json': '{}',
    'reach.json': '{"format":1,"mapFrame":"https://maps.example/embed","contactEndpoint":""}',
  };
  const files = await siteFiles(store, documents, others, { recipe: text });
  const id = await writeSite(store, { ...files, recipe: undefined });
  count += 1;
  await putEntry(store, count, id, { why: text, nonce: text });
}

async function putRelease(): Promise<void> {
  const script = Buffer.from(`export const text = '${'x'.repeat(2000)}';`);
  const files = {
    'browser/js/main.1a2b3c4d.js': script,
    ...(await compressedCopies('browser/js/main.1a2b3c4d.js', script)),
    'node/main.cjs': Buffer.from('//'),
  };
  const description = {
    name: 'shell',
    version: '1.0.0',
    entry: 'browser/js/main.1a2b3c4d.js',
    node: 'node/main.cjs',
    shares: {},
    chunks: {},
    files: Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, integrityOf(bytes)])),
  };
  await writeReleased(store, description, files);
}

beforeEach(async () => {
  count = 0;
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'serve-')));
  await putRelease();
  await putLive('first');
  site = await serveSite({ store, port: 0 });
});
afterEach(() => site.close());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as it is written, with nothing added or decoded on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const script = '/r/shell/1.0.0/js/main.1a2b3c4d.js';

describe('the server', () => {
  it('negotiates brotli, gzip and identity, and honours a refusal', async () => {
    const [br, gz, plain, refused] = [
      await ask('/', { 'accept-encoding': 'gzip, br' }),
      await ask('/', { 'accept-encoding': 'gzip' }),
      await ask('/'),
      await ask('/', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ];
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    for (const received of [br, gz, plain]) {
      expect(received.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(received.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    }
  });

  it('revalidates documents by content, and keeps released files for ever', async () => {
    const document = await ask('/');
    expect(document.headers['cache-control']).toBe('no-cache, no-transform');
    expect(document.headers.etag).toMatch(/^"/);
    expect((await ask('/', { 'accept-encoding': 'br' })).headers.etag).not.toBe(document.headers.etag);
    const again = await ask('/', { 'if-none-match': document.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache, no-transform');
    const released = await ask(script);
    expect(released.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(released.headers['access-control-allow-origin']).toBe('*');
    expect(released.headers['content-type']).toMatch(/javascript/);
    expect((await ask(script, { 'if-none-match': released.headers.etag ?? '' })).status).toBe(304);
  });

  it('gives a changed page another tag after a swap, without a restart', async () => {
    const before = await ask('/');
    await putLive('second');
    await expect
      .poll(async () => (await ask('/', { 'if-none-match': before.headers.etag ?? '' })).status, { timeout: 5000 })
      .toBe(200);
    expect((await ask('/')).body.toString()).toContain('<title>second');
  });

  it('answers HEAD like GET without a body', async () => {
    const [get, head] = [
      await ask('/', { 'accept-encoding': 'br' }),
      await ask('/', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect((await ask('/nothing', {}, 'HEAD')).body).toHaveLength(0);
  });

  it('answers ranges', async () => {
    const part = await ask(script, { range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(part.body.toString()).toBe('export con');
    expect(part.headers['content-range']).toMatch(/^bytes 0-9\//);
    expect((await ask(script, { range: 'bytes=999999-' })).status).toBe(416);
  });

  it('sends 404 inside the frame in the language of the address, and 308 to the address without a slash', async () => {
    const [ua, en] = [await ask('/nothing'), await ask('/en/nothing')];
    expect([ua.status, en.status]).toEqual([404, 404]);
    expect(ua.body.toString()).toContain('<title>404');
    expect(en.body.toString()).toContain('<title>english 404');
    const slash = await ask('/en/?a=1');
    expect(slash.status).toBe(308);
    expect(slash.headers.location).toBe('/en?a=1');
  });

  it('refuses other methods, malformed addresses and ways out of the folder', async () => {
    const post = await ask('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
    expect((await ask('/%E0%A4%A')).status).toBe(400);
    for (const path of ['/../log/00000001.json', '/..%2f..%2fetc/passwd', '/a/../../b'])
      expect([path, (await ask(path)).status]).toEqual([path, 400]);
    for (const path of [
      '/r/shell/1.0.0/..%2fnode/main.cjs',
      '/r/shell/1.0.0/../node/main.cjs',
      '/r/shell/1.0.0/release.json',
      '/site.json',
    ]) {
      const received = await ask(path);
      expect([path, received.status]).toEqual([path, 404]);
    }
  });

  it('sends the security headers with every document, the not-found page included', async () => {
    for (const path of ['/', '/nothing']) {
      const { headers } = await ask(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('frame-src https://maps.example;');
      expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  it('goes on with what it has while the store cannot be read', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    await store.create('log/00000002.json', '{torn');
    await expect
      .poll(async () => [(await ask('/')).status, silenced.mock.calls.length > 0], { timeout: 5000 })
      .toEqual([200, true]);
    expect(silenced.mock.calls[0]?.[0]).toContain('log/00000002.json is not JSON');
    silenced.mockRestore();
  });

  it('says what to do when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(serveSite({ store, port })).rejects.toThrow(`Port ${port} is taken by another program`);
    other.close();
  });

  it('lets a request under way finish before it stops', async () => {
    const whole = `${await store.read('shell/browser/js/main.1a2b3c4d.js')}`;
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${script} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    const [first] = await once(socket, 'data');
    await Promise.all([site.close(), first && socket.readableEnded ? undefined : once(socket, 'end')]);
    expect(received).toContain(whole);
    await expect(ask('/')).rejects.toThrow();
  });
});

it.each([
  ['cookies', `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
  ['an address', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])('who sends %s of more than Node reads is told what to do, in both languages', async (_, text) => {
  const heard = await said(text);
  expect(heard).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(heard).toContain('content-type: text/plain; charset=utf-8\r\n');
  expect(heard).toContain('x-content-type-options: nosniff\r\n');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(body).toMatch(/Зітріть його файли cookie.*Clear its cookies/s);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

it('what is no HTTP is refused without a word', async () => {
  expect(await said('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\r\n\r\n$/s);
});

/** All that the server says to some text, until it hangs up. */
async function said(text: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.write(text);
  await once(socket, 'close');
  return heard;
}
