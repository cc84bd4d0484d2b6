import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putFakeEntry, putFakeShell, putFakeSite } from '../../test/fakeSite.ts';
import { findFreePort } from '../../test/startProgram.ts';
import { openFolderStore } from '../store/backends/releaseStore.folder.ts';

it('serve reopens its log on SIGHUP, and on SIGTERM first reports itself as not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  const store = openFolderStore(join(folder, 'releases'));
  await putFakeShell(store);
  await putFakeEntry(store, 1, await putFakeSite(store, 'first'));
  const [port, operations, log] = [await findFreePort(), await findFreePort(), join(folder, 'access.log')];
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
  // Waits for the server's first line: from then on, the server listens and handles signals.
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
