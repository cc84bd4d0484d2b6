import { spawnSync } from 'node:child_process';
import { endWithUsage, readOptions, root } from './program.ts';
import { runSteps } from './report.ts';
import { checkArt, checkTypes, findUnused, formatAndLint, runUnitTests } from './steps.ts';

/**
 * Runs `npm run check [-- --all | --since REV]`, which needs no build and no browser. Unit tests run only for files that differ from a
 * revision, by default from the main branch; uncommitted changes count. All other checks cover everything, which takes seconds.
 */
const values = readOptions(
  { all: { type: 'boolean' }, since: { type: 'string' } },
  'npm run check, with -- --all for everything, or with -- --since main for what differs from a revision',
);
const revisions = values.since === undefined ? ['main', 'origin/main'] : [values.since];
const since = values.all ? undefined : revisions.find(isRevision);
if (values.since !== undefined && since === undefined)
  endWithUsage(`Git knows no revision "${values.since}"`, 'npm run check -- --since main');
if (!values.all && since === undefined) console.log('Git cannot tell what has changed: everything is checked.');
await runSteps({
  format: formatAndLint,
  types: checkTypes,
  unused: findUnused,
  art: checkArt,
  boundaries: () => runUnitTests('quick', '--project', 'root'),
  units: () => runUnitTests('quick', ...(since ? ['--changed', since, '--passWithNoTests'] : [])),
});

function isRevision(name: string): boolean {
  const words = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  return spawnSync('git', words, { cwd: root }).status === 0;
}
