import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, InvalidInputError } from 'shared/contract';
import { folderOf, type Naming } from './Naming.ts';
import { template } from './template.ts';

/** What lies in a store beside the packages, the package that is no remote, and the template itself. */
const kept = ['deltas', 'log', 'manifests', 'pages', 'previews', 'recipes', 'retired', 'shell', 'sites', template];

/** @throws InvalidInputError if the store, or the workspace, calls something else so */
export function refuseKeptName(remote: string): void {
  if (kept.includes(remote))
    throw new InvalidInputError({
      fact: `"${remote}" is the name of something else, in the store or in the workspace.`,
      nextStep: 'Choose another name for the remote.',
    });
}

/**
 * The shell and the platform may quote no remote's name (boundaries.ts): a word that they quote already would read as one.
 * @throws ConflictError with the file that does
 */
export function refuseQuotedName(root: string, remote: string): void {
  const quoted = new RegExp(`['"](mfe-)?${remote}['"]`);
  const files = globSync('{shell,platform}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const file = files.find((each) => quoted.test(readFileSync(join(root, each), 'utf8')));
  if (file)
    throw new ConflictError({
      fact: `"${remote}" is a word of ${file}, and the sources of the shell and the platform may name no remote.`,
      nextStep: 'Choose another name: a longer one is seldom taken.',
    });
}

/** @throws ConflictError if a remote has a page at that path already */
export function refuseTakenPath(root: string, path: string): void {
  for (const folder of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
    const list = join(root, folder, 'pages.json');
    const paths: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    if (paths.includes(path))
      throw new ConflictError({
        fact: `${path} is a page of ${folder} already.`,
        nextStep: `Choose another name, or take it out of ${folder} first (CONTRIBUTING.md, "Remove a page").`,
      });
  }
}

/**
 * Files of the same name are somebody's work, or what an earlier try has left.
 * @throws ConflictError with those that are there
 */
export function refuseTakenFiles(root: string, { remote, page }: Naming, files: readonly string[]): void {
  const there = files.filter((file) => existsSync(join(root, file)));
  if (there.length === 0) return;
  const { stdout } = spawnSync('git', ['ls-files', '--', ...there], { cwd: root, encoding: 'utf8' });
  const isCommitted = (stdout ?? '').trim() !== '';
  throw new ConflictError({
    what: `${page === remote ? folderOf({ remote }) : `/${page} of ${folderOf({ remote })}`} cannot be made:`,
    fact: `${there.join(', ')} ${there.length === 1 ? 'is' : 'are'} there already.`,
    nextStep: isCommitted
      ? 'Choose another name.'
      : `If that is left of an earlier try, take it away: rm -r ${there.join(' ')}. Else choose another name.`,
  });
}

/**
 * What is changed is taken back by Git: changes of yours in the same files would go with it.
 * @throws ConflictError with the files that differ from the last commit
 */
export function refuseUncommitted(root: string, files: readonly string[]): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  // No repository, no Git: then nobody takes anything back by it.
  if (status !== 0 || stdout.trim() === '') return;
  const changed = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
  throw new ConflictError({
    fact: `${changed.join(', ')} ${changed.length === 1 ? 'has' : 'have'} changes that are not committed, and would be changed once more.`,
    nextStep: 'Commit them first, so that either can be taken back alone.',
  });
}
