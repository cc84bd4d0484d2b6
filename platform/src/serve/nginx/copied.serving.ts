import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { requireProgram } from '../../../test/matrix/planSuites.ts';
import { runNginx } from '../../../test/matrix/runNginx.ts';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { readPagesDuring } from '../../../test/readPagesDuring.ts';
import { findFreePort } from '../../../test/startProgram.ts';
import { promote } from '../../release/promote.ts';
import { exportNginx } from './exportNginx.ts';

/** Copies an export with the commands of docs/deploy.md into another folder, from which nginx serves meanwhile. */
describeHosts(() => {
  /** Reads the commands from docs/deploy.md, and replaces the two machines by two folders of this one. */
  async function copyCommands(from: string, to: string): Promise<string> {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
    const [, commands = ''] = /### To another machine\n.*?```sh\n(.*?)```/s.exec(guide) ?? [];
    expect(commands.match(/rsync|ssh/g)).toEqual(['rsync', 'rsync', 'ssh', 'rsync']);
    return commands
      .replaceAll('web:/srv/porohy', to)
      .replace(/ssh web "(.*)"/g, (_, there: string) => `sh -c "${there.replaceAll('/srv/porohy', to)}"`)
      .replaceAll('/srv/porohy', from);
  }

  it.skipIf('lacks' in inject('rsync'))(
    'the copy responds completely to every request and stores each content once',
    async () => {
      const { store } = await composeNewsSite();
      const own = await mkdtemp(join(tmpdir(), 'copied-'));
      const [from, to, port] = [join(own, 'from'), join(own, 'to'), await findFreePort()];
      // Slows rsync down, so that requests arrive between any two files.
      const slow = join(own, 'bin/rsync');
      await promisify(execFile)('mkdir', ['-p', join(own, 'bin'), to]);
      await writeFile(slow, `#!/bin/sh\nexec ${requireProgram(inject('rsync'))} --bwlimit=100 "$@"\n`);
      await chmod(slow, 0o755);
      const commands = await copyCommands(from, to);
      const copy = async () => {
        await exportNginx({ store, folder: from, listen: [String(port)] });
        const env = { ...process.env, PATH: `${join(own, 'bin')}:${process.env.PATH}` };
        await promisify(execFile)('sh', ['-e', '-c', commands], { env });
      };
      await copy();
      // Replaces the export's path in the policy by the copy's path. On two real machines, both paths are equal.
      const policy = async (block: string) =>
        (await readFile(join(to, `nginx/${block}.conf`), 'utf8')).replaceAll(from, to);
      const http = `${await policy('http')}\nserver { listen 127.0.0.1:${port};\n${await policy('server')} }`;
      await writeFile(join(to, 'nginx.conf'), 'kept');
      const { program, brotli } = requireProgram(inject('nginx'));
      const nginx = await runNginx(program, own, port, http, `load_module ${brotli};`);
      onTestFinished(nginx.stop);
      const seen = await readPagesDuring(nginx.ask, ['/news', '/en/news'], async () => {
        for (const version of ['2.0.0', '1.1.0']) {
          await promote({ store, release: { name: 'news', version } });
          await copy();
        }
      });
      expect(seen).toMatchObject({ missing: 0, mixed: 0, versions: new Set(['1.1.0', '2.0.0']) });
      expect(seen.asked).toBeGreaterThan(200);
      expect(await readFile(join(to, 'nginx.conf'), 'utf8')).toBe('kept');
      expect(JSON.parse(await readFile(join(to, 'proof/newest.json'), 'utf8')).number).toBe(4);
      const contentsOf = async (folder: string) => {
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        const found = await Promise.all(
          files.filter((each) => each.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name))),
        );
        return new Set(found.map(({ ino }) => ino)).size;
      };
      // The copy may have one more inode: rsync copies `newest.json` alone, so it is no hard link of the numbered entry.
      expect(await contentsOf(to)).toBeLessThanOrEqual((await contentsOf(from)) + 1);
    },
  );
}, ['nginx']);
