import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { endWithUsage, readOptions } from './program.ts';
import { runSteps, type Steps } from './report.ts';
import * as step from './steps.ts';

/** Options of `npm test`, which everybody runs before a merge; with `--all`, it runs all tests. CONTRIBUTING.md lists the steps. */
const options = {
  all: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  'accept-times': { type: 'boolean' },
} as const;
const usage = 'npm test, npm test -- --all, or name a step: npm test -- --only units';

const quick: Steps = {
  format: step.formatAndLint,
  types: step.checkTypes,
  unused: step.findUnused,
  units: () => step.runUnitTests('quick'),
  compose: step.composeSite,
  serving: () => step.testHosts('quick'),
  browser: () => step.runBrowserSuites('--project=quick'),
};
const all: Steps = {
  format: step.formatAndLint,
  types: step.checkTypes,
  unused: step.findUnused,
  art: step.checkArt,
  units: () => step.runUnitTests('all'),
  serving: () => step.testHosts('all'),
  gallery: step.buildGallery,
  compose: step.composeSite,
  stores: () => step.runVitest('stores', ['--config', 'vitest.stores.config.ts']),
  browser: () => step.runBrowserSuites('--project=builds', '--project=engines', '--project=chromium'),
};

// Tests this checkout, and no store or site that a developer's environment names. Suites run git in folders of their own: in a hook, its
// variables would lead it to the developer's repository.
const foreign = ['RELEASES', 'SITE', 'PACKAGE', 'RELEASE_KEY', 'RELEASE_KEYS'];
for (const name of Object.keys(process.env))
  if (foreign.includes(name) || name.startsWith('GIT_')) delete process.env[name];
const values = readOptions(options, usage);
const layer = values.all ? 'all' : 'quick';
// Checks the free space, because the temporary folder contains the unpacked browser, sites and stores at the same time.
const { bavail, bsize } = statfsSync(tmpdir());
if (bavail * bsize < 2 ** 30)
  endWithUsage(`The temporary folder ${tmpdir()} has less than 1 GiB left`, 'TMPDIR=… npm test');
const steps = chooseSteps(values.all ? all : quick, values.only);
await runSteps(steps, values.only ? {} : { layer, accept: values['accept-times'] ?? false });

function chooseSteps(steps: Steps, only: readonly string[] | undefined): Steps {
  const unknown = only?.find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined) endWithUsage(`There is no step "${unknown}", but ${Object.keys(steps).join(', ')}`, usage);
  return only ? Object.fromEntries(Object.entries(steps).filter(([name]) => only.includes(name))) : steps;
}
