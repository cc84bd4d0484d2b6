import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askOver } from '../../proof/askSite.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { freePort, startProgram } from '../../testing/startProgram.ts';
import { exportNginx } from '../nginx/exportNginx.ts';
import { serveSite } from '../serveSite.ts';
import type { Nginx } from './findPrograms.ts';
import type { Host } from './hosts.ts';

/** Debian's nginx over an export of the store. */
export async function startNginx({ program, brotli }: Nginx, store: ReleaseStore): Promise<Host> {
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [folder, port] = [join(own, 'site'), await freePort()];
  const again = () => exportNginx({ store, folder, listen: `127.0.0.1:${port}` });
  const { configuration } = await again();
  // Debian's own configuration packs on the fly and knows types: the generated file has to have the last word.
  const http = `gzip on;\n  types { text/wrong js html svg json; }\n  include ${configuration};`;
  return { exported: { folder, again }, ...(await run(program, own, port, http, `load_module ${brotli};`)) };
}

/** The embedded server behind nginx, by the file of docs/examples with other ports. */
export async function startProxy({ program }: Nginx, store: ReleaseStore): Promise<Host> {
  const own = await mkdtemp(join(tmpdir(), 'proxy-'));
  const [site, port] = [await serveSite({ store, port: 0 }), await freePort()];
  const example = await readFile(join(import.meta.dirname, '../../../../docs/examples/nginx.conf'), 'utf8');
  const http = example
    .replace('127.0.0.1:8080', `127.0.0.1:${new URL(site.url).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // There is no TLS here: who asks says how they came.
    .replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto $http_x_forwarded_proto');
  const { stop, ...host } = await run(program, own, port, http);
  return { ...host, stop: () => stop().finally(site.close) };
}

/** Starts nginx in a folder of its own. @param http what stands in its block `http` */
async function run(program: string, own: string, port: number, http: string, modules = ''): Promise<Host> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const [configuration, origin] = [join(own, 'nginx.conf'), `http://127.0.0.1:${port}`];
  await writeFile(
    configuration,
    `${modules}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/nginx.pid;
error_log ${own}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n  ')}
  ${http}
}
`,
  );
  const stop = await startProgram(program, ['-e', `${own}/error.log`, '-c', configuration], origin);
  return { origin, ask: askOver(origin, { keepAlive: false }), stop };
}
