import { expect, it } from 'vitest';
import { isFirstStep, isLastStep, nextStep, previousStep } from './installStep.ts';

it('walks three steps forward and stays at the last', () => {
  expect([0, 1, 2].map(nextStep)).toEqual([1, 2, 2]);
});

it('walks back and stays at the first', () => {
  expect([2, 1, 0].map(previousStep)).toEqual([1, 0, 0]);
});

it('knows the first step, which has no way back, and the last, which is done', () => {
  expect([0, 1, 2].map(isFirstStep)).toEqual([true, false, false]);
  expect([0, 1, 2].map(isLastStep)).toEqual([false, false, true]);
});
