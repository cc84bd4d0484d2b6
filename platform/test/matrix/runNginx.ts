import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { createSiteFetch } from '../../src/proof/siteFetch.ts';
import { findClosedParent } from '../../src/serve/export/writeFolder.ts';
import { startProgram } from '../startProgram.ts';

/**
 * Starts nginx with its files in the folder `own`.
 * @param http content of the `http` block
 * @returns the host; `reload` waits until only workers with the new configuration respond
 */
export async function runNginx(program: string, own: string, port: number, http: string, modules = '') {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const [configuration, origin] = [join(own, 'nginx.conf'), `http://127.0.0.1:${port}`];
  // Lets nginx enter the temporary folders of this test, its suite and the command, because these folders are private.
  for (let folder = own; /-\w{6}$/.test(folder); folder = dirname(folder)) await chmod(folder, 0o755);
  // Runs the workers as root if a parent folder is closed to others, because Debian's nginx user could not read the export.
  const user = (await findClosedParent(own)) ? 'root' : 'www-data';
  await writeFile(
    configuration,
    `${modules}
daemon off;
${process.getuid?.() === 0 ? `user ${user};` : ''}
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
    // Waits until the workers with the old configuration have ended. Before that, old and new workers respond.
    await vi.waitFor(async () => expect((await workers()).filter((each) => before.includes(each))).toEqual([]), 20_000);
  };
  return { origin, ask: createSiteFetch(origin, { keepAlive: false }), reload, stop };
}
