import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ExplainedError } from 'shared/contract';
import { measureFirstVisits } from './firstVisits.ts';
import { readOptions } from './readOptions.ts';
import { measureReleases } from './releases.ts';

const usage = 'npm run bench -- [--runs 5] [/portfolio …], npm run bench -- releases, or npm run bench -- pages.';

/**
 * Runs `npm run bench` on the site that `npm start` composed. `[--runs 5] [page …]` measures first visits on a slow phone, with and without
 * scripts; without a page, of `/` and a case. `releases` measures the bytes that a release costs returning visitors, and exits with 1 above
 * a ceiling. `pages` measures a release on a site of 1000 pages.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) return console.log(`Usage: ${usage}`);
  if (words[0] === 'releases' && words.length === 1) return measureReleases();
  if (words[0] === 'pages') return measurePages(words.slice(1));
  const { pages, runs } = readOptions(words, '5', usage);
  await measureFirstVisits(pages.length > 0 ? pages : ['/', '/portfolio/ikura'], runs);
}

/** Runs the platform's program that measures releases of a large site. */
function measurePages(words: readonly string[]): void {
  const program = join(import.meta.dirname, '../../platform/test/manyPages.cli.ts');
  process.exitCode = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' }).status ?? 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
});
