import { readNamed } from '../../src/release/live/live.ts';
import type { PublishingWorld } from '../../src/release/publishing.ts';
import { rollingBack } from '../../src/release/rollback.ts';
import type { Work } from '../../src/store/protocol/work.ts';
import { type Command, promoteCommand, publishCommand } from './commands.ts';
import { type AnyQuestion, carryOut } from './requests.ts';
import { SimulatedWorld, type Stored } from './SimulatedWorld.ts';
import { released } from './universe.ts';

/** A store as a run finds it. */
interface StoreBefore {
  readonly keys: ReadonlyMap<string, Stored>;
  /** The time, in milliseconds since 1970. */
  readonly time: number;
}

let before: StoreBefore | undefined;

/**
 * The store that every run begins with, made by the same commands: everything is released, `news` has gone forward and back forty days ago,
 * so that there is something old that nobody names.
 */
export function storeBefore(): StoreBefore {
  before ??= makeStore();
  return before;
}

function makeStore(): StoreBefore {
  const world = new SimulatedWorld(new Map(), Date.parse('2026-01-01T00:00:00.000Z'), { created() {}, removed() {} });
  const promote = (...names: readonly string[]): Command => promoteCommand(names.map(readNamed), false);
  for (const build of released) {
    world.asker = { skew: 0, build };
    finish(publishCommand(build).begin(world), world);
  }
  finish(promote('shell@1.0.0').begin(world), world);
  finish(promote('news@1.0.0', 'blog@1.0.0').begin(world), world);
  finish(promote('news@1.1.0').begin(world), world);
  finish(rollingBack({ name: 'news', origin: { who: 'somebody' } }), world);
  return { keys: world.keys, time: world.time + 40 * 86_400_000 };
}

/** Does work with nobody beside it and nothing that fails. */
function finish(work: Work<PublishingWorld, unknown>, world: SimulatedWorld): void {
  let next = work.next();
  while (!next.done) next = work.next(carryOut(world, next.value as AnyQuestion));
  world.time += 3_600_000;
}
