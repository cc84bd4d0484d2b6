import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Outcome, readPlaywright, readVitest } from './outcome.ts';
import { projects, root, runProgram } from './program.ts';

const outcomeOf = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const program = async (file: string, ...words: string[]): Promise<Outcome> =>
  outcomeOf(await runProgram(process.execPath, [file, ...words]));

export const formatAndLint = async (): Promise<Outcome> => outcomeOf(await runProgram('biome', ['ci', '.']));

/** Finds unused files, exports and libraries (`knip.jsonc`). */
export const findUnused = async (): Promise<Outcome> =>
  outcomeOf(await runProgram('knip', ['--no-progress', '--no-config-hints']));

/** Checks the types of every TypeScript project. The compiler stores its incremental state in `.cache`. */
export async function checkTypes(): Promise<Outcome> {
  const waiting = [...projects];
  let failed = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const known = join(root, '.cache/types', `${name === '.' ? 'root' : name}.json`);
      if ((await runProgram('tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', known])) !== 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: projects.length - failed, failed };
}

/** Checks that all committed drawings, pictures and cards match the current sources. */
export const checkArt = () => program('studio/art/art.cli.ts', '--check');
export const buildGallery = () => program('shared/gallery/gallery.cli.ts', '--build');

/** Builds, releases and composes the site for the browser suites. */
export const composeSite = () => program('platform/src/commands/start.cli.ts', '--no-serve');

/** Pattern of tests that start processes or servers or take seconds each, and of fuzz tests. They run only with `--all`. */
const slowTests = '**/*.{slow,fuzz}.test.ts';

/** Runs the unit tests; for `quick`, without `slowTests`. */
export const runUnitTests = (layer: 'quick' | 'all', ...words: string[]): Promise<Outcome> =>
  runVitest('units', [...(layer === 'quick' ? ['--exclude', slowTests] : []), ...words]);

/** Runs the serving tests on each host (embedded server, nginx, proxy, worker); for `quick`, only on the embedded server. */
export const testHosts = (layer: 'quick' | 'all'): Promise<Outcome> =>
  runVitest('serving', ['--config', 'vitest.serving.config.ts'], layer === 'quick' ? { HOSTS: 'embedded' } : {});

/** Runs vitest once. `name` is the file name of its report; `env` is added to its environment. */
export async function runVitest(name: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = join(root, `test-results/${name}.json`);
  // Removes the report of the previous run. If vitest crashes before it writes a report, the old one would be read.
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runProgram('vitest', ['run', ...words, ...reporters], { env });
  return readReport(report, code, 'vitest', readVitest);
}

/**
 * Runs the browser suites against the site that `composeSite` composed.
 * @param words arguments of `playwright test`
 */
export async function runBrowserSuites(...words: string[]): Promise<Outcome> {
  const report = join(root, 'e2e/test-results/e2e.json');
  rmSync(report, { force: true });
  const code = await runProgram('playwright', ['test', ...words], { folder: 'e2e', env: { E2E_COMPOSED: 'true' } });
  return readReport(report, code, 'playwright', readPlaywright);
}

function readReport(file: string, code: number, runner: string, read: (report: string) => Outcome): Outcome {
  if (!existsSync(file))
    return {
      passed: 0,
      failed: 1,
      failures: [`${runner} ended with code ${code} and wrote no report; its last lines say why.`],
    };
  const outcome = read(readFileSync(file, 'utf8'));
  if (code === 0 || outcome.failed > 0) return outcome;
  const why = `${runner} ended with code ${code}, though no test failed; its last lines say why.`;
  return { ...outcome, failed: 1, failures: [why] };
}
