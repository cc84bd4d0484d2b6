import { parseArgs } from 'node:util';
import { runSteps, type Steps } from './report.ts';
import {
  browser,
  cards,
  composeSite,
  drawings,
  formatAndLint,
  gallery,
  pictures,
  serving,
  types,
  units,
  vitest,
} from './steps.ts';

/** `npm test`: what everybody runs before a merge, in minutes. `npm test -- --all`: everything else, too. CONTRIBUTING.md has the table. */
const options = {
  all: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  'accept-times': { type: 'boolean' },
} as const;

const composed = { E2E_COMPOSED: 'true' };
const quick: Steps = {
  format: () => formatAndLint('.'),
  types,
  units: () => units('quick'),
  compose: composeSite,
  serving: () => serving('quick'),
  browser: () => browser(['--project', 'quick'], composed),
};
const all: Steps = {
  format: () => formatAndLint('.'),
  types,
  drawings,
  pictures,
  cards,
  units: () => units('all'),
  serving: () => serving('all'),
  gallery,
  compose: composeSite,
  stores: () => vitest('stores', ['--config', 'vitest.stores.config.ts']),
  browser: () => browser(['--project', 'chromium'], composed),
  engines: () => browser(['--project', 'engines'], composed),
};

const values = readOptions();
const layer = values.all ? 'all' : 'quick';
const steps = chooseSteps(values.all ? all : quick, values.only);
await runSteps(steps, values.only ? {} : { layer, accept: values['accept-times'] ?? false });

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}.`);
  }
}

function chooseSteps(steps: Steps, only: readonly string[] | undefined): Steps {
  const unknown = only?.find((name) => !(name in steps));
  if (unknown !== undefined) fail(`There is no step "${unknown}". The steps are: ${Object.keys(steps).join(', ')}.`);
  return only ? Object.fromEntries(Object.entries(steps).filter(([name]) => only.includes(name))) : steps;
}

function fail(fact: string): never {
  console.error(
    `${fact}\nNothing was tested. Write npm test, npm test -- --all, or name steps: npm test -- --only units.`,
  );
  process.exit(1);
}
