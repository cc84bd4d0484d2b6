import { expect, it } from 'vitest';
import { type Standing, waits } from './waits.ts';

const below: Standing = { top: 1200, windowHeight: 900, toEnd: 2000 };

it('lets wait what is below the fold', () => {
  expect(waits(below)).toBe(true);
});

it('never hides what is in the window, be it only in the margin, or above it', () => {
  expect(waits({ ...below, top: 300 })).toBe(false);
  expect(waits({ ...below, top: 899 })).toBe(false);
  expect(waits({ ...below, top: -500 })).toBe(false);
});

it('never hides what the end of the document keeps outside the margin', () => {
  expect(waits({ ...below, toEnd: 128 })).toBe(false);
  expect(waits({ ...below, toEnd: 129 })).toBe(true);
});
