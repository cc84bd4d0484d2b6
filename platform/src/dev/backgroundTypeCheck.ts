import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { getErrorMessage } from '../store/getErrorMessage.ts';

/** Returns the lines of errors in a package. Rejects if its types could not be checked. */
export type CheckTypes = (folder: string) => Promise<readonly string[]>;

export const createTypeCheck =
  (root: string): CheckTypes =>
  (folder) =>
    new Promise((resolve, reject) => {
      const child = spawn('tsc', ['-p', folder, '--noEmit', '--pretty', 'false'], { cwd: root });
      // Gives the type check a low priority, so that builds run first.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let output = '';
      let failure = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        failure += part;
      });
      child.on('error', reject);
      child.on('close', (code, signal) => {
        const lines = output.split('\n').filter((line) => line.includes('error TS'));
        // Without lines, only the exit code 0 means that there are no errors. The system may kill the compiler, which needs much memory.
        if (signal !== null || (code !== 0 && lines.length === 0))
          reject(
            new Error(
              [`tsc ended with ${signal ?? `the exit code ${code}`}`, ...findReason(failure + output)].join(': '),
            ),
          );
        else resolve(lines);
      });
    });

/** Finds the line of a compiler's output that names the reason why it ended. @returns an empty list if there is none */
const findReason = (output: string): readonly string[] => /^.*error.*$/im.exec(output) ?? [];

/**
 * Checks types in the background, so that pages never wait for the compiler. Returns a function that queues packages; they are checked one
 * after another. Prints errors if they differ from those of the check before. A package that is saved during its check is checked again,
 * and the first result is dropped. A package whose check has failed is checked again with the next save of any package.
 */
export function checkTypesInBackground(
  check: CheckTypes,
  print: (line: string) => void,
): (folders: readonly string[]) => void {
  const waiting = new Set<string>();
  const problems = new Map<string, string>();
  /** Packages whose last check has failed. */
  const unchecked = new Set<string>();
  let running = false;
  const describeTypes = async (folder: string): Promise<string> => {
    try {
      const lines = await check(folder);
      unchecked.delete(folder);
      if (lines.length === 0) return '';
      return `types: ${lines.length} error${lines.length === 1 ? '' : 's'} in ${folder}\n${lines.join('\n')}`;
    } catch (error) {
      unchecked.add(folder);
      return `types: ${folder} could not be checked, and the next save repeats the check: ${getErrorMessage(error)}`;
    }
  };
  const run = async () => {
    running = true;
    try {
      for (const folder of waiting) {
        waiting.delete(folder);
        const now = await describeTypes(folder);
        if (waiting.has(folder)) continue;
        const before = problems.get(folder) ?? '';
        problems.set(folder, now);
        if (now !== before) print(now || `types: no errors in ${folder} any more`);
      }
    } finally {
      running = false;
    }
  };
  return (folders) => {
    for (const folder of [...folders, ...unchecked]) waiting.add(folder);
    if (!running) run().catch((error: unknown) => print(`types: ${String(error)}`));
  };
}
