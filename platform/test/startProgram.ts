import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { closeServer, listen } from '../src/serve/node/listening.ts';

/**
 * Starts a server program and waits for its first response.
 * @returns a function that stops the program and waits until it has ended
 * @throws Error with the program's output, if the program ends or does not respond within half a minute
 */
export async function startProgram(program: string, args: readonly string[], origin: string) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [exit, printed] = [once(child, 'exit'), text(child.stderr)];
  const stop = async (): Promise<void> => {
    child.kill();
    await exit;
  };
  const responses = vi.waitFor(() => fetch(origin), { timeout: 30_000, interval: 20 }).catch(() => undefined);
  if ((await Promise.race([exit, responses])) instanceof Response) return stop;
  await stop();
  throw new Error(`${program} does not serve.\n${await printed}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server);
  return port;
}
