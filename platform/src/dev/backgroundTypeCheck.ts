import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type CheckTypes = (folder: string) => Promise<readonly string[]>;

export const createTypeCheck =
  (root: string): CheckTypes =>
  (folder) =>
    new Promise((resolve, reject) => {
      const child = spawn('tsc', ['-p', folder, '--noEmit', '--pretty', 'false'], { cwd: root });
      // Gives the type check a low priority, so that builds run first.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
      child.on('error', reject);
      child.on('close', () => resolve(output.split('\n').filter((line) => line.includes('error TS'))));
    });

/**
 * Checks types in the background, so that pages never wait for types. The returned function queues packages, which are checked one after
 * another. Errors are printed if they differ from the last ones. If sources are saved during a check, its result is dropped and the package
 * is checked again.
 */
export function checkTypesInBackground(
  check: CheckTypes,
  print: (line: string) => void,
): (folders: readonly string[]) => void {
  const waiting = new Set<string>();
  const problems = new Map<string, string>();
  let running = false;
  const run = async () => {
    running = true;
    for (const folder of waiting) {
      waiting.delete(folder);
      const lines = await check(folder);
      if (waiting.has(folder)) continue;
      const now = lines.join('\n');
      const before = problems.get(folder) ?? '';
      problems.set(folder, now);
      if (now === before) continue;
      print(
        now === ''
          ? `types: no errors in ${folder} any more`
          : `types: ${lines.length} error${lines.length === 1 ? '' : 's'} in ${folder}\n${now}`,
      );
    }
    running = false;
  };
  return (folders) => {
    for (const folder of folders) waiting.add(folder);
    if (!running) run().catch((error: unknown) => print(`types: ${String(error)}`));
  };
}
