import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Megabytes that a sandbox may take before its process is ended. */
export const memoryLimit = { heap: 512, all: 1024 };

/** In seconds of the processor: what is left alone in an endless loop, as its parent was killed, ends by itself. */
const processorLimit = 300;

/** The process of a sandbox: requests go in, answers come out of a pipe of their own, and what is printed out of another. */
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
 * Starts a process that may do nothing but compute: no file, no process, no thread, no add-on, no variable of the environment. It keeps
 * nobody from ending, and ends when its requests do.
 * @param program a module as text
 */
export function startProcess(program = sandboxProgram()): SandboxProcess {
  const node = [
    process.execPath,
    '--permission',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${memoryLimit.heap}`,
    '--input-type=module',
    '--eval',
    program,
  ];
  const [command = '', ...words] = [...limits(), ...emptyNetwork(), ...node];
  // Outputs to the first of Node's own streams go nowhere: nothing of it could be an answer.
  const child = spawn(command, words, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  const [requests, , output, replies] = child.stdio as unknown as [Socket, null, Socket, Socket];
  child.unref();
  for (const pipe of [requests, output, replies]) {
    pipe.unref();
    // A process that ended is told by its end.
    pipe.on('error', () => {});
  }
  return { child, requests, replies, output };
}

/** Buffers lie outside the heap; where the system can bound all memory of a process it is told to. */
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
 * This version of Node has no permission for the network: where the system lets us, the process gets a network of its own, in which there is
 * nothing. Empty where it does not; then the program alone keeps releases from it.
 */
export function emptyNetwork(): readonly string[] {
  const [command, ...words] = ['/usr/bin/unshare', '--user', '--map-current-user', '--net', '--'] as const;
  const works = () => spawnSync(command, [...words, '/bin/true'], { env: {} }).status === 0;
  unshare ??= process.platform === 'linux' && works() ? [command, ...words] : [];
  return unshare;
}

let text: string | undefined;

/** The program as Node takes it from a command line: without types. */
function sandboxProgram(): string {
  if (text !== undefined) return text;
  const source = readFileSync(new URL('./sandbox.ts', import.meta.url), 'utf8');
  const { emitWarning } = process;
  // Node says on every command's screen that the function is experimental; it is what runs this very file.
  process.emitWarning = () => {};
  try {
    text = stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
  return text;
}
