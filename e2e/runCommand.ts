import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a command of the platform to its end, out of this workspace or a copy of it.
 * @param environment its variables besides those of this process
 * @returns what it printed
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
