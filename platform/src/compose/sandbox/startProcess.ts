import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Megabytes that a sandbox may use. */
export const memoryLimit = { heap: 512, all: 1024 };

/** Seconds of processor time: an endless loop ends by itself if its parent was killed. */
const processorLimit = 300;

/** Process of a sandbox: requests go in; answers and printed lines come out of two pipes. */
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
 * Starts a process that may only compute: no files, processes, threads, add-ons, or environment. It does not keep its parent alive, and
 * ends with its input.
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
  // Standard output is ignored, so that printed text cannot pose as an answer.
  const child = spawn(command, words, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  const [requests, , output, replies] = child.stdio as unknown as [Socket, null, Socket, Socket];
  child.unref();
  for (const pipe of [requests, output, replies]) {
    pipe.unref();
    // The end of the process is handled elsewhere.
    pipe.on('error', () => {});
  }
  return { child, requests, replies, output };
}

/** Returns options that limit memory. Buffers are outside of the heap, so the system limits all memory where it can. */
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
 * Returns a command that gives the process an empty network namespace, because this version of Node cannot forbid the network. Empty if the
 * system does not allow it: then only the program keeps releases away from the network.
 */
export function getNetworkIsolation(): readonly string[] {
  const [command, ...words] = ['/usr/bin/unshare', '--user', '--map-current-user', '--net', '--'] as const;
  const works = () => spawnSync(command, [...words, '/bin/true'], { env: {} }).status === 0;
  unshare ??= process.platform === 'linux' && works() ? [command, ...words] : [];
  return unshare;
}

let text: string | undefined;

/** Returns the program without types, as Node takes it from a command line. */
function sandboxProgram(): string {
  if (text !== undefined) return text;
  const source = readFileSync(new URL('./sandbox.ts', import.meta.url), 'utf8');
  const { emitWarning } = process;
  // Hides Node's warning that stripping types is experimental: Node runs this very file that way.
  process.emitWarning = () => {};
  try {
    text = stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
  return text;
}
