import type { Snapshot } from 'shared/contract';
import { twinOf } from './Expected.ts';
import type { Plant } from './plants.ts';
import type { Ground } from './Visitor.ts';
import { type Walked, walkFrom } from './walkFrom.ts';

/** Where walks begin: every page in both languages. */
export async function startsOf(site: string): Promise<readonly string[]> {
  const { routes }: Snapshot = await (await fetch(`${site}/snapshot.json`)).json();
  return routes.flatMap(({ path }) => [path, twinOf(path)]);
}

interface Exploring {
  /** How many steps there are to be; the walk that reaches them is ended. */
  readonly steps: number;
  /** The first seed; every walk has one of its own, one more than the walk before. */
  readonly seed: number;
  /** How many walks go on side by side. */
  readonly together: number;
  readonly onWalked: (walked: Walked) => void;
}

/** Walks until there were so many steps. @returns how many there were */
export async function explore(ground: Ground, { steps, seed, together, onWalked }: Exploring): Promise<number> {
  const starts = await startsOf(ground.site);
  let next = seed;
  let taken = 0;
  const work = async () => {
    while (taken < steps) {
      const mine = next;
      next += 1;
      const walked = await walkFrom(ground, starts, { seed: mine });
      taken += walked.steps;
      onWalked(walked);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return taken;
}

/** What became of a planted bug. */
export interface Dug {
  /** How many steps were taken until it was found, or in vain. */
  readonly steps: number;
  /** The seed whose walk has found it. */
  readonly seed?: number;
  readonly found?: string;
}

/**
 * Walks over a planted bug from one seed to the next until the property finds it that is there for it, and none beside it that the bug leaves
 * whole: a walk that has come to another page than was meant finds much, and not the bug.
 */
export async function dig(ground: Ground, plant: Plant, from: number, most: number): Promise<Dug> {
  const starts = plant.at ? [plant.at] : await startsOf(ground.site);
  let steps = 0;
  for (let seed = from; steps < most; seed += 1) {
    const walked = await walkFrom(ground, starts, { seed, plant, shrinkFor: 0 });
    steps += walked.steps;
    const { failure } = walked;
    if (failure && isOf(plant, failure.by)) return { steps, seed, found: failure.found };
  }
  return { steps };
}

const isOf = ({ by, also = [] }: Plant, broken: readonly string[]): boolean =>
  broken.includes(by) && broken.every((each) => each === by || also.includes(each));

/** A failing walk as it is printed: numbered steps, what was found, and how to walk it again. */
export const tell = ({ seed, failure }: Walked): string =>
  failure === undefined
    ? ''
    : [
        `Seed ${seed}: ${failure.found}`,
        ...failure.told.map((said, index) => `  ${index + 1}. ${said}`),
        `Again: npm run explore -- --seed ${seed} --path ${failure.path}`,
      ].join('\n');
