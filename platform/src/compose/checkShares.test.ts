import { expect, it } from 'vitest';
import { satisfies } from './checkShares.ts';

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['1.0.0', '^1.0.0', true],
])('%s for %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
