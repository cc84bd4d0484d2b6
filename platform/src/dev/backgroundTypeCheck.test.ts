import { expect, it } from 'vitest';
import { checkTypesInBackground } from './backgroundTypeCheck.ts';

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
