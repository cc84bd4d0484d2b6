import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError, InvalidInputError } from 'shared/contract';
import { measureFirstVisits } from './firstVisits.ts';
import { measureReleases } from './releases.ts';

/**
 * `npm run bench -- [--rounds 9] [page …]`: what a first visit on a slow phone costs, each page beside itself without scripts; `/` and a case where no
 * page is named. With `--all` all pages, and with `--no-reference` without that comparison. `npm run bench -- releases`: what a release costs
 * whoever was here before; ends with 1 where a release passes a ceiling. `npm run bench -- pages`: what a release costs on a site of a thousand
 * pages. All measure what `npm start` has composed.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words[0] === 'releases' && words.length === 1) return measureReleases();
  if (words[0] === 'pages') return measurePages(words.slice(1));
  const nextStep =
    'npm run bench -- [--rounds 9] [--no-reference] [--all | /portfolio …], npm run bench -- releases, or npm run bench -- pages.';
  const { values, positionals } = parse(words, nextStep);
  const { rounds, all, reference } = values;
  if (!/^[1-9]\d?$/.test(rounds))
    throw new InvalidInputError({ fact: `"${rounds}" is no number of rounds from 1 to 99.`, nextStep });
  const pages = positionals.length > 0 ? positionals : ['/', '/portfolio/ikura'];
  await measureFirstVisits({ pages: all ? [] : pages, rounds: Number(rounds), reference });
}

/** Runs the program of the platform that measures it. */
function measurePages(words: readonly string[]): void {
  const program = join(import.meta.dirname, '../../platform/test/manyPages.cli.ts');
  process.exitCode = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' }).status ?? 1;
}

function parse(words: readonly string[], nextStep: string) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      allowNegative: true,
      options: {
        rounds: { type: 'string', default: '9' },
        all: { type: 'boolean', default: false },
        reference: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    throw new InvalidInputError({ fact: (error as Error).message, nextStep }, { cause: error });
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
