import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeStubProgram } from '../../test/writeStubProgram.ts';
import { checkTypesInBackground, createTypeCheck } from './backgroundTypeCheck.ts';

it('the background check reports errors once, skips outdated results, and reports their fix', async () => {
  const told: string[] = [];
  const checks: { folder: string; find: (lines: readonly string[]) => void }[] = [];
  const check = (folder: string) =>
    new Promise<readonly string[]>((find) => {
      checks.push({ folder, find });
    });
  const types = checkTypesInBackground(check, (line) => told.push(line));
  const found = async (...lines: string[]) => {
    checks.at(-1)?.find(lines);
    await new Promise((next) => setImmediate(next));
  };
  types(['mfe-news']);
  for (let saves = 0; saves < 3; saves += 1) types(['mfe-news', 'shell']);
  expect(checks).toHaveLength(1);
  await found('a.ts(1,1): error TS0: of a state that is gone');
  expect(told).toEqual([]);
  expect(checks.map(({ folder }) => folder)).toEqual(['mfe-news', 'mfe-news']);
  await found('a.ts(1,1): error TS1: wrong');
  expect(told).toEqual(['types: 1 error in mfe-news\na.ts(1,1): error TS1: wrong']);
  expect(checks.map(({ folder }) => folder)).toEqual(['mfe-news', 'mfe-news', 'shell']);
  await found();
  expect(told).toHaveLength(1);
  types(['mfe-news']);
  await found();
  expect(told.at(-1)).toBe('types: no errors in mfe-news any more');
});

it('a check that fails is reported as such, and is repeated with the next save', async () => {
  const told: string[] = [];
  const checked: string[] = [];
  const results: (readonly string[] | Error)[] = [
    ['a.ts(1,1): error TS1: wrong'],
    new Error('tsc ended with SIGABRT'),
    [],
    ['b.ts(1,1): error TS2: wrong'],
  ];
  const types = checkTypesInBackground(
    async (folder) => {
      checked.push(folder);
      const result = results.shift() ?? [];
      if (result instanceof Error) throw result;
      return result;
    },
    (line) => told.push(line),
  );
  const save = async (folder: string) => {
    types([folder]);
    await new Promise((next) => setImmediate(next));
  };
  await save('mfe-news');
  await save('mfe-news');
  expect(told).toEqual([
    'types: 1 error in mfe-news\na.ts(1,1): error TS1: wrong',
    'types: mfe-news could not be checked, and the next save repeats the check: tsc ended with SIGABRT',
  ]);
  await save('shell');
  expect(checked.slice(2)).toEqual(['shell', 'mfe-news']);
  expect(told.slice(2)).toEqual(['types: 1 error in mfe-news\nb.ts(1,1): error TS2: wrong']);
});

it('a compiler that is killed, fails without an error in a source or is missing has not checked the types', async () => {
  const programs = await mkdtemp(join(tmpdir(), 'bin-'));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  await writeStubProgram(
    join(programs, 'tsc'),
    `({
      whole: () => {},
      wrong: () => { console.log('a.ts(1,1): error TS1: wrong'); process.exitCode = 2; },
      killed: () => process.kill(process.pid, 'SIGKILL'),
      large: () => { console.error('---\\nFATAL ERROR: Reached heap limit\\n---'); process.exitCode = 134; },
    })[process.argv[3]]();`,
  );
  const check = createTypeCheck(programs);
  expect(await check('whole')).toEqual([]);
  expect(await check('wrong')).toEqual(['a.ts(1,1): error TS1: wrong']);
  await expect(check('killed')).rejects.toThrow('tsc ended with SIGKILL');
  await expect(check('large')).rejects.toThrow('tsc ended with the exit code 134: FATAL ERROR: Reached heap limit');
  vi.stubEnv('PATH', join(programs, 'none'));
  await expect(check('whole')).rejects.toThrow('ENOENT');
});
