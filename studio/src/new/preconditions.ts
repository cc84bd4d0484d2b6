import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';

/** Names that no remote may have: folders of the store, packages that are not remotes, the template, and names that no release may have. */
const reservedNames = [
  'blobs',
  'constructor',
  'deltas',
  'log',
  'manifests',
  'pages',
  'previews',
  'prototype',
  'shell',
  'sites',
  'template',
];

/**
 * Refuses a name that occurs as a quoted string in the store, the shell or the platform, where `boundaries.ts` would mistake it for the
 * remote's name.
 * @throws InvalidInputError, ConflictError if a new remote cannot have this name
 */
export function refuseTakenName(root: string, remote: string): void {
  if (reservedNames.includes(remote))
    throw new InvalidInputError({
      fact: `"${remote}" is a reserved name of the store or the workspace.`,
      nextStep: 'Choose another name for the remote.',
    });
  const quoted = new RegExp(`['"](mfe-)?${remote}['"]`);
  const files = globSync('{shell,platform}/src/**/*.{ts,tsx}', { cwd: root }).filter((each) => !/\.test\./.test(each));
  const file = files.find((each) => quoted.test(readFileSync(join(root, each), 'utf8')));
  if (file)
    throw new ConflictError({
      fact: `"${remote}" occurs in ${file}. The code of the shell and the platform must not contain the name of a remote.`,
      nextStep: 'Choose another name, for example a longer one.',
    });
}

/**
 * @throws NotFoundError if no remote has this name, or if its build does not collect its pages (its README then explains how to add a page)
 */
export function refuseUnknownRemote(root: string, folder: string): void {
  const remotes = globSync('mfe-*/src/remote.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[0] ?? '');
  if (!remotes.includes(folder))
    throw new NotFoundError({
      fact: `There is no remote "${folder}".`,
      nextStep: `The remotes are: ${remotes.sort().join(', ')}. Run "npm run new -- remote ${folder.replace(/^mfe-/, '')}" to make this one.`,
    });
  if (readFileSync(join(root, folder, 'src/remote.ts'), 'utf8').includes('./pages/*/page.ts')) return;
  const [, how = 'Read its README to see how to make a page.'] =
    /^One page more: ((?:.+\n?)+)/m.exec(readFileSync(join(root, folder, 'README.md'), 'utf8')) ?? [];
  throw new NotFoundError({
    what: `A page cannot be added to ${folder} this way:`,
    fact: 'its src/remote.ts does not collect pages/*/page.ts.',
    nextStep: how.replace(/\s+/g, ' ').trim(),
  });
}

/** @throws ConflictError if a remote already has a page at this path */
export function refuseTakenPath(root: string, path: string): void {
  const lists = globSync('mfe-*/pages.json', { cwd: root });
  const list = lists.find((each) => JSON.parse(readFileSync(join(root, each), 'utf8')).includes(path));
  if (list)
    throw new ConflictError({
      fact: `${path} is already a page of ${list.split(/[\\/]/)[0]}.`,
      nextStep: 'Choose another name, or remove that page first (CONTRIBUTING.md, "Remove a page").',
    });
}

/**
 * Refuses to overwrite work that Git could not restore: files at the new paths, and uncommitted changes in files that would change.
 * @throws ConflictError with the files
 */
export function refuseUncommittedWork(root: string, fresh: readonly string[], changed: readonly string[]): void {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  const there = fresh.filter((file) => existsSync(join(root, file)));
  if (there.length > 0)
    throw new ConflictError({
      fact: `${there.join(', ')} already ${there.length === 1 ? 'exists' : 'exist'}.`,
      nextStep: git('ls-files', '--', ...there).stdout
        ? 'Choose another name.'
        : `If an earlier attempt left it, remove it: rm -r ${there.join(' ')}. Otherwise choose another name.`,
    });
  const { status, stdout } = git('status', '--porcelain', '--', ...changed);
  if (status !== 0)
    throw new ConflictError({
      fact: 'This folder is not a Git repository. The command needs Git to undo a failed attempt.',
      nextStep: 'Run "git init" and commit all files.',
    });
  const differ = stdout.match(/(?<=^...).+/gm);
  if (differ)
    throw new ConflictError({
      fact: `${differ.join(', ')} ${differ.length === 1 ? 'has' : 'have'} uncommitted changes. This command would change the same files.`,
      nextStep: 'Commit these changes first. Then you can undo either change alone.',
    });
}
