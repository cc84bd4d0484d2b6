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
 * Checks types in the background, so that pages never wait for the compiler. Returns a function that queues packages; they are checked one
 * after another. Prints errors if they differ from those of the check before. A package that is saved during its check is checked again,
 * and the first result is dropped.
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
