import fc, { type Arbitrary, type Scheduler } from 'fast-check';
import { ExplainedError, StoreError } from 'shared/contract';
import { promoteTogether } from '../../src/release/promote.ts';
import { writeRelease } from '../../src/release/publish/writeRelease.ts';
import { rollback } from '../../src/release/rollback.ts';
import { switchDeltas } from '../../src/release/switchDeltas.ts';
import { parseReleaseId } from '../../src/store/protocol/storedRelease.ts';
import { createPromoteCommand, createPublishCommand, type RaceCommand } from './commands.ts';
import { composedSites, isRefusedByGate, releasedBuilds } from './fakeReleasesAndSites.ts';
import { type CommandRun, Invariants, type RequiredKnowledge, type RunEnd } from './Invariants.ts';
import { type RequestFault, requestFaults, SteppedStore } from './SteppedStore.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface CommandActor {
  readonly command: RaceCommand;
  readonly faults: readonly (readonly [request: string, fault: RequestFault])[];
  readonly skew: number;
  /** Number of repetitions after the store has failed or the command was stopped. */
  readonly again: number;
}

/** Commands that start at the same time, and the time that passes after they have ended. */
export interface Round {
  readonly actors: readonly CommandActor[];
  readonly pause: number;
}

/** Draws the request that gets a fault. Half are writes: a command sends few of them, and the last one usually makes the change. */
const anyRequest = fc.oneof(
  fc.integer({ min: 1, max: 120 }).map((number) => `request ${number}`),
  fc.integer({ min: 1, max: 25 }).map((number) => `write ${number}`),
);
const anyFaults = fc.array(fc.tuple(anyRequest, fc.constantFrom(...requestFaults)), { maxLength: 3 });

/** Draws up to three rounds, each with up to `most` commands. */
export const anyRounds = (command: Arbitrary<RaceCommand>, most: number): Arbitrary<readonly Round[]> =>
  fc.array(
    fc.record({
      actors: fc.array(
        fc.record({
          command,
          faults: anyFaults,
          skew: fc.constantFrom(0, 0, 0, 11 * hour, -11 * hour),
          again: fc.nat(2),
        }),
        { minLength: 1, maxLength: most },
      ),
      pause: fc.constantFrom(0, hour, day, 8 * day, 20 * day, 31 * day, 45 * day),
    }),
    { minLength: 1, maxLength: 3 },
  );

/** Scheduler that executes each request at once, in the order of the calls, so that every run starts with the same store. */
const inTurn = { schedule: <Answer>(response: Promise<Answer>) => response, count: () => 0, waitNext: async () => {} };

let before: Awaited<ReturnType<typeof makeStore>> | undefined;

/**
 * Makes the store with which every run starts. All builds are released. `news` was promoted and rolled back forty days ago, so the store
 * has old files that nothing names.
 */
async function makeStore(useClock: (now: () => number) => void) {
  const silent = { sending: () => ({ log: 0, ages: 0 }), arrives() {}, created() {}, removed() {}, removedAll() {} };
  const empty = { keys: new Map(), time: Date.parse('2026-01-01T00:00:00.000Z') };
  const stepped = new SteppedStore<CommandRun, RequiredKnowledge>(inTurn, silent, empty);
  useClock(() => stepped.now());
  const nobody = { faults: new Map(), skew: 0, since: 0, requests: 0, writes: 0, stop() {} } as unknown as CommandRun;
  const store = stepped.createView(nobody);
  const promote = (...names: string[]) => promoteTogether({ store, releases: names.map(parseReleaseId) });
  for (const { description, files } of releasedBuilds) await writeRelease(store, description, files);
  await promote('shell@1.0.0');
  await switchDeltas({ store, on: false });
  await promote('news@1.0.0', 'blog@1.0.0');
  await promote('news@1.1.0');
  await rollback({ store, name: 'news' });
  return { keys: stepped.keys, time: stepped.time + 40 * day, sites: [...composedSites] };
}

/**
 * Runs commands on one store, in the order that the scheduler draws, with their faults.
 * @param useClock receives a function that replaces `Date.now`
 * @returns the broken promises, and the ending of each command
 */
export async function runRacingCommands(
  scheduler: Scheduler,
  rounds: readonly Round[],
  useClock: (now: () => number) => void,
): Promise<{ readonly broken: readonly string[]; readonly endings: readonly string[] }> {
  before ??= await makeStore(useClock);
  const start = before;
  // Forgets the sites of earlier runs, so that this run is reproducible alone.
  composedSites.clear();
  for (const [releases, site] of start.sites) composedSites.set(releases, site);
  const promises = new Invariants();
  const store = new SteppedStore<CommandRun, RequiredKnowledge>(scheduler, promises, start);
  useClock(() => store.now());
  promises.watch(store);
  const endings: string[] = [];
  const act = async ({ command, faults: befall, skew, again }: CommandActor, who: string): Promise<RunEnd['how']> => {
    let stop = () => {};
    const stopped = new Promise<RunEnd>((resolve) => {
      stop = () => resolve({ how: 'unsure' });
    });
    const run = promises.begin(command.about, `${who}'s "${command.words}"`, {
      faults: new Map(befall),
      skew,
      since: store.time,
      stop,
    });
    const done = store.runAs(run, async (): Promise<RunEnd> => {
      try {
        return { how: 'done', result: await command.run(store.createView(run), () => store.now()) };
      } catch (error) {
        if (error instanceof StoreError) return { how: 'unsure' };
        if (error instanceof ExplainedError) return { how: 'refused', error };
        throw error;
      }
    });
    const ending = await Promise.race([done, stopped]);
    promises.ended(run, ending);
    endings.push(`${command.about.verb} ${ending.how}`);
    if (ending.how === 'unsure' && again > 0) return act({ command, faults: [], skew, again: again - 1 }, who);
    return ending.how;
  };
  const settle = async (all: readonly Promise<unknown>[]) => {
    await store.runAll();
    await Promise.all(all);
  };
  for (const [index, { actors, pause }] of rounds.entries()) {
    await settle(actors.map((actor, at) => act(actor, `${'abcdefghijkl'[at]}${index + 1}`)));
    store.time += pause;
  }
  // Finally expects that a publication and a promotion succeed, unless a collector removed files that a writer was using.
  const sound = releasedBuilds.filter(({ description }) => !isRefusedByGate(description)).at(-1);
  if (promises.excused.size === 0 && sound)
    for (const command of [createPublishCommand(sound), createPromoteCommand([sound.description], true)]) {
      let how = '';
      await settle([act({ command, faults: [], skew: 0, again: 0 }, 'hal').then((ended) => (how = ended))]);
      if (how !== 'done') promises.stuck(`hal's "${command.words}"`);
    }
  return { broken: promises.broken, endings };
}
