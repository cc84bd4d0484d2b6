import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';

/** Names that no remote may have: folders of the store, packages that are not remotes, and the template. */
const reservedNames = ['blobs', 'deltas', 'log', 'manifests', 'pages', 'previews', 'shell', 'sites', 'template'];

/**
 * Refuses a name that occurs as a quoted string in the store, the shell or the platform, where `boundaries.ts` would mistake it for the
 * remote's name.
 * @throws InvalidInputError, ConflictError if a new remote cannot have this name
 */
export function refuseTakenName(root: string, remote: string): void {
  if (reservedNames.includes(remote))
    throw new InvalidInputError({
      fact: `"${remote}" is the name of something else, in the store or in the workspace.`,
      nextStep: 'Choose another name for the remote.',
    });
  const quoted = new RegExp(`['"](mfe-)?${remote}['"]`);
  const files = globSync('{shell,platform}/src/**/*.{ts,tsx}', { cwd: root }).filter((each) => !/\.test\./.test(each));
  const file = files.find((each) => quoted.test(readFileSync(join(root, each), 'utf8')));
  if (file)
    throw new ConflictError({
      fact: `"${remote}" is a word of ${file}, and the sources of the shell and the platform may name no remote.`,
      nextStep: 'Choose another name: a longer one is seldom taken.',
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
      nextStep: `The remotes are: ${remotes.sort().join(', ')}. "npm run new -- remote ${folder.replace(/^mfe-/, '')}" makes one.`,
    });
  if (readFileSync(join(root, folder, 'src/remote.ts'), 'utf8').includes('./pages/*/page.ts')) return;
  const [, how = 'Its README says how its pages are made.'] =
    /^One page more: ((?:.+\n?)+)/m.exec(readFileSync(join(root, folder, 'README.md'), 'utf8')) ?? [];
  throw new NotFoundError({
    what: `A page cannot be added to ${folder} this way:`,
    fact: 'its src/remote.ts collects no pages/*/page.ts.',
    nextStep: how.replace(/\s+/g, ' ').trim(),
  });
}

/** @throws ConflictError if a remote already has a page at this path */
export function refuseTakenPath(root: string, path: string): void {
  const lists = globSync('mfe-*/pages.json', { cwd: root });
  const list = lists.find((each) => JSON.parse(readFileSync(join(root, each), 'utf8')).includes(path));
  if (list)
    throw new ConflictError({
      fact: `${path} is a page of ${list.split(/[\\/]/)[0]} already.`,
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
      fact: `${there.join(', ')} ${there.length === 1 ? 'is' : 'are'} there already.`,
      nextStep: git('ls-files', '--', ...there).stdout
        ? 'Choose another name.'
        : `If that is left of an earlier try, take it away: rm -r ${there.join(' ')}. Else choose another name.`,
    });
  const { status, stdout } = git('status', '--porcelain', '--', ...changed);
  if (status !== 0)
    throw new ConflictError({
      fact: 'This is no Git repository, which takes back what fails.',
      nextStep: 'Run "git init", and commit all.',
    });
  const differ = stdout.match(/(?<=^...).+/gm);
  if (differ)
    throw new ConflictError({
      fact: `${differ.join(', ')} ${differ.length === 1 ? 'has' : 'have'} changes that are not committed, and would be changed once more.`,
      nextStep: 'Commit them first, so that either can be taken back alone.',
    });
}
