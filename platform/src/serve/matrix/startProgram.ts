import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { vi } from 'vitest';
import { askHost } from './Host.ts';

interface Program {
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a program that serves, and waits until it answers.
 * @throws Error with what the program said, if it ends or has not answered after half a minute
 */
export async function startProgram(command: string, words: readonly string[], origin: string): Promise<Program> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`it ended with ${code}`);
  });
  try {
    await Promise.race([ended, vi.waitFor(() => askHost(origin, '/'), { timeout: 30_000, interval: 20 })]);
  } catch (cause) {
    await stop();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${command} did not begin to serve: ${why}\n${said.trim()}`, { cause });
  }
  // That it ends later is for whoever stops it.
  ended.catch(() => {});
  return { stop };
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
