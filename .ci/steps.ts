import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firstFailureIn, withoutStack } from './firstFailure.ts';
import { readWorkspace, root } from './workspace.ts';

/** What a step came to. A step that could not even start counts as one failure. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Suites with their seconds, for the list of the slowest. */
  readonly suites?: readonly (readonly [name: string, seconds: number])[];
  /** What failed and why, where the step knows: every browser check, of units the first. */
  readonly failures?: readonly string[];
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command of the workspace with its output shown, and tells its exit code. */
export function run(
  command: string,
  words: readonly string[],
  folder = '.',
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const cwd = join(root, folder);
  const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PATH: `${bins}${delimiter}${process.env.PATH}` },
    });
    // Playwright stops its server and its browsers on this signal, and on no other. Nothing follows what was stopped.
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill('SIGINT');
    };
    for (const signal of stopSignals) process.on(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of stopSignals) process.off(signal, stop);
      if (stopped) process.exit(130);
      resolve(code ?? 1);
    });
  });
}

const asOutcome = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const formatAndLint = async (): Promise<Outcome> => asOutcome(await run('biome', ['ci', '.']));

/** Every committed drawing is the one that would be drawn. */
export const art = async (): Promise<Outcome> =>
  asOutcome(await run(process.execPath, ['studio/src/art/art.cli.ts', '--check']));

/** Every committed picture is of the scene that would be painted. */
export const pictures = async (): Promise<Outcome> =>
  asOutcome(await run(process.execPath, ['studio/src/pictures/pictures.cli.ts', '--check']));

/** Every committed card is of the scene that would be painted. */
export const cards = async (): Promise<Outcome> =>
  asOutcome(await run(process.execPath, ['studio/src/cards/cards.cli.ts', '--check']));

/** Every TypeScript project: the root's own files, and each package. */
export async function types(): Promise<Outcome> {
  const codes: number[] = [];
  for (const project of Object.keys(readWorkspace())) codes.push(await run('tsc', ['-p', project]));
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

/** Boundaries, units and contracts. */
export const unit = (): Promise<Outcome> => vitest('unit', []);

/** One run of vitest, counted. `name` names its report; `env` is what it is told besides. */
export async function vitest(name: string, words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(root, `test-results/${name}.json`);
  // A report of an earlier run must not speak for a runner that died.
  rmSync(report, { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...words, ...output], '.', env);
  const told = readFileSync(report, 'utf8');
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(told);
  const first = firstFailureIn(told, root);
  return {
    passed: numPassedTests,
    // A suite that cannot be loaded has no failing test, and fails all the same.
    failed: Math.max(numFailedTests + numPendingTests, code === 0 ? 0 : 1),
    suites: testResults.map((suite: { name: string; startTime: number; endTime: number }) => [
      suite.name.slice(root.length + 1),
      (suite.endTime - suite.startTime) / 1000,
    ]),
    ...(first !== undefined && { failures: [first] }),
  };
}

/** The same requests to every host that can serve the site. A host that this machine lacks is not asked, and printed. */
export const serving = (): Promise<Outcome> => vitest('serving', ['--config', 'vitest.serving.config.ts']);

/** Every component in every state. */
export const gallery = async (): Promise<Outcome> =>
  asOutcome(await run(process.execPath, ['shared/gallery/gallery.cli.ts', '--build']));

/** Builds, releases and composes; also the ground for the browser suites. */
export const composeSite = async (): Promise<Outcome> =>
  asOutcome(await run(process.execPath, ['platform/src/commands/start.cli.ts', '--no-serve']));

interface BrowserResult {
  readonly duration: number;
  readonly error?: { readonly message?: string };
}

interface BrowserSuite {
  readonly file?: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly BrowserResult[] }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

/** The browser suites, against the site that `composeSite` has composed; where nobody has, they compose it first. */
export async function browser(words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const file = join(root, 'e2e/test-results/e2e.json');
  rmSync(file, { force: true });
  const code = await run('playwright', ['test', ...words], 'e2e', env);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return {
    passed: expected,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    suites: report.suites.map((suite: BrowserSuite) => [`e2e/${suite.file}`, secondsOf(suite)]),
    failures: report.suites.flatMap((suite: BrowserSuite) => failuresOf(suite, `e2e/${suite.file}`)),
  };
}

const failuresOf = ({ specs = [], suites = [] }: BrowserSuite, file: string): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const why = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '';
      return `${file}: ${title}\n${withoutStack(why)}`;
    }),
  ...suites.flatMap((suite) => failuresOf(suite, file)),
];

const secondsOf = ({ specs = [], suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

/**
 * Every page and what a visitor does on it, in another engine than the browser suites' own. An engine that this machine lacks is not asked,
 * and printed; in continuous integration that is a failure.
 */
export async function engine(name: 'firefox' | 'webkit'): Promise<Outcome> {
  const file = join(root, 'e2e/test-results/engines.json');
  rmSync(file, { force: true });
  const began = performance.now();
  const words = ['e2e/engines/engines.cli.ts', name, ...(process.env.CI === 'true' ? [] : ['--present'])];
  const code = await run(process.execPath, words);
  const { passed, failed, failures }: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    suites: [[`e2e/engines in ${name}`, (performance.now() - began) / 1000]],
    ...(failures && { failures }),
  };
}

/** Runs steps one after another (two cores), says how long each took and closes with one plain line. */
export async function report(steps: Readonly<Record<string, () => Promise<Outcome>>>): Promise<void> {
  let passed = 0;
  let failed = 0;
  const lines: string[] = [];
  const suites: (readonly [string, number])[] = [];
  const failures: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const outcome = await step().catch((error: unknown): Outcome => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    passed += outcome.passed;
    failed += outcome.failed;
    suites.push(...(outcome.suites ?? []));
    failures.push(...(outcome.failures ?? []));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(
      `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome.passed} of ${outcome.passed + outcome.failed} (${seconds} s)`,
    );
  }
  const slowest = suites.sort(([, a], [, b]) => b - a).slice(0, 10);
  if (slowest.length > 0) console.log('\nThe slowest suites:');
  for (const [name, seconds] of slowest) console.log(`  ${seconds.toFixed(1)} s  ${name}`);
  console.log(`\n${lines.join('\n')}\n`);
  // Last, and short: of a long run often only the end is kept.
  for (const failure of failures) console.log(`${failure.slice(0, 400)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
