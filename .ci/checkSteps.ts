import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { firstFailureIn } from './firstFailure.ts';
import type { Painted, Touched } from './touched.ts';
import { readWorkspace, root } from './workspace.ts';

/** What a step came to: the first failure in full, or nothing. */
type Failure = string | undefined;
export type Step = readonly [name: string, run: () => Promise<Failure>];

/** The steps in the order of their speed. */
export function stepsOf({ format, packages, painted, tests }: Touched): Step[] {
  const files = format === 'all' ? ['.'] : format;
  return [
    boundaries,
    ...(files.length > 0 ? [['format and lint', () => formatAndLint(files)] as const] : []),
    ...painted.map((each) => [each, () => paintedAsCommitted(each)] as const),
    ...(packages.length > 0 ? [['types', () => types(packages)] as const] : []),
    ...(tests === 'all' ? [['units', () => vitest('run')] as const] : unitsOf(tests, packages)),
  ];
}

function unitsOf({ related, packages }: Exclude<Touched['tests'], 'all'>, touched: readonly string[]): Step[] {
  // A test leads to itself.
  const files = [...related, ...packages.flatMap(testsOf)];
  if (files.length === 0) return [];
  // To follow the imports of a package that cannot be touched takes as long as to run its tests.
  const owners = new Set([...touched, ...files.map((file) => file.split('/')[0] ?? '')]);
  const projects = Object.keys(readWorkspace()).filter((name) => name !== 'e2e' && owners.has(name));
  if (projects.length === 0) return [];
  return [
    [
      'units',
      () => vitest('related', ...projects.map((name) => `--project=${nameOf(name)}`), '--passWithNoTests', ...files),
    ],
  ];
}

const testsOf = (name: string): string[] =>
  globSync(name === '.' ? ['*.test.ts', '.ci/*.test.ts'] : [`${name}/src/**/*.test.{ts,tsx}`], { cwd: root });

/** Imports across a boundary, and unwanted words, each with the rule and what to do instead: read in all files, in half a second. */
export const boundaries: Step = [
  'boundaries, wording',
  () => vitest('run', '--project', 'root', 'boundaries', 'wording'),
];

async function formatAndLint(files: readonly string[]): Promise<Failure> {
  const words = ['ci', '--colors=off', '--no-errors-on-unmatched', ...files];
  const { code } = await run('biome', words);
  if (code === 0) return undefined;
  const { output } = await run('biome', [...words, '--max-diagnostics=1', '--diagnostic-level=error'], 'quietly');
  return output.split(/\nChecked \d+ file/)[0];
}

async function paintedAsCommitted(what: Painted): Promise<Failure> {
  const programs = {
    drawings: 'studio/src/art/art.cli.ts',
    pictures: 'studio/src/pictures/pictures.cli.ts',
    cards: 'studio/src/cards/cards.cli.ts',
  };
  const { code, output } = await run(process.execPath, [programs[what], '--check']);
  return code === 0 ? undefined : output;
}

/** As many projects at once as there are cores. What the compiler has found out before lies in `.cache`. */
async function types(packages: readonly string[]): Promise<Failure> {
  const failures: string[] = [];
  const waiting = [...packages];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const known = join(root, `.cache/types/${nameOf(name)}.json`);
      const { code, output } = await run('tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', known]);
      if (code !== 0) failures.push(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  // Further lines of a fault are indented.
  return failures[0]?.trim().split(/\n(?! )/)[0];
}

/** Runs vitest up to its first failure. */
async function vitest(...words: string[]): Promise<Failure> {
  const report = join(root, 'test-results/check.json');
  rmSync(report, { force: true });
  const { code, output } = await run('vitest', [
    ...words,
    '--run',
    '--bail=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (code === 0) return undefined;
  return (
    (existsSync(report) && firstFailureIn(readFileSync(report, 'utf8'), root)) ||
    output.split('\n').slice(-20).join('\n')
  );
}

/** What a package is called where people read it. */
export function nameOf(packageName: string): string {
  return packageName === '.' ? 'root' : packageName;
}

/** Runs a program of the workspace from the root, shows what it says and keeps it. */
function run(command: string, words: readonly string[], how?: 'quietly'): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
        if (!how) process.stdout.write(part);
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
