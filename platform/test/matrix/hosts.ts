import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { createSiteFetch } from '../../src/proof/siteFetch.ts';
import { exportNginx } from '../../src/serve/nginx/exportNginx.ts';
import { serveSite } from '../../src/serve/serveSite.ts';
import type { ReleaseStore } from '../../src/store/backends/releaseStore.ts';
import { findFreePort } from '../startProgram.ts';
import type { Host } from './Host.ts';
import { type HostName, parseHostNames, requiredPrograms, requireProgram } from './planSuites.ts';
import { runNginx } from './runNginx.ts';
import { startWorker } from './workerHost.ts';

type StartHost = (store: ReleaseStore) => Promise<Host>;

const hosts: Readonly<Record<HostName, StartHost>> = {
  async embedded(store) {
    const { url, close } = await serveSite({ store, port: 0 });
    const origin = url.replace('localhost', '127.0.0.1');
    return { origin, ask: createSiteFetch(origin, { keepAlive: false }), stop: close };
  },
  nginx: startNginx,
  proxy: startProxy,
  worker: (store) => startWorker(requireProgram(inject('workerd')), store.read),
};

/** Declares a suite for each requested host (`HOSTS`). A suite whose program is missing is skipped, with the reason in its title. */
export function describeHosts(suite: (name: HostName, start: StartHost) => void, names?: readonly HostName[]): void {
  for (const name of parseHostNames(process.env.HOSTS).filter((each) => names?.includes(each) ?? true)) {
    const program = requiredPrograms[name];
    const { lacks = undefined } = program ? { lacks: undefined, ...inject(program) } : {};
    describe.skipIf(lacks)(lacks ? `SKIPPED ${name}: ${lacks}` : name, () => suite(name, hosts[name]));
  }
}

/** Starts Debian's nginx with an export of the store. */
async function startNginx(store: ReleaseStore): Promise<Host> {
  const { program, brotli } = requireProgram(inject('nginx'));
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [folder, port] = [join(own, 'site'), await findFreePort()];
  const again = () => exportNginx({ store, folder, listen: [`127.0.0.1:${port}`] });
  const { configuration } = await again();
  // Adds settings of Debian's nginx: compression on the fly and own content types. The generated configuration must override both.
  const http = `gzip on;\n  types { text/wrong js html svg json; }\n  include ${configuration};`;
  return { exported: { folder, again }, ...(await runNginx(program, own, port, http, `load_module ${brotli};`)) };
}

/** Starts the embedded server behind nginx, with docs/examples/nginx.conf on free ports. */
async function startProxy(store: ReleaseStore): Promise<Host> {
  const { program } = requireProgram(inject('nginx'));
  const own = await mkdtemp(join(tmpdir(), 'proxy-'));
  const [site, port] = [await serveSite({ store, port: 0 }), await findFreePort()];
  const example = await readFile(join(import.meta.dirname, '../../../docs/examples/nginx.conf'), 'utf8');
  const http = example
    .replace('127.0.0.1:8080', `127.0.0.1:${new URL(site.url).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    // Takes the protocol from the test's own header, because this nginx has no TLS.
    .replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto $http_x_forwarded_proto');
  const { stop, ...host } = await runNginx(program, own, port, http);
  return { ...host, stop: () => stop().finally(site.close) };
}
