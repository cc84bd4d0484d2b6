import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Limits of a sandbox's memory in megabytes: `heap` for JavaScript objects, `all` for the whole process. */
export const memoryLimit = { heap: 512, all: 1024 };

/** Limit of the process's CPU time in seconds. It ends an endless loop even if the parent process, which has timeouts, was killed. */
const processorLimit = 300;

/** Process of a sandbox, with pipes for requests, replies and printed lines. */
export interface SandboxProcess {
  readonly child: ChildProcess;
  readonly requests: Writable;
  readonly replies: Readable;
  readonly output: Readable;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * Starts a process that may only compute: no files, processes, threads, add-ons or environment variables. It does not keep its parent
 * running, and ends with it.
 * @param program module text
 */
export function startSandboxProcess(program = sandboxProgram()): SandboxProcess {
  const node = [
    process.execPath,
    '--permission',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${memoryLimit.heap}`,
    '--input-type=module',
    '--eval',
    program,
  ];
  const [command = '', ...words] = [...limits(), ...getNetworkIsolation(), ...node];
  // Ignores standard output, so that printed text cannot pose as a reply.
  const child = spawn(command, words, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  const [requests, , output, replies] = child.stdio as unknown as [Socket, null, Socket, Socket];
  child.unref();
  for (const pipe of [requests, output, replies]) {
    pipe.unref();
    // Ignores errors of a pipe, because `close` of the process reports the same fault.
    pipe.on('error', () => {});
  }
  return { child, requests, replies, output };
}

/**
 * Returns a command that limits memory and processor time. Node's heap limit ignores buffers, so the system limits all memory if it can.
 */
const limits = (): string[] =>
  process.platform === 'linux'
    ? [
        '/bin/sh',
        '-c',
        `ulimit -c 0; ulimit -t ${processorLimit}; ulimit -d ${memoryLimit.all * 1024}; unset PWD OLDPWD; exec "$0" "$@"`,
      ]
    : [];

let unshare: readonly string[] | undefined;

/**
 * Returns a command that gives the process an empty network namespace, because this version of Node cannot forbid the network. Returns an
 * empty list if the system refuses: then only `sandbox.ts`, which removes network globals, keeps releases off the network.
 */
export function getNetworkIsolation(): readonly string[] {
  const [command, ...words] = ['/usr/bin/unshare', '--user', '--map-current-user', '--net', '--'] as const;
  const works = () => spawnSync(command, [...words, '/bin/true'], { env: {} }).status === 0;
  unshare ??= process.platform === 'linux' && works() ? [command, ...words] : [];
  return unshare;
}

let text: string | undefined;

/** Returns `sandbox.ts` without types, because Node accepts only JavaScript on a command line. */
function sandboxProgram(): string {
  if (text !== undefined) return text;
  const source = readFileSync(new URL('./sandbox.ts', import.meta.url), 'utf8');
  const { emitWarning } = process;
  // Hides Node's warning about experimental type stripping, which all code of the platform uses.
  process.emitWarning = () => {};
  try {
    text = stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
  return text;
}
