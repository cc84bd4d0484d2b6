import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { createRunOptions } from '../fuzzing.ts';
import {
  arbitraryCommand,
  collectCommand,
  createPromoteCommand,
  type RaceCommand,
  rollbackCommand,
} from './commands.ts';
import { anyRounds, type CommandActor, runRacingCommands } from './runRacingCommands.ts';

// Mocks composing and the gate, because they run releases in other processes. Other suites test them.
vi.mock('../../src/compose/site/composeSite.ts', async (original) => {
  const { prepareSite } = await import('./fakeReleasesAndSites.ts');
  return { ...(await original<object>()), prepareSite };
});
vi.mock('../../src/release/gate/runGate.ts', async (original) => {
  const { passGate } = await import('./fakeReleasesAndSites.ts');
  return { ...(await original<object>()), passGate };
});

beforeAll(() => {
  // Hashes synchronously: hashing in threads would make the order of steps random, so a run would not be reproducible.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, bytes) => {
    const hash = createHash(String(algorithm).replace('-', ''));
    const { buffer } = new Uint8Array(hash.update(bytes as Uint8Array).digest());
    return buffer;
  });
});

const useClock = (now: () => number) => void vi.spyOn(Date, 'now').mockImplementation(now);

/** By promise of docs/protocol.md: commands that could break it, with their weights, and the maximum number of simultaneous commands. */
const promises = [
  ['1. no log entry is lost', { promote: 4, rollBack: 2, holdOrLetGo: 2, canary: 1, abort: 1 }, 12],
  ['2. no change undoes another', { promote: 4, rollBack: 2, rollBackTo: 1, canary: 1, holdOrLetGo: 1 }, 4],
  ['3. no change bypasses holds, refusals or the gate', { promote: 3, rollBack: 2, holdOrLetGo: 2, canary: 2 }, 5],
  [
    '4. every log entry’s site is complete, and no visit mixes two sites',
    { promote: 4, rollBack: 1, preview: 2, gc: 2, visit: 4 },
    4,
  ],
  [
    '5. a canary is the live composition with one release changed',
    { canary: 4, promote: 3, abort: 1, rollBack: 1, visit: 2 },
    4,
  ],
  [
    '6. a collector removes nothing that is referenced',
    { gc: 4, promote: 3, rollBack: 2, canary: 2, preview: 2, revoke: 1, publish: 2 },
    4,
  ],
  [
    '7. files of shown releases stay available',
    { promote: 3, rollBack: 2, rollBackTo: 1, canary: 2, abort: 1, gc: 1 },
    4,
  ],
  ['8. a published release is complete', { publish: 5, promote: 1, gc: 2, preview: 1 }, 4],
  ['9. nothing gets stuck', { promote: 3, publish: 2, preview: 1, gc: 2, rollBackTo: 1, visit: 1 }, 5],
] as const;

it.each(promises)(
  '%s',
  async (_promise, weights, most) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), anyRounds(arbitraryCommand(weights), most), async (scheduler, rounds) => {
        const { broken, endings } = await runRacingCommands(scheduler, rounds, useClock);
        for (const ending of endings) seen.add(ending);
        expect(broken).toEqual([]);
      }),
      createRunOptions(225),
    );
    // Expects that the runs included promotions that succeed, and promotions during which the store fails.
    expect(seen).toContain('promote done');
    expect(seen).toContain('promote unsure');
  },
  120_000,
);

it('6. a collector keeps a site that was live briefly after its inventory', async () => {
  const actor = (command: RaceCommand, faults: CommandActor['faults'] = []): CommandActor => ({
    command,
    faults,
    skew: 0,
    again: 0,
  });
  // Promotes a site that was last live forty days ago. In each run, the collector waits before a different request.
  const promotes = actor(createPromoteCommand([{ name: 'news', version: '1.1.0' }], true));
  const goesBack = actor(rollbackCommand('news'), [['request 1', 'waits']]);
  for (let request = 1; request <= mostRequests; request += 1)
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const actors = [actor(collectCommand, [[`request ${request}`, 'waits']]), goesBack, promotes];
        expect(await runRacingCommands(scheduler, [{ actors, pause: 0 }], useClock)).toMatchObject({ broken: [] });
      }),
      { numRuns: 1 },
    );
});

/** Approximate number of requests of a collector until its last removal. */
const mostRequests = 160;
