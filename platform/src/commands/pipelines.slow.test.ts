import { execFile } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CommandResult, spawnCommand } from '../../test/spawnCommand.ts';

/** Tests that the workflows run existing commands with valid arguments. */

const root = join(import.meta.dirname, '../../..');
const workflows = join(root, '.github/workflows');
const pipelines = ['check.yml', 'release-remote.yml'];

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Pipeline {
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (name: string): Pipeline => parse(readFileSync(join(workflows, name), 'utf8'));
const jobsOf = (name: string) => Object.values(read(name).jobs);

/** Lists the `npm run` commands of a workflow: script and arguments. Variables in arguments are replaced by sample values. */
function commandsIn(name: string): readonly (readonly [script: string, words: readonly string[]])[] {
  const lines = jobsOf(name).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  return lines.flatMap((line) => {
    const [, script = '', words = ''] =
      /^npm (?:run )?(?:--silent )?([\w-]+)(?: --(?= ))?([^>|]*)/.exec(line.trim()) ?? [];
    const filled = words
      .replaceAll('"$REMOTE"', 'portfolio')
      .replaceAll('"$RELEASE"', 'portfolio@1.0.0-3f9c2a1b07')
      .replaceAll('"$OPERATIONS"', 'http://127.0.0.1:9464')
      .replaceAll('"$WHY"', 'because');
    return script === '' ? [] : [[script, filled.split(' ').filter(Boolean)] as const];
  });
}

/** Runs a command with an invalid store or site. It then fails directly after it has accepted its arguments, and changes nothing. */
function said(script: string, words: readonly string[]): Promise<CommandResult> {
  if (script === 'release') return spawnCommand('release.cli.ts', words, 's3://');
  return new Promise((resolve) => {
    const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
    const file = [playwright, 'test', '--config', join(root, 'e2e'), '--list'];
    execFile(process.execPath, [...file, ...words], { env: { ...process.env, SITE: '' } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
}
/** Errors by which a command shows that it has accepted all its arguments. */
const understood = { release: /The store s3:\/\/ cannot be opened/, e2e: /^SITE is ""/m } as const;

it.each(pipelines)('the workflow %s runs existing scripts', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = commandsIn(name);
  expect(commands.length).toBeGreaterThan(name === 'check.yml' ? 0 : 5);
  for (const [script] of commands) expect(Object.keys(scripts)).toContain(script);
});

it.each(pipelines.flatMap((name) => commandsIn(name).map((command) => [name, ...command] as const)))(
  '%s: npm run %s accepts %j',
  async (_name, script, words) => {
    if (script === 'check' || script === 'test') {
      const source = readFileSync(join(root, `.ci/${script}.ts`), 'utf8');
      for (const word of words) expect(source).toContain(` ${word.slice(2)}: { type:`);
      return;
    }
    const { code, text } = await said(script, words);
    expect(code).toBe(1);
    expect(text).toMatch(understood[script as keyof typeof understood]);
  },
);

it('an argument that a command does not accept fails the test of workflows', async () => {
  expect((await said('release', ['canary', 'portfolio@1.0.0', '--gard'])).text).not.toMatch(understood.release);
  expect((await said('release', ['gate', '--guard'])).text).toMatch(/does not take --guard/);
});

it('every workflow is valid by GitHub’s schema, which detects an unknown key', () => {
  const errorsIn = (text: string) => validateWorkflow(text).errors;
  for (const name of readdirSync(workflows))
    expect([name, errorsIn(readFileSync(join(workflows, name), 'utf8'))]).toEqual([name, []]);
  const check = readFileSync(join(workflows, 'check.yml'), 'utf8');
  expect(errorsIn(check.replace('runs-on:', 'runs-in:'))).not.toEqual([]);
});

it('every remote has a workflow that runs when its sources change', () => {
  for (const folder of globSync('mfe-*/package.json', { cwd: root }).map(dirname)) {
    const { on, jobs } = parse(readFileSync(join(workflows, `${folder}.yml`), 'utf8'));
    expect(on.push.paths).toEqual([`${folder}/**`, 'shared/**', 'platform/src/build/**', 'pnpm-lock.yaml']);
    expect(jobs.release.with.remote).toBe(folder.slice('mfe-'.length));
  }
});

it.each(pipelines)('the workflow %s uses only outputs of earlier steps, and pins its actions by commit', (name) => {
  const { env: everywhere = {}, jobs } = read(name);
  for (const { needs = [], env = {}, outputs = {}, steps } of Object.values(jobs)) {
    const made = new Set<string>();
    for (const { id, run = '', uses, env: own = {} } of steps) {
      for (const [, step = ''] of JSON.stringify(own).matchAll(/steps\.(\w+)\.outputs/g))
        expect([...made]).toContain(step);
      for (const [, variable = ''] of run.matchAll(/"\$([A-Z]+)"/g))
        expect(Object.keys({ ...everywhere, ...env, ...own })).toContain(variable);
      if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      if (id) made.add(id);
    }
    for (const [output, from] of Object.entries(outputs)) {
      const [, step = '', key] = /steps\.(\w+)\.outputs\.(\w+)/.exec(from) ?? [];
      expect([...made]).toContain(step);
      expect([key, steps.find(({ id }) => id === step)?.run]).toEqual([output, expect.stringContaining(`"${output}=`)]);
    }
    for (const [, job = '', output = ''] of JSON.stringify({ env, steps }).matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)) {
      expect([needs].flat()).toContain(job);
      expect(Object.keys(jobs[job]?.outputs ?? {})).toContain(output);
    }
  }
});
