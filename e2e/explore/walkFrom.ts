import fc from 'fast-check';
import { type Expected, onScreen, startingAt } from './Expected.ts';
import type { Plant } from './plants.ts';
import { StepTaken } from './StepTaken.ts';
import { Broken, settle } from './settle.ts';
import { steps } from './steps.ts';
import { type Ground, type Visitor, visitorOf } from './Visitor.ts';
import { type Width, widths } from './widths.ts';

/** What a walk is told. */
export interface Asked {
  readonly seed: number;
  /** What the end of a failing walk has said, to walk it once more as it was shrunk. */
  readonly path?: string;
  readonly plant?: Plant | undefined;
  /** How long a failing walk may be made shorter, in milliseconds; none where it is enough to know. */
  readonly shrinkFor?: number;
}

/** What a walk came to. */
export interface Walked {
  readonly seed: number;
  /** Of the walk as it was drawn; shrinking is not counted. */
  readonly steps: number;
  readonly failure?: {
    readonly found: string;
    /** The properties that do not hold. */
    readonly by: readonly string[];
    /** The shortest walk that still finds it, in plain words. */
    readonly told: readonly string[];
    readonly path: string;
  };
}

/** So many steps are drawn at most; those that cannot be taken where the walk has come to are left out. */
const longest = 100;

const draws = fc.record({ which: fc.nat({ max: 60 }), keys: fc.boolean() });
/** A step as often as it weighs. */
const commands = steps.flatMap((step) =>
  Array.from({ length: step.weight }, () => draws.map((draw) => new StepTaken(step, draw))),
);

/** Walks as a seed says; a walk that fails is made as short as it gets. */
export async function walkFrom(ground: Ground, addresses: readonly string[], asked: Asked): Promise<Walked> {
  const { seed, plant, shrinkFor = 60_000 } = asked;
  const [path, replayPath] = asked.path?.split(',') ?? [];
  let first: number | undefined;
  let last: { readonly found: string; readonly told: readonly string[]; readonly by: readonly string[] } | undefined;
  let until = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(
    fc.constantFrom(...addresses),
    fc.constantFrom(...widths),
    fc.commands(commands, { maxCommands: longest, size: 'max', ...(replayPath && { replayPath }) }),
    async (address, width, taken) => {
      if (performance.now() > until) return;
      const told: string[] = [];
      try {
        await walk(ground, plant, address, width, taken, told);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        // Another fault on the way is another walk's.
        if (last && !error.by.some((by) => last?.by.includes(by))) return;
        last = { found: error.message, told, by: error.by };
        if (until === Number.POSITIVE_INFINITY) until = performance.now() + shrinkFor;
        throw error;
      } finally {
        first ??= told.length;
      }
    },
  );
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    endOnFailure: shrinkFor === 0 || path !== undefined,
    ...(path && { path }),
  });
  if (!failed) return { seed, steps: first ?? 0 };
  if (!(errorInstance instanceof Broken) || !last) throw errorInstance;
  const [, replay = ''] = /replayPath="([^"]*)"/.exec(String(counterexample?.[2])) ?? [];
  return {
    seed,
    steps: first ?? 0,
    failure: { ...last, path: `${counterexamplePath},${replay}` },
  };
}

async function walk(
  ground: Ground,
  plant: Plant | undefined,
  address: string,
  width: Width,
  taken: Iterable<fc.AsyncCommand<Expected, Visitor>>,
  told: string[],
): Promise<void> {
  const visitor = await visitorOf(ground, width, plant, told);
  try {
    const model = startingAt(address, width);
    told.push(`opens ${onScreen(model).address} in a window ${width} pixels wide`);
    await visitor.page.goto(visitor.proxy.url + address, { waitUntil: 'commit' });
    await settle(visitor, model, {});
    await fc.asyncModelRun(() => ({ model, real: visitor }), taken);
  } finally {
    await visitor.leave();
  }
}
