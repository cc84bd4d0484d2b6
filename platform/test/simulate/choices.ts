import { seededRandom } from '../faultyStores.ts';

/** Where a run has all its chances from. Zero is always the calm one: nothing fails, and whoever is at work goes on. */
export interface Choices {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** All that were made so far: they are the run. */
  readonly made: readonly number[];
}

function choicesBy(choose: (count: number, index: number) => number): Choices {
  const made: number[] = [];
  return {
    made,
    below(count) {
      const choice = choose(count, made.length);
      made.push(choice);
      return choice;
    },
  };
}

/** The choices of a seed. */
export function seededChoices(seed: number): Choices {
  const random = seededRandom(seed);
  return choicesBy((count) => Math.floor(random() * count));
}

/** Choices that were made before; behind their end all is calm. */
export const madeChoices = (given: readonly number[]): Choices =>
  choicesBy((count, index) => Math.min(given[index] ?? 0, count - 1));

/** Whether something happens that does so once in so many times; never for 0 and 1. */
export const happens = (choices: Choices, onceIn: number): boolean => onceIn > 1 && choices.below(onceIn) === 1;
