import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Returns the arguments with which Node renders a page in a sandbox, and then runs the code `then`. */
const command = (then: string) => [
  '--input-type=module',
  '--eval',
  `const { askSandbox } = await import('${import.meta.dirname}/sandboxes.ts');
   const shell = { name: 'shell', version: '1.0.0', integrity: '', text: 'setInterval(() => {}, 1e3); exports.renderPage = async () => "whole"' };
   console.log(await askSandbox({ shell }, { ask: 'renderPage', options: {} }));
   ${then}`,
];

function started(then: string) {
  const parent = spawn(process.execPath, command(then));
  onTestFinished(() => void parent.kill('SIGKILL'));
  return parent;
}

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('at most twelve sandboxes are kept', async () => {
  const parent = started(`await Promise.all(Array.from({ length: 15 }, (_, n) =>
      askSandbox({ shell: { ...shell, integrity: String(n) } }, { ask: 'renderPage', options: {} })));
      console.log('all'); setInterval(() => {}, 1_000);`);
  for await (const said of parent.stdout) if (String(said).includes('all')) break;
  await expect.poll(async () => (await childrenOf(parent.pid ?? 0)).length).toBe(12);
  parent.kill();
  await once(parent, 'close');
});

it('a command ends although a sandbox is still open', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command(''), { timeout: 15_000 });
  expect([stdout, stderr]).toEqual(['whole\n', '']);
});

it('a sandbox ends when its parent process is killed', async () => {
  const parent = started('setInterval(() => {}, 1_000);');
  await once(parent.stdout, 'data');
  const children = await childrenOf(parent.pid ?? 0);
  expect(children).toHaveLength(1);
  parent.kill('SIGKILL');
  await once(parent, 'close');
  await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});
