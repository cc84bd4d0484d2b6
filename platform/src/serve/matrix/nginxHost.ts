import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { exportNginx } from '../nginx/exportNginx.ts';
import type { Nginx } from './findHosts.ts';
import type { Host } from './Host.ts';
import { askHost } from './Host.ts';
import { freePort, startProgram } from './startProgram.ts';

/**
 * Debian's nginx over an export of the store.
 * @param alter changes the generated configuration, to see that the matrix notices
 */
export async function nginxHost(
  { program, brotli }: Nginx,
  store: ReleaseStore,
  alter: (configuration: string) => string = (configuration) => configuration,
): Promise<Host & { readonly folder: string }> {
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const folder = join(own, 'site');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = await exportNginx({ store, folder, listen: `127.0.0.1:${port}` });
  const altered = join(own, 'altered.conf');
  await writeFile(altered, alter(await readFile(configuration, 'utf8')));
  await mkdir(join(own, 'temporary'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(own, 'nginx.conf'),
    [
      `load_module ${brotli};`,
      'daemon off;',
      // What mkdtemp makes is readable by its owner alone.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 1;',
      `pid ${own}/nginx.pid;`,
      `error_log ${own}/error.log warn;`,
      'events { worker_connections 256; }',
      'http {',
      '  access_log off;',
      // As in Debian's own nginx.conf: the generated file has to turn it off.
      '  gzip on;',
      '  include /etc/nginx/mime.types;',
      ...kinds.map((kind) => `  ${kind}_temp_path ${own}/temporary/${kind};`),
      `  include ${altered};`,
      '}',
      '',
    ].join('\n'),
  );
  const running = await startProgram(program, ['-e', `${own}/error.log`, '-c', join(own, 'nginx.conf')], origin);
  return {
    name: 'nginx',
    folder,
    origin,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    refresh: async () => {
      await exportNginx({ store, folder, listen: `127.0.0.1:${port}` });
    },
    stop: running.stop,
  };
}
