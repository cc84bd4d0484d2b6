import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCanary } from '../release/canary.ts';
import { promote } from '../release/promote.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { releaseRemote, storeWithShell } from '../testing/fakeReleases.ts';
import { runCommandLine } from '../testing/runCommandLine.ts';

let store: ReleaseStore;
let site: RunningSite;
const asked = () => site.operationsUrl ?? '';
const run = (words: string) => runCommandLine('release.cli.ts', words.split(' '), store.place);

/** A visitor opens a page, and says what it says of itself. */
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

/** Another program that listens on a port of this machine. */
async function other(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('release list --from', () => {
  it('shows what was seen of each release, beside the one before it', async () => {
    const { text } = await run(`list news --from ${asked()}`);
    expect(text).toMatch(/^package +release +views +failures +LCP +INP +CLS\n/);
    expect(text).toMatch(/\nnews +1\.0\.0 +before *\n/);
    expect(text).toMatch(/\nnews +1\.1\.0 +live +2 +1 \(50\.00 %\) +1875 ms +88 ms +0\.040\n/);
  });

  it('adds what two servers have seen', async () => {
    const { text } = await run(`list news --from ${asked()} --from ${asked()} --json`);
    const [{ seen, live, before }] = JSON.parse(text);
    expect([live, before]).toEqual(['1.1.0', '1.0.0']);
    expect(seen).toMatchObject([{ version: '1.1.0', views: 4, failures: { error: 2 } }]);
  });

  it('asks nobody where nobody is named', async () => {
    expect((await run('list news')).text).toBe('news  1.0.0  before\nnews  1.1.0  live\nnews  1.2.0\n');
  });
});

describe('release watch', () => {
  /** Runs it until it has written this, then has it end by this signal, which is said again and again until it has ended. */
  async function watched(until: RegExp, signal: NodeJS.Signals, between: () => Promise<unknown> = async () => {}) {
    const program = join(import.meta.dirname, 'release.cli.ts');
    const child = spawn(process.execPath, [program, 'watch', '--period', '1', '--from', asked()], {
      env: { ...process.env, RELEASES: store.place },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    const exit = once(child, 'exit');
    let saying: NodeJS.Timeout | undefined;
    for await (const part of child.stdout) {
      if (text === '') await between();
      text += part;
      if (until.test(text)) saying ??= setInterval(() => child.kill(signal), 1);
    }
    const [code] = await exit;
    clearInterval(saying);
    return { code, lines: text.trim().split('\n') };
  }

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'writes a line each time where there is no terminal, and ends well on %s',
    async (signal) => {
      const { code, lines } = await watched(/5xx 0\.0\/s/, signal);
      expect(code).toBe(0);
      expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d entry 3 · requests –, 5xx – · failures: news 1\.1\.0 error 1$/);
      expect(lines[1]).toMatch(/requests \d+\.\d\/s, 5xx 0\.0\/s/);
      expect(lines.at(-1)).toMatch(/^Looked \d+ times\. .* entry 3 /);
    },
  );

  it('sees a canary come', async () => {
    const release = { name: 'news', version: '1.2.0' };
    const { code } = await watched(
      / entry 4 · .* canary news@1\.2\.0, 20 %: the page failed for 0 of 0 of its visitors/,
      'SIGTERM',
      () => startCanary({ store, release, percent: 20 }),
    );
    expect(code).toBe(0);
  });

  it('says once, for programs, what is so now', async () => {
    const { code, text } = await run(`watch --json --from ${asked()}`);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({
      now: { requests: { 200: 2, 204: 2 } },
      entries: expect.arrayContaining([expect.objectContaining({ number: 3 })]),
    });
  });

  it.each([
    ['9464', /"9464" is no address of a server.*--from http:\/\/127\.0\.0\.1:9464/],
    ['localhost:9464', /no address of a server/],
  ])('does not begin where it cannot see: %s', async (from, words) => {
    const { code, text } = await run(`watch --from ${from}`);
    expect([code, text]).toEqual([1, expect.stringMatching(words)]);
  });

  it('does not begin where nobody listens', async () => {
    const closed = await other(() => {});
    await closed.close();
    const { code, text } = await run(`watch --from ${closed.url}`);
    const refusal = `${closed.url} does not say what it has seen: nobody listens there. The server needs OPERATIONS_PORT`;
    expect([code, text]).toEqual([1, expect.stringContaining(refusal)]);
  });

  it('tells the site’s own port, and that of another program, from an operations port', async () => {
    expect((await run(`watch --from ${site.url}`)).text).toMatch(
      /answered 404, and not what it has seen.*another port/,
    );
    const { url, close } = await other((_, response) => response.end('{"releases":[{"name":1}]}'));
    const { text } = await run(`watch --from ${url}`);
    await close();
    expect(text).toMatch(/answered 200, and not what it has seen.*older or newer than this command/);
  });

  it('refuses a period that is none', async () => {
    expect((await run(`watch --period 0 --from ${asked()}`)).text).toMatch(/--period is "0"/);
  });
});
