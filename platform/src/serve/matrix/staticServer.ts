import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { closeServer, listen } from '../listening.ts';
import { exportStatic } from '../static/exportStatic.ts';
import { askHost, type Host } from './Host.ts';
import { type Merging, staticHost } from './staticHost.ts';

/**
 * The exported folder behind a plain server: GET and HEAD, answered as `staticHost` does; other methods are refused, as static hosts do. What is
 * asked of it tells what the folder and its two files of rules make of a request, and no more.
 */
export async function staticServer(store: ReleaseStore, merging: Merging): Promise<Host> {
  const folder = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  await exportStatic(store, folder);
  const answer = await staticHost(folder, merging);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      const { status, headers, body } = await answer(request.url ?? '/');
      response.writeHead(status, headers).end(body);
    } catch (error) {
      // An address that none can be made of is told from a fault of the folder.
      response.writeHead(error instanceof TypeError ? 400 : 500).end();
    }
  });
  const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    name: 'static export',
    origin,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    async refresh() {
      await exportStatic(store, folder);
    },
    stop: () => closeServer(server),
  };
}
