import { madeChoices } from './choices.ts';
import { type Simulated, simulate } from './simulate.ts';

/** How much is tried to make a run shorter, in requests to the store: some seconds. */
const most = 300_000;

/**
 * A run that breaks the same promise by fewer and calmer choices: some are left out, others become zero, which is the calm one. It is told
 * in words.
 */
export function shrink({ broken, choices }: Simulated): Simulated {
  let shortest = choices;
  let left = most;
  const breaks = (wanted: readonly number[]): boolean => {
    if (left <= 0) return false;
    const run = simulate(madeChoices(wanted));
    left -= run.events + 1;
    if (run.broken?.promise !== broken?.promise) return false;
    shortest = withoutCalmEnd(run.choices);
    return true;
  };
  for (let before = Number.POSITIVE_INFINITY; weightOf(shortest) < before && left > 0; ) {
    before = weightOf(shortest);
    for (let size = shortest.length; size >= 1; size = Math.floor(size / 2))
      for (let from = shortest.length - size; from >= 0 && left > 0; from -= size)
        if (from + size <= shortest.length) breaks(shortest.toSpliced(from, size));
    for (let index = 0; index < shortest.length && left > 0; index += 1) {
      const choice = shortest[index] ?? 0;
      if (choice > 0 && !breaks(shortest.with(index, 0)) && choice > 1) breaks(shortest.with(index, choice - 1));
    }
  }
  return simulate(madeChoices(shortest), true);
}

/** Behind the end of what is given all is calm. */
function withoutCalmEnd(choices: readonly number[]): readonly number[] {
  return choices.slice(0, choices.findLastIndex((choice) => choice !== 0) + 1);
}

/** Fewer choices weigh less, and calmer ones. */
const weightOf = (choices: readonly number[]): number => choices.reduce((weight, choice) => weight + 1000 + choice, 0);
