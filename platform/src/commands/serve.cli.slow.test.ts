import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putEntry, putShell, putSite } from '../../test/fakeSite.ts';
import { freePort } from '../../test/startProgram.ts';
import { openFolderStore } from '../store/releaseStore.folder.ts';

/** The command as a person runs it. It has nothing to serve: without the words it would wait for that. */
const serving = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'serve.cli.ts'), ...words], {
    env: { ...process.env, RELEASES: '/nowhere' },
    encoding: 'utf8',
    timeout: 20_000,
  });

it.each(['--help', '-h'])('says with %s what it does and what it can be told, and serves nothing', (word) => {
  const { status, stdout } = serving(word);
  expect(status).toBe(0);
  expect(stdout).toContain('Serves what is live in the store');
  expect(stdout).toContain('PORT=3000');
});

it('does not serve where it is told what it does not understand', () => {
  const { status, stderr } = serving('--prot', '80');
  expect(status).toBe(1);
  expect(stderr).toContain('"serve --prot 80" is not understood.');
  expect(stderr).not.toMatch(/^ +at /m);
});

it('goes on with a new log on a hangup, and on a stop says first that it is not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  const store = openFolderStore(join(folder, 'releases'));
  await putShell(store);
  await putEntry(store, 1, await putSite(store, 'first'));
  const [port, operations, log] = [await freePort(), await freePort(), join(folder, 'access.log')];
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.cli.ts')], {
    env: {
      ...process.env,
      RELEASES: store.place,
      PORT: `${port}`,
      OPERATIONS_PORT: `${operations}`,
      ACCESS_LOG: log,
      DRAIN: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // It listens, and to signals, when it says so.
  await once(server.stdout, 'data');
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  const urls = (file: string) =>
    readFile(file, 'utf8').then(
      (text) =>
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).url),
      () => [],
    );

  expect(await ask('/?before')).toBe(200);
  await rename(log, `${log}.1`);
  server.kill('SIGHUP');
  await expect.poll(() => urls(`${log}.1`), { timeout: 5000 }).toEqual(['/?before']);
  expect(await ask('/?after')).toBe(200);
  await expect.poll(() => urls(log), { timeout: 5000 }).toEqual(['/?after']);

  server.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${operations}/readyz`)).status, { interval: 20 })
    .toBe(503);
  expect(await ask('/?while')).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(await urls(log)).toEqual(['/?after', '/?while']);
});
