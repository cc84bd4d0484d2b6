import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workerd } from './findHosts.ts';
import type { Host } from './Host.ts';
import { askHost } from './Host.ts';
import { storeKey } from './objectStore.ts';
import { freePort, startProgram } from './startProgram.ts';

interface WorkerSettings {
  readonly secret?: string;
  /** Variables besides those of the store. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The Worker, run by workerd, in front of a bucket. */
export async function workerHost(
  { program, folder }: Workerd,
  storeUrl: string,
  { secret = storeKey.secretAccessKey, more = {} }: WorkerSettings = {},
): Promise<Host> {
  const port = await freePort();
  const settings = { STORE_URL: storeUrl, STORE_KEY_ID: storeKey.accessKeyId, STORE_SECRET: secret, ...more };
  const bindings = Object.entries(settings).map(([name, text]) => `(name = "${name}", text = "${text}")`);
  const configuration = join(folder, `${port}.capnp`);
  await writeFile(
    configuration,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # The bucket of the matrix is on this machine.
    (name = "internet", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [${bindings.join(', ')}],
);
`,
  );
  const origin = `http://127.0.0.1:${port}`;
  const running = await startProgram(program, ['serve', configuration], origin);
  return {
    name: 'Worker',
    pollInterval: 2000,
    origin,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    refresh: async () => {},
    stop: running.stop,
  };
}
