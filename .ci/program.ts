import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export const root = join(import.meta.dirname, '..');

/** Folders of the TypeScript projects: the root, and each package of the workspace. */
export const projects = ['.', ...readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')))];

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program of the workspace and shows its output.
 * @param folder working directory, relative to the root
 * @returns the program's exit code
 * @throws Error if the program cannot be started
 */
export function runProgram(
  command: string,
  words: readonly string[],
  { folder = '.', env = {} }: { folder?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const cwd = join(root, folder);
  const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PATH: `${bins}${delimiter}${process.env.PATH}` },
    });
    // Stops the child with SIGINT after any stop signal, because Playwright closes its server and browsers only on SIGINT.
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill('SIGINT');
    };
    for (const signal of stopSignals) process.on(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of stopSignals) process.off(signal, stop);
      if (stopped) process.exit(130);
      resolve(code ?? 1);
    });
  });
}

/** Parses the arguments of a command. With `--help`, or if they are invalid, prints the usage and ends the process. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}.`);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWithUsage(error instanceof Error ? error.message : `${error}`, usage);
  }
}

/** Ends the process with 1, because of an error before any step has run. Prints the error and the usage. */
export function endWithUsage(fact: string, usage: string): never {
  console.error(`${fact}.\nNothing was run. Write ${usage}.`);
  process.exit(1);
}
