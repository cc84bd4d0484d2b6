import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { serveSite } from '../serveSite.ts';
import type { Nginx } from './findHosts.ts';
import { askHost, type Host } from './Host.ts';
import { freePort, startProgram } from './startProgram.ts';

/** The server of the project behind Debian's nginx, by the file of docs/examples with other ports. */
export async function proxiedHost({ program }: Nginx, store: ReleaseStore): Promise<Host> {
  const own = await mkdtemp(join(tmpdir(), 'proxy-'));
  const { url, close } = await serveSite({ store, port: 0 });
  const port = await freePort();
  const example = await readFile(join(import.meta.dirname, '../../../../docs/examples/nginx.conf'), 'utf8');
  const configuration = example
    .replace('127.0.0.1:8080', `127.0.0.1:${new URL(url).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // There is no TLS here: who asks says how they came.
    .replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto $http_x_forwarded_proto');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(own, 'temporary'));
  await writeFile(
    join(own, 'nginx.conf'),
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${own}/nginx.pid;`,
      `error_log ${own}/error.log warn;`,
      'events { worker_connections 256; }',
      'http {',
      '  access_log off;',
      ...kinds.map((kind) => `  ${kind}_temp_path ${own}/temporary/${kind};`),
      configuration,
      '}',
      '',
    ].join('\n'),
  );
  const origin = `http://127.0.0.1:${port}`;
  const running = await startProgram(program, ['-e', `${own}/error.log`, '-c', join(own, 'nginx.conf')], origin);
  return {
    name: 'embedded server behind nginx',
    pollInterval: 500,
    origin,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    refresh: async () => {},
    stop: async () => {
      await running.stop();
      await close();
    },
  };
}
