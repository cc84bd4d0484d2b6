import { spawnSync } from 'node:child_process';
import type { Change } from './touched.ts';
import { root } from './workspace.ts';

/**
 * Every file that differs from a revision: what was committed since the branch left it, what is not committed yet, and new files.
 * @throws Error if git does not know the revision
 */
export function changesSince(revision: string, folder = root): Change[] {
  const git = gitIn(folder);
  const base = git('merge-base', revision, 'HEAD') ?? git('rev-parse', '--verify', `${revision}^{commit}`);
  if (!base) throw new Error(`Git knows no revision "${revision}". Name a branch or a commit: --since main.`);
  const lines = (text = '') => text.split('\0').filter((line) => line !== '');
  // Without renames: a moved file is one that is gone and one that is new.
  const differing = lines(git('diff', '--name-only', '--no-renames', '-z', base.trim()));
  const gone = new Set(lines(git('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z', base.trim())));
  const added = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...differing, ...added])].map((file) => ({
    file,
    gone: gone.has(file) && !added.includes(file),
  }));
}

/** What is compared with where nobody says it: the main branch, here or where this was cloned from, or else the last commit. */
export const usualRevision = (): string =>
  ['main', 'origin/main'].find((name) => gitIn(root)('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD';

/** Git in a folder: what it says, or undefined where it refuses. */
const gitIn =
  (cwd: string) =>
  (...words: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
    return status === 0 ? stdout : undefined;
  };
