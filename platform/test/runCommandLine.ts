import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Result of a command. */
export interface Said {
  readonly code: number;
  /** Both of its outputs. */
  readonly text: string;
}

/** Runs a command (`release.cli.ts`) as a person does, on a store. */
export function runCommandLine(
  file: string,
  words: readonly string[],
  store: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../src/commands', file), ...words],
      { env: { ...process.env, RELEASES: store, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
}
