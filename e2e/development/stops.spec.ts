import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, skipOnDeployedSite, test } from '../site.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('starts and stops commands in a copy of the workspace');

let workspace: WorkspaceCopy;
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await copyWorkspace('stops');
});

/** Commands that start a server, each with the port that answers when the server is ready. */
const commands = [
  { words: ['start'], port: 3181, setting: 'PORT' },
  { words: ['serve'], port: 3182, setting: 'PORT' },
  { words: ['dev'], port: 3183, setting: 'PORT' },
  { words: ['gallery'], port: 3184, setting: 'PORT' },
  { words: ['e2e', 'journeys/navigation'], port: 3185, setting: 'E2E_PORT' },
] as const;

for (const { words, port, setting } of commands) {
  test(`npm run ${words[0]}, stopped by a signal or Ctrl+C, leaves no process and no temporary file`, async ({
    request,
  }) => {
    const status = () => statusOf(request, port);
    const temporary = test.info().outputPath('temporary');
    await mkdir(temporary, { recursive: true });
    for (const stopIt of [(run: ChildProcess) => run.kill('SIGTERM'), pressCtrlC]) {
      const mark = `stops-${port}-${Math.random().toString(36).slice(2)}`;
      const run = workspace.start(
        ['node', 'run.mjs', ...words],
        '.',
        { [setting]: String(port), STOPPED: mark, E2E_COMPOSED: 'true', TMPDIR: temporary },
        { group: true },
      );
      await expect.poll(status, { timeout: 180_000 }).toBe(200);
      expect(processesOf(mark).length).toBeGreaterThan(1);
      stopIt(run);
      await once(run, 'exit');
      expect(processesOf(mark)).toEqual([]);
      expect(await status()).toBe(0);
      expect(await readdir(temporary)).toEqual([]);
    }
  });
}

test('a signal that only npm receives leaves no process either', async ({ request }) => {
  const port = 3186;
  const mark = `stops-${port}-${Math.random().toString(36).slice(2)}`;
  const run = workspace.start(['npm', 'run', 'serve'], '.', { PORT: String(port), STOPPED: mark });
  const status = () => statusOf(request, port);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  expect(processesOf(mark).length).toBeGreaterThan(2);
  run.kill('SIGTERM');
  await once(run, 'exit');
  await expect.poll(() => processesOf(mark), { timeout: 20_000 }).toEqual([]);
  expect(await status()).toBe(0);
});

/** Requests a port. @returns the status; 0 if no server answers */
const statusOf = (request: APIRequestContext, port: number): Promise<number> =>
  request.get(`http://localhost:${port}/`).then(
    (answer) => answer.status(),
    () => 0,
  );

/** Sends SIGINT to all processes of a command, as Ctrl+C in a terminal does. */
const pressCtrlC = ({ pid = 0 }: ChildProcess): boolean => process.kill(-pid, 'SIGINT');

/** Lists the running processes whose environment contains `mark`, which every process of a command inherits. */
const processesOf = (mark: string): string[] =>
  execFileSync('ps', ['axeww', '-o', 'stat=,pid=,command='], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((line) => line.includes(mark) && !line.startsWith('Z'))
    .map((line) => line.slice(0, 160));
