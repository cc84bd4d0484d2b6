import { mkdir, readdir, rename } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createLiveStore } from '../../test/fakeSite.ts';
import { openFolderStore } from '../store/backends/releaseStore.folder.ts';
import { type RunningSite, serveSite } from './serveSite.ts';

let site: RunningSite | undefined;
afterEach(() => site?.close());

const operations = { port: 0 };

const readyz = async () => {
  const response = await fetch(`${site?.operationsUrl}/readyz`);
  return [response.status, ((await response.json()) as { fact?: string }).fact] as const;
};

it('the server waits for its store, reports its state, and serves when the store exists', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { place } = (await createLiveStore()).store;
  const late = `${place}-late`;
  site = await serveSite({ store: openFolderStore(late), port: 0, watched: { operations } });
  expect(await readyz()).toEqual([503, `The folder ${late} does not exist. Mount it, or correct RELEASES.`]);
  expect((await fetch(site.url)).status).toBe(503);
  expect((await fetch(`${site.operationsUrl}/healthz`)).status).toBe(200);
  for (const path of ['/metrics', '/canary'])
    expect([path, (await fetch(site.operationsUrl + path)).status]).toEqual([path, path === '/canary' ? 404 : 200]);
  expect(said.mock.calls.join()).toContain('does not exist');
  // Creates an empty folder, like a mount point whose file system is not mounted yet.
  await mkdir(late);
  await expect
    .poll(readyz, { timeout: 10_000 })
    .toEqual([503, expect.stringContaining('Nothing is live yet. Run npm start')]);
  for (const each of await readdir(place)) await rename(join(place, each), join(late, each));
  await expect.poll(async () => (await readyz())[0], { timeout: 10_000 }).toBe(200);
  // Requests a page, because a server that says it is ready must respond to visitors.
  expect((await fetch(site.url)).status).toBe(200);
});

/** Requests a URL over a keep-alive connection. @returns the status or the error */
const askKept = (agent: Agent, url: string): Promise<unknown> =>
  new Promise((resolve) => {
    const asked = request(`${url}/portfolio`, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('error', resolve).end();
  });

it('a stopping server reports itself as not ready and still answers requests meanwhile', async () => {
  site = await serveSite({ store: (await createLiveStore()).store, port: 0, watched: { operations } });
  const { url } = site;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: unknown[] = [];
  let ready = true;
  const visits = Array.from({ length: 8 }, async () => {
    while (ready) statuses.push(await askKept(agent, url));
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  const closed = site.close(2);
  const before = statuses.length;
  expect(await readyz()).toEqual([503, 'The server is about to stop.']);
  await expect.poll(() => statuses.length).toBeGreaterThan(before + 50);
  // Ends the loops of requests, as a load balancer sends nothing to a server that is not ready.
  ready = false;
  await Promise.all(visits);
  await closed;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect(fetch(url)).rejects.toThrow();
  agent.destroy();
});

it('the server’s keep-alive timeout exceeds a minute, so proxies close connections first', async () => {
  site = await serveSite({ store: (await createLiveStore()).store, port: 0, watched: { operations } });
  for (const url of [site.url, site.operationsUrl ?? '']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const [said] = await new Promise<[string]>((resolve) => {
      socket.once('data', (data) => resolve([`${data}`]));
    });
    expect(Number(/keep-alive: timeout=(\d+)/i.exec(said)?.[1])).toBeGreaterThan(60);
    socket.destroy();
  }
});
