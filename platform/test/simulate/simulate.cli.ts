import { InvalidInputError } from 'shared/contract';
import { readNumber } from '../../src/commands/line/readOptions.ts';
import { runCommand } from '../../src/commands/line/runCommand.ts';
import { brokenProtocols } from './brokenProtocols.ts';
import { brokenProtocol, type Simulator } from './loadBroken.ts';
import { shrink } from './shrink.ts';
import { type Simulated, simulateSeed } from './simulate.ts';

const help = `simulate [--seed <number> | --seeds <how many> --from <first>] [--broken [what]]

Holds the release protocol against its promises (docs/protocol.md) in 100,000 runs. --seed tells one run in words, --broken has every broken
protocol found, or the one that is named.`;

const options = {
  seed: { type: 'string' },
  seeds: { type: 'string', default: '100000' },
  from: { type: 'string', default: '1' },
  broken: { type: 'boolean', default: false },
} as const;

/** How many seeds a broken protocol may take. */
const seedsForBroken = 20_000;

await runCommand(help, options, async ({ values, positionals }) => {
  const [what] = positionals;
  const number = (option: string, text: string) => readNumber(`--${option}`, text, { least: 0, most: 1e9 });
  if (values.broken && values.seed === undefined) return findBroken(what);
  const simulator = values.broken ? await brokenProtocol(named(what)) : { simulateSeed, shrink };
  if (values.seed !== undefined) return tell(simulator.simulateSeed(number('seed', values.seed), true));
  run(simulator, number('from', values.from), number('seeds', values.seeds));
});

/** Runs seeds until one breaks a promise. */
function run(simulator: Simulator, from: number, count: number): void {
  const began = performance.now();
  const { found, events } = firstBroken(simulator, from, count);
  if (found) {
    console.log(`Seed ${found.seed} breaks promise ${found.simulated.broken?.promise} of docs/protocol.md.\n`);
    tell(simulator.shrink(found.simulated));
    console.log(`\n"npm run simulate -- --seed ${found.seed}" tells the run as it was.`);
    return;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${count} seeds from ${from} on, ${events} requests to the store, in ${seconds} s: every promise is kept.`,
  );
}

function tell({ steps, broken }: Simulated): void {
  console.log(steps.join('\n'));
  console.log(broken ? `Promise ${broken.promise} is broken: ${broken.fact}` : 'Every promise is kept.');
  if (broken) process.exitCode = 1;
}

async function findBroken(what: string | undefined): Promise<void> {
  for (const each of what === undefined ? brokenProtocols : [named(what)]) {
    const simulator = await brokenProtocol(each);
    const { found } = firstBroken(simulator, 1, seedsForBroken);
    if (!found) {
      console.log(`NOT FOUND in ${seedsForBroken} seeds: ${each.what}`);
      process.exitCode = 1;
      continue;
    }
    const { broken } = found.simulated;
    console.log(`seed ${found.seed}: ${each.what}\n    promise ${broken?.promise}: ${broken?.fact}`);
    if (what === undefined) continue;
    tell(simulator.shrink(found.simulated));
    process.exitCode = 0;
  }
}

function firstBroken({ simulateSeed }: Simulator, from: number, count: number) {
  let events = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const simulated = simulateSeed(seed);
    events += simulated.events;
    if (simulated.broken) return { found: { seed, simulated }, events };
  }
  return { found: undefined, events };
}

function named(what: string | undefined) {
  const found = brokenProtocols.find((each) => each.what === what);
  if (found) return found;
  throw new InvalidInputError({
    fact: `There is no broken protocol "${what ?? ''}".`,
    nextStep: `There are:\n  ${brokenProtocols.map((each) => each.what).join('\n  ')}`,
  });
}
