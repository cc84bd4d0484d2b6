import { parseArgs } from 'node:util';
import { changesSince, usualRevision } from './changes.ts';
import { boundaries, nameOf, type Step, stepsOf } from './checkSteps.ts';
import { type Change, type Touched, touched } from './touched.ts';
import { readWorkspace } from './workspace.ts';

/**
 * `npm run check [-- --all | --since REV]`: what needs no build and no browser, of what a change touches. The change is what differs from
 * the main branch, committed or not. It stops at the first step that fails, whose first failure is the last thing on the screen.
 */
const values = readOptionsOrEnd();

const began = performance.now();
const steps = values.all ? stepsOf(everything()) : stepsSince(values.since ?? usualRevision());
const lines: string[] = [];
for (const [name, run] of steps) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const failure = await run();
  lines.push(`${failure === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds(started)} s)`);
  if (failure === undefined) continue;
  const left = steps.slice(lines.length).map(([each]) => each);
  console.log(`\n${lines.join('\n')}${left.length > 0 ? `\nNot run: ${left.join(', ')}` : ''}\n\n${failure.trim()}`);
  process.exit(1);
}
console.log(`\n${lines.join('\n')}\n\nNothing is wrong (${seconds(began)} s).`);

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function readOptionsOrEnd() {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, since: { type: 'string' } } }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}.\nNothing was checked. Write npm run check, with -- --all for everything, or with -- --since main for what differs from a revision.`,
    );
    process.exit(1);
  }
}

function everything(): Touched {
  return {
    format: 'all',
    packages: Object.keys(readWorkspace()),
    painted: ['drawings', 'pictures', 'cards'],
    tests: 'all',
  };
}

function stepsSince(revision: string): Step[] {
  const changes = changesOrEnd(revision);
  if (changes.length === 0) {
    console.log(`Nothing differs from ${revision}: only the boundaries are checked. With --all everything is.`);
    return [boundaries];
  }
  const found = touched(changes, readWorkspace());
  console.log(
    `Since ${revision}: ${changes.length} files, which touch ${found.packages.map(nameOf).join(', ') || 'no package'}.`,
  );
  return stepsOf(found);
}

function changesOrEnd(revision: string): readonly Change[] {
  try {
    return changesSince(revision);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
