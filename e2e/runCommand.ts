import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a command of the platform in this workspace or a copy of it, and waits for its end.
 * @param environment variables in addition to those of this process
 * @returns the standard output
 */
export async function runCommand(
  command: 'compose' | 'release' | 'start',
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  workspace = join(import.meta.dirname, '..'),
): Promise<string> {
  const program = join(workspace, `platform/src/commands/${command}.cli.ts`);
  const options = { cwd: workspace, env: { ...process.env, ...environment } };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], options);
  return stdout;
}
