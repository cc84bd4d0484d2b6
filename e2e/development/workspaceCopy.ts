import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { refuseOnDeployedSite } from '../deployed/deployedSite.ts';

const root = join(import.meta.dirname, '../..');

/** Copy of the workspace's sources, which a test may edit. The copy shares the installed libraries with the workspace. */
export interface WorkspaceCopy {
  readonly folder: string;
  edit(file: string, before: string, after: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  /** Starts a program in a folder of the copy. */
  start(
    words: readonly string[],
    within: string,
    environment: Readonly<Record<string, string>>,
    how?: StartOptions,
  ): ChildProcess;
}

interface StartOptions {
  readonly onOutput?: (text: string) => void;
  /** True: the program leads a process group of its own, as in a terminal, so that a test can signal the whole group. */
  readonly group?: boolean;
}

/**
 * Copies the workspace's sources, committed or not, into a folder of `.cache`.
 * @param libraries `here` links to the installed libraries, which is quick. `within` copies them, so that builds see the paths of a clone.
 */
export async function copyWorkspace(name: string, libraries: 'here' | 'within' = 'here'): Promise<WorkspaceCopy> {
  refuseOnDeployedSite('edits a copy of the workspace');
  const folder = join(root, '.cache', name);
  await rm(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  if (libraries === 'here') await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Makes hard links, so that no file is stored twice. Symbolic links stay symbolic.
  else execFileSync('cp', ['-Rl', join(root, 'node_modules'), folder]);
  const packages = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  for (const each of packages) {
    const installed = join(root, each, 'node_modules');
    // Keeps the links between packages relative, so that a package of the copy uses the copy's `shared`, not the workspace's.
    if (existsSync(installed))
      await cp(installed, join(folder, each, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return {
    folder,
    async edit(file, before, after) {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      if (!source.includes(before)) throw new Error(`${file} has no "${before}" to edit.`);
      await writeFile(path, source.replace(before, after));
    },
    write: (file, text) => writeFile(join(folder, file), text),
    start([command = '', ...words], within, environment, { onOutput, group = false } = {}) {
      const cwd = join(folder, within);
      const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
      const child = spawn(command, words, {
        cwd,
        detached: group,
        stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'ignore'],
        env: {
          ...process.env,
          ...environment,
          RELEASES: environment.RELEASES ?? join(root, 'releases'),
          PATH: `${bins}${delimiter}${process.env.PATH}`,
        },
      });
      child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
      return child;
    },
  };
}

export async function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
