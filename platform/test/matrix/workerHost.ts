import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteFetch } from '../../src/proof/siteFetch.ts';
import { closeServer, listen } from '../../src/serve/node/listening.ts';
import { copySuffix } from '../../src/store/bytes/mediaTypes.ts';
import type { ReadKey } from '../../src/store/protocol/readKey.ts';
import { findFreePort, startProgram } from '../startProgram.ts';
import type { WorkerdPaths } from './findPrograms.ts';
import type { Host } from './Host.ts';

/** Starts the Worker in workerd, with a bucket that reads the store. @param more variables that are added or overridden */
export async function startWorker({ program, script }: WorkerdPaths, read: ReadKey, more = {}): Promise<Host> {
  const bucket = openBucket(read);
  const [bucketPort, port] = [await listen(bucket, 0, '127.0.0.1'), await findFreePort()];
  const address = `http://127.0.0.1:${bucketPort}/bucket`;
  const settings = { STORE_URL: address, STORE_KEY_ID: 'matrix', STORE_SECRET: 'secret', ...more };
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'));
  await copyFile(script, join(folder, 'worker.js'));
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # The bucket is on this machine.
    (name = "internet", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [${Object.entries(settings).map(([name, text]) => `(name = "${name}", text = "${text}")`)}],
);
`,
  );
  const origin = `http://127.0.0.1:${port}`;
  const stop = await startProgram(program, ['serve', join(folder, 'config.capnp')], origin);
  return {
    origin,
    ask: createSiteFetch(origin, { keepAlive: false }),
    stop: () => stop().finally(() => closeServer(bucket)),
  };
}

/** Implements S3's GET: 403 without the key, 404 for a missing object, and a closed connection if `read` rejects. */
const openBucket = (read: ReadKey) =>
  createServer(async ({ headers, socket, url = '' }, response) => {
    if (!headers.authorization?.includes('Credential=matrix/')) return response.writeHead(403).end();
    const key = decodeURIComponent(url.replace('/bucket/', ''));
    const bytes = await read(key).catch(() => null);
    if (bytes === null) return socket.destroy();
    // Sends the `content-encoding` that real buckets store with a compressed copy for a CDN.
    const encoding = Object.entries(copySuffix).find(([, suffix]) => key.endsWith(suffix))?.[0];
    response.writeHead(bytes ? 200 : 404, { ...(bytes && encoding && { 'content-encoding': encoding }) }).end(bytes);
  });
