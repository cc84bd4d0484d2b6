import { spawnSync } from 'node:child_process';
import { endWithUsage, readOptions, root } from './program.ts';
import { runSteps } from './report.ts';
import { checkArt, checkTypes, findUnused, formatAndLint, runUnitTests } from './steps.ts';

/**
 * Runs `npm run check [-- --all | --since REV]`, which needs no build and no browser. Format and unit tests cover only files that differ
 * from a revision, by default from the main branch. Types and art are always checked completely, which takes seconds.
 */
const values = readOptions(
  { all: { type: 'boolean' }, since: { type: 'string' } },
  'npm run check, with -- --all for everything, or with -- --since main for what differs from a revision',
);
const since = values.all ? undefined : findBase(values.since);
await runSteps({
  format: () =>
    since ? formatAndLint('--changed', `--since=${since}`, '--no-errors-on-unmatched') : formatAndLint('.'),
  types: checkTypes,
  unused: findUnused,
  art: checkArt,
  boundaries: () => runUnitTests('quick', '--project', 'root'),
  units: () => runUnitTests('quick', ...(since ? ['--changed', since, '--passWithNoTests'] : [])),
});

/** Finds the commit at which this branch left `revision`. @returns undefined if git cannot tell; then everything is checked */
function findBase(revision: string | undefined): string | undefined {
  for (const name of revision ? [revision] : ['main', 'origin/main']) {
    const base = git('merge-base', name, 'HEAD') ?? git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (base) return base;
  }
  if (revision) endWithUsage(`Git knows no revision "${revision}"`, 'npm run check -- --since main');
  console.log('Git cannot tell what has changed: everything is checked.');
  return undefined;
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
