import { expect, it } from 'vitest';
import { waits } from './waits.ts';

it('lets wait what is below the fold', () => {
  expect(waits(1200, 900, 2000)).toBe(true);
});

it('never hides what is in the window, be it only in the margin, or above it', () => {
  expect(waits(300, 900, 2000)).toBe(false);
  expect(waits(899, 900, 2000)).toBe(false);
  expect(waits(-500, 900, 2000)).toBe(false);
});

it('never hides what the end of the document keeps outside the margin', () => {
  expect(waits(1200, 900, 128)).toBe(false);
  expect(waits(1200, 900, 129)).toBe(true);
});
