import { end, readOptions } from './program.ts';
import { runSteps, type Steps } from './report.ts';
import * as step from './steps.ts';

/** `npm test`: what everybody runs before a merge, in minutes. `npm test -- --all`: everything else, too. CONTRIBUTING.md has the table. */
const options = {
  all: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  'accept-times': { type: 'boolean' },
} as const;
const usage = 'npm test, npm test -- --all, or name a step: npm test -- --only units';

const composed = { E2E_COMPOSED: 'true' };
const quick: Steps = {
  format: () => step.formatAndLint('.'),
  types: step.types,
  units: () => step.units('quick'),
  compose: step.composeSite,
  serving: () => step.serving('quick'),
  browser: () => step.browser(['--project=quick'], composed),
};
const all: Steps = {
  format: () => step.formatAndLint('.'),
  types: step.types,
  drawings: step.drawings,
  pictures: step.pictures,
  cards: step.cards,
  units: () => step.units('all'),
  serving: () => step.serving('all'),
  gallery: step.gallery,
  compose: step.composeSite,
  stores: () => step.vitest('stores', ['--config', 'vitest.stores.config.ts']),
  browser: () => step.browser(['--project=chromium', '--project=builds'], composed),
  engines: () => step.browser(['--project=engines'], composed),
};

const values = readOptions(options, usage);
const layer = values.all ? 'all' : 'quick';
const steps = chooseSteps(values.all ? all : quick, values.only);
await runSteps(steps, values.only ? {} : { layer, accept: values['accept-times'] ?? false });

function chooseSteps(steps: Steps, only: readonly string[] | undefined): Steps {
  const unknown = only?.find((name) => !(name in steps));
  if (unknown !== undefined) end(`There is no step "${unknown}", but ${Object.keys(steps).join(', ')}`, usage);
  return only ? Object.fromEntries(Object.entries(steps).filter(([name]) => only.includes(name))) : steps;
}
