import { expect, it } from 'vitest';
import { typesBeside } from './typesBeside.ts';

it('tells what is wrong once and when it is right again, checks a package once for all saves meanwhile, and tells nothing of a state that is gone', async () => {
  const told: string[] = [];
  const checks: { folder: string; find: (lines: readonly string[]) => void }[] = [];
  const check = (folder: string) =>
    new Promise<readonly string[]>((find) => {
      checks.push({ folder, find });
    });
  const types = typesBeside(check, (line) => told.push(line));
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
  expect(told).toEqual(['types: 1 in mfe-news\na.ts(1,1): error TS1: wrong']);
  expect(checks.map(({ folder }) => folder)).toEqual(['mfe-news', 'mfe-news', 'shell']);
  await found();
  expect(told).toHaveLength(1);
  types(['mfe-news']);
  await found();
  expect(told.at(-1)).toBe('types: mfe-news is right again');
});
