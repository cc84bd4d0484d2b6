import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changesSince } from './changes.ts';

/** A repository with a branch that has left `main` behind, and `main` one commit further. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@porohy.example', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (...files: string[]) => {
    for (const file of files) writeFileSync(join(folder, file), `${file} ${Math.random()}\n`);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a change');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  write('kept', 'edited', 'deleted', 'moved', 'committed');
  commit();
  git('switch', '--quiet', '--create', 'branch');
  return { folder, git, write, commit };
}

it('what is committed on the branch, edited, new, deleted or moved is a change; what main has done meanwhile is none', () => {
  const { folder, git, write, commit } = repository();
  git('switch', '--quiet', 'main');
  write('kept');
  commit();
  git('switch', '--quiet', 'branch');
  write('committed');
  commit();
  write('edited', 'new');
  rmSync(join(folder, 'deleted'));
  renameSync(join(folder, 'moved'), join(folder, 'there'));
  expect(changesSince('main', folder).sort((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: 'committed', gone: false },
    { file: 'deleted', gone: true },
    { file: 'edited', gone: false },
    { file: 'moved', gone: true },
    { file: 'new', gone: false },
    { file: 'there', gone: false },
  ]);
});

it('nothing is changed on a branch that has just begun; a revision that is none is refused with what to name', () => {
  const { folder } = repository();
  expect(changesSince('main', folder)).toEqual([]);
  expect(() => changesSince('mian', folder)).toThrow('Git knows no revision "mian". Name a branch or a commit');
});
