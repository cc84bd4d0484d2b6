import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ExplainedError, InvalidInputError } from 'shared/contract';
import { serveLive } from '../bench/serveLive.ts';
import { browserArguments, findShell } from '../browser.ts';
import { dig, explore, startsOf, tell } from './explore.ts';
import { type Plant, plants } from './plants.ts';
import { type Ground, groundOf } from './Visitor.ts';
import { walkFrom } from './walkFrom.ts';

/**
 * `npm run explore`: walks through the live site in 300 steps that are drawn, and holds each page against what a visitor may expect. `--steps
 * 10000` walks longer, `--seed 4711` begins there (without it, at a number that is printed), `--path` walks a failing walk again as it was
 * shrunk; `--plant all`, or one by its words, has planted bugs found.
 */
const options = {
  steps: { type: 'string', default: '300' },
  seed: { type: 'string' },
  path: { type: 'string' },
  plant: { type: 'string' },
  together: { type: 'string', default: '2' },
} as const;

/** How many steps a planted bug may take. */
const mostForPlant = 600;

try {
  await main();
} catch (error) {
  if (!(error instanceof ExplainedError) && !String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : wholeNumber('seed', values.seed);
  const steps = wholeNumber('steps', values.steps);
  const together = wholeNumber('together', values.together);
  const planted = values.plant === undefined ? undefined : named(values.plant);
  const site = await serveLive();
  const browser: Browser = await chromium.launch({ executablePath: findShell(), args: browserArguments });
  try {
    const ground = groundOf(browser, site.url);
    if (planted) await digAll(ground, planted, values.seed === undefined ? 1 : seed, together);
    else if (values.path !== undefined) await again(ground, seed, values.path);
    else await walkAll(ground, steps, seed, together);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function walkAll(ground: Ground, steps: number, seed: number, together: number): Promise<void> {
  const began = performance.now();
  let failures = 0;
  const taken = await explore(ground, {
    steps,
    seed,
    together,
    onWalked: (walked) => {
      if (!walked.failure) return;
      failures += 1;
      console.log(`${tell(walked)}\n`);
    },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${taken} steps from seed ${seed} on in ${seconds} s: ${failures === 0 ? 'nothing found' : `${failures} walks failed`}.`,
  );
  if (failures > 0) process.exitCode = 1;
}

async function again(ground: Ground, seed: number, path: string): Promise<void> {
  const walked = await walkFrom(ground, await startsOf(ground.site), { seed, path });
  console.log(walked.failure ? tell(walked) : `Seed ${seed}, walked again in ${walked.steps} steps: nothing found.`);
  if (walked.failure) process.exitCode = 1;
}

async function digAll(ground: Ground, planted: readonly Plant[], from: number, together: number): Promise<void> {
  const queue = [...planted];
  const work = async () => {
    for (let plant = queue.shift(); plant; plant = queue.shift()) {
      const began = performance.now();
      const { steps, seed, found } = await dig(ground, plant, from, mostForPlant);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      if (found === undefined) process.exitCode = 1;
      console.log(
        found === undefined
          ? `NOT FOUND in ${steps} steps: ${plant.what}`
          : `${steps} steps, ${seconds} s, seed ${seed}: ${plant.what}\n    ${found}`,
      );
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}

function named(what: string): readonly Plant[] {
  const found = what === 'all' ? plants : plants.filter((plant) => plant.what === what);
  if (found.length > 0) return found;
  throw new InvalidInputError({
    fact: `There is no planted bug "${what}".`,
    nextStep: `There are:\n  all\n  ${plants.map((plant) => plant.what).join('\n  ')}`,
  });
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidInputError({ fact: `--${option} is "${text}".`, nextStep: 'Give a whole number.' });
}
