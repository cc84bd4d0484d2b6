import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { askHost } from './askHost.ts';

interface Program {
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a program that serves, and waits until it answers.
 * @throws with what the program said, if it ends or has not answered after half a minute
 */
export async function startProgram(command: string, words: readonly string[], origin: string): Promise<Program> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  let ended: Error | undefined;
  child.on('error', (error) => {
    ended = error;
  });
  child.on('exit', (code) => {
    ended ??= new Error(`it ended with ${code}`);
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  const patience = Date.now() + 30_000;
  for (;;) {
    const answered = await askHost(origin, '/').then(
      () => true,
      () => false,
    );
    if (answered && !ended) return { stop };
    if (ended || Date.now() > patience) {
      await stop();
      throw new Error(`${command} did not begin to serve: ${ended?.message ?? 'no answer'}\n${said.trim()}`);
    }
    await pause(20);
  }
}
