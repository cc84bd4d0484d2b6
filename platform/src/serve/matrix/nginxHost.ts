import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { askOver } from '../../proof/askSite.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { freePort, startProgram } from '../../testing/startProgram.ts';
import { exportNginx } from '../nginx/exportNginx.ts';
import { serveSite } from '../serveSite.ts';
import type { Nginx } from './findPrograms.ts';
import type { Host } from './hosts.ts';

/** An nginx of its own, and how it is told to read its configuration again: done when it answers by the new one alone. */
export interface RunningNginx extends Host {
  reload(): Promise<void>;
}

/** Debian's nginx over an export of the store. */
export async function startNginx({ program, brotli }: Nginx, store: ReleaseStore): Promise<Host> {
  const own = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [folder, port] = [join(own, 'site'), await freePort()];
  const again = () => exportNginx({ store, folder, listen: [`127.0.0.1:${port}`] });
  const { configuration } = await again();
  // Debian's own configuration packs on the fly and knows types: the generated file has to have the last word.
  const http = `gzip on;\n  types { text/wrong js html svg json; }\n  include ${configuration};`;
  return { exported: { folder, again }, ...(await runNginx(program, own, port, http, `load_module ${brotli};`)) };
}

/** The embedded server behind nginx, by the file of docs/examples with other ports. */
export async function startProxy({ program }: Nginx, store: ReleaseStore): Promise<Host> {
  const own = await mkdtemp(join(tmpdir(), 'proxy-'));
  const [site, port] = [await serveSite({ store, port: 0 }), await freePort()];
  const example = await readFile(join(import.meta.dirname, '../../../../docs/examples/nginx.conf'), 'utf8');
  const http = example
    .replace('127.0.0.1:8080', `127.0.0.1:${new URL(site.url).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    // There is no TLS here: who asks says how they came.
    .replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto $http_x_forwarded_proto');
  const { stop, ...host } = await runNginx(program, own, port, http);
  return { ...host, stop: () => stop().finally(site.close) };
}

/** Starts nginx in a folder of its own, its workers as Debian's are. @param http what stands in its block `http` */
export async function runNginx(
  program: string,
  own: string,
  port: number,
  http: string,
  modules = '',
): Promise<RunningNginx> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const [configuration, origin] = [join(own, 'nginx.conf'), `http://127.0.0.1:${port}`];
  // Temporary folders are their maker's alone.
  for (const folder of [own, dirname(own)]) await chmod(folder, 0o755);
  await writeFile(
    configuration,
    `${modules}
daemon off;
${process.getuid?.() === 0 ? 'user www-data;' : ''}
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
  const words = ['-e', `${own}/error.log`, '-c', configuration];
  const stop = await startProgram(program, words, origin);
  const workers = async () => {
    const master = (await readFile(join(own, 'nginx.pid'), 'utf8')).trim();
    return (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).trim().split(' ');
  };
  const reload = async () => {
    const before = await workers();
    await promisify(execFile)(program, [...words, '-s', 'reload']);
    // For a moment workers of both configurations answer.
    await vi.waitFor(async () => expect((await workers()).filter((each) => before.includes(each))).toEqual([]), 20_000);
  };
  return { origin, ask: askOver(origin, { keepAlive: false }), reload, stop };
}
