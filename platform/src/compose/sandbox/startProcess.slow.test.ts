import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getNetworkIsolation, memoryLimit, startSandboxProcess } from './startProcess.ts';

/**
 * Runs code that has Node's own `process` and modules, as if it had broken out of the sandbox's program.
 * @returns the result of each attempt, as text
 */
async function attempts(bodies: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const tried = Object.entries(bodies).map(
    ([name, body]) => `try { told['${name}'] = String(await (async () => { ${body} })()); }
      catch (error) { told['${name}'] = error.code ?? error.message; }`,
  );
  const { child, replies, output } = startSandboxProcess(
    `const module = (name) => process.getBuiltinModule(name); const told = {};
     ${tried.join('\n')}
     module('fs').writeSync(3, JSON.stringify(told));
     process.exit(0);`,
  );
  const ended = once(child, 'close');
  const told = await text(replies);
  const words = await text(output);
  await ended;
  expect(words).toBe('');
  return JSON.parse(told) as Record<string, string>;
}

let folder: string;

beforeAll(async () => {
  process.env.SECRET_OF_ANOTHER_TEAM = 'do not read';
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  await writeFile(join(folder, 'key'), 'do not read');
});

afterAll(() => {
  delete process.env.SECRET_OF_ANOTHER_TEAM;
});

it('code that escaped the program has no files, processes, threads or environment variables', async () => {
  const read = (file: string) => `return module('fs').readFileSync(${file}, 'utf8')`;
  const told = await attempts({
    environment: 'return JSON.stringify(process.env)',
    ownEnvironment: read("'/proc/self/environ'"),
    parentsEnvironment: read("'/proc/' + process.ppid + '/environ'"),
    parentsMemory: read("'/proc/' + process.ppid + '/maps'"),
    passwords: read("'/etc/passwd'"),
    store: read(`'${folder}/key'`),
    ownProgram: read(`'${import.meta.dirname}/sandbox.ts'`),
    list: `return module('fs').readdirSync('${folder}')`,
    write: `return module('fs').writeFileSync('${folder}/key', 'altered')`,
    remove: `return module('fs').rmSync('${folder}/key')`,
    run: "return module('child_process').execSync('id')",
    spawn: "return module('child_process').spawn('/bin/sh').pid",
    thread: "return new (module('worker_threads').Worker)('0', { eval: true }).threadId",
    binding: "return process.binding('fs')",
    addOn: "process.dlopen({ exports: {} }, '/lib/evil.node')",
    wasi: "return new (module('wasi').WASI)({ version: 'preview1' })",
    debugger: "return module('inspector').open(0)",
    text: "return Function('return 1')()",
  });
  const { environment, text: code, ...refused } = told;
  expect(environment).toBe('{}');
  expect(code).toMatch(/Code generation from strings disallowed/);
  for (const [attempt, code] of Object.entries(refused))
    expect(code, attempt).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
});

it('code that escaped the program has no network on systems with network namespaces', async () => {
  let callers = 0;
  const server = createServer((socket) => {
    callers += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const told = await attempts({
    call: `return new Promise((resolve, reject) => {
      const socket = module('net').connect(${port}, '127.0.0.1', () => { socket.destroy(); resolve('connected'); });
      socket.on('error', reject);
    })`,
  });
  const closed = getNetworkIsolation().length > 0;
  expect(told.call).toBe(closed ? 'ENETUNREACH' : 'connected');
  await expect.poll(() => callers).toBe(closed ? 0 : 1);
  server.close();
});

it('the heap of a sandbox has a limit', async () => {
  const { heap } = await attempts({ heap: "return module('v8').getHeapStatistics().heap_size_limit / 2 ** 20" });
  expect(Number(heap)).toBeLessThan(memoryLimit.heap * 1.2);
});
