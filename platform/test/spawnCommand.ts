import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface CommandResult {
  readonly code: number;
  /** Output on stdout and stderr together. */
  readonly text: string;
}

/** Runs a command (`release.cli.ts`) on a store, in another process. */
export function spawnCommand(
  file: string,
  args: readonly string[],
  store: string,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../src/commands', file), ...args],
      { env: { ...process.env, RELEASES: store, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
}
