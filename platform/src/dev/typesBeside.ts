import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Lists what the compiler finds wrong in a package, a line each. */
export type CheckTypes = (folder: string) => Promise<readonly string[]>;

/** Runs the compiler over one package. */
export const checkTypes =
  (root: string): CheckTypes =>
  (folder) =>
    new Promise((resolve, reject) => {
      const child = spawn('tsc', ['-p', folder, '--noEmit', '--pretty', 'false'], { cwd: root });
      // What shows a save comes first.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
      child.on('error', reject);
      child.on('close', () => resolve(said.split('\n').filter((line) => line.includes('error TS'))));
    });

/**
 * Types, checked beside what is shown: nothing waits for them, and nothing is stopped by them. After each build the packages that it touched
 * are checked, one after another; what is found is told when it is another than before. What was found in sources that have been saved since is
 * not told: they are checked again.
 */
export function typesBeside(check: CheckTypes, tell: (line: string) => void): (folders: readonly string[]) => void {
  const waiting = new Set<string>();
  const found = new Map<string, string>();
  let running = false;
  const run = async () => {
    running = true;
    for (const folder of waiting) {
      waiting.delete(folder);
      const lines = await check(folder);
      if (waiting.has(folder)) continue;
      const now = lines.join('\n');
      const before = found.get(folder) ?? '';
      found.set(folder, now);
      if (now === before) continue;
      tell(now === '' ? `types: ${folder} is right again` : `types: ${lines.length} in ${folder}\n${now}`);
    }
    running = false;
  };
  return (folders) => {
    for (const folder of folders) waiting.add(folder);
    if (!running) run().catch((error: unknown) => tell(`types: ${String(error)}`));
  };
}
