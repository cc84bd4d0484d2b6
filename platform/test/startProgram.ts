import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { closeServer, listen } from '../src/serve/node/listening.ts';

/**
 * Starts a program that serves, and waits until it answers.
 * @returns ends it, and waits until it has ended
 * @throws Error with what the program printed, if it ends or has not answered after half a minute
 */
export async function startProgram(program: string, words: readonly string[], origin: string) {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [exit, printed] = [once(child, 'exit'), text(child.stderr)];
  const stop = async (): Promise<void> => {
    child.kill();
    await exit;
  };
  const answers = vi.waitFor(() => fetch(origin), { timeout: 30_000, interval: 20 }).catch(() => undefined);
  if ((await Promise.race([exit, answers])) instanceof Response) return stop;
  await stop();
  throw new Error(`${program} does not serve.\n${await printed}`);
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server);
  return port;
}
