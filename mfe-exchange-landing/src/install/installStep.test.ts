import { expect, it } from 'vitest';
import { getNextStep, getPreviousStep, isFirstStep, isLastStep } from './installStep.ts';

it('nextStep advances up to the third step', () => {
  expect([0, 1, 2].map(getNextStep)).toEqual([1, 2, 2]);
});

it('previousStep goes back to the first step', () => {
  expect([2, 1, 0].map(getPreviousStep)).toEqual([1, 0, 0]);
});

it('isFirstStep and isLastStep recognise only the first and the last step', () => {
  expect([0, 1, 2].map(isFirstStep)).toEqual([true, false, false]);
  expect([0, 1, 2].map(isLastStep)).toEqual([false, false, true]);
});
