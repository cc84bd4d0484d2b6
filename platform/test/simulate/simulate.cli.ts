import { parseArgs } from 'node:util';
import { ExplainedError, InvalidInputError } from 'shared/contract';
import { brokenProtocols } from './brokenProtocols.ts';
import { brokenProtocol, type Simulator, soundProtocol } from './loadBroken.ts';
import type { Simulated } from './simulate.ts';

/**
 * `npm run simulate`: holds the release protocol against its promises (`docs/protocol.md`) in 100,000 runs. `--seed 4711` tells one run in
 * words, `--seeds 5000 --from 1` are some, `--broken` has every broken protocol found, or the one that is named.
 */
const options = {
  seed: { type: 'string' },
  seeds: { type: 'string' },
  from: { type: 'string', default: '1' },
  broken: { type: 'boolean', default: false },
} as const;

/** How many seeds a broken protocol may take. */
const seedsForBroken = 20_000;

try {
  await main();
} catch (error) {
  if (!(error instanceof ExplainedError) && !String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const seed = values.seed === undefined ? undefined : wholeNumber('seed', values.seed);
  if (values.broken && seed === undefined) return findBroken(positionals[0]);
  const simulator = values.broken ? await brokenProtocol(named(positionals[0])) : await soundProtocol();
  if (seed !== undefined) return tellSeed(simulator, seed);
  run(simulator, wholeNumber('from', values.from), wholeNumber('seeds', values.seeds ?? '100000'));
}

/** Runs seeds until one breaks a promise. */
function run({ simulateSeed, shrink }: Simulator, from: number, count: number): void {
  const began = performance.now();
  let events = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const simulated = simulateSeed(seed);
    events += simulated.events;
    if (!simulated.broken) continue;
    console.log(`Seed ${seed} breaks promise ${simulated.broken.promise} of docs/protocol.md.\n`);
    tell(shrink(simulated));
    console.log(`\n"npm run simulate -- --seed ${seed}" tells the run as it was.`);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${count} seeds from ${from} on, ${events} requests to the store, in ${seconds} s: every promise is kept.`,
  );
}

function tellSeed({ simulateSeed }: Simulator, seed: number): void {
  const simulated = simulateSeed(seed, true);
  tell(simulated);
  if (simulated.broken) process.exitCode = 1;
}

function tell({ steps, broken }: Simulated): void {
  console.log(steps.join('\n'));
  console.log(broken ? `Promise ${broken.promise} is broken: ${broken.fact}` : 'Every promise is kept.');
}

async function findBroken(what: string | undefined): Promise<void> {
  for (const each of what === undefined ? brokenProtocols : [named(what)]) {
    const simulator = await brokenProtocol(each);
    const found = firstBroken(simulator);
    if (!found) {
      console.log(`NOT FOUND in ${seedsForBroken} seeds: ${each.what}`);
      process.exitCode = 1;
      continue;
    }
    const { seed, simulated } = found;
    console.log(`seed ${seed}: ${each.what}\n    promise ${simulated.broken?.promise}: ${simulated.broken?.fact}`);
    if (what !== undefined) tell(simulator.shrink(simulated));
  }
}

function firstBroken({ simulateSeed }: Simulator): { seed: number; simulated: Simulated } | undefined {
  for (let seed = 1; seed <= seedsForBroken; seed += 1) {
    const simulated = simulateSeed(seed);
    if (simulated.broken) return { seed, simulated };
  }
  return undefined;
}

function named(what: string | undefined) {
  const found = brokenProtocols.find((each) => each.what === what);
  if (found) return found;
  throw new InvalidInputError({
    fact: `There is no broken protocol "${what ?? ''}".`,
    nextStep: `There are:\n  ${brokenProtocols.map((each) => each.what).join('\n  ')}`,
  });
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidInputError({ fact: `--${option} is "${text}".`, nextStep: 'Give a whole number.' });
}
