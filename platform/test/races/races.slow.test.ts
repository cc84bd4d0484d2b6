import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { createRunOptions } from '../fuzzing.ts';
import { type Command, collectCommand, drawCommands, promoteCommand, rollbackCommand } from './commands.ts';
import { type Actor, anyRounds, runRounds } from './runRounds.ts';

// Composing and the gate run the code of releases in processes of their own; they have suites of their own.
vi.mock('../../src/compose/site/composeSite.ts', async (original) => {
  const { prepareSite } = await import('./universe.ts');
  return { ...(await original<object>()), prepareSite };
});
vi.mock('../../src/release/gate/passGate.ts', async (original) => {
  const { passGate } = await import('./universe.ts');
  return { ...(await original<object>()), passGate };
});

beforeAll(() => {
  // Threads hash, and who waits for one goes on at any time: the same run would not be the same again.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, bytes) => {
    const hash = createHash(String(algorithm).replace('-', ''));
    const { buffer } = new Uint8Array(hash.update(bytes as Uint8Array).digest());
    return buffer;
  });
});

const useClock = (now: () => number) => void vi.spyOn(Date, 'now').mockImplementation(now);

/** Commands that could break each promise of docs/protocol.md, by how often they are drawn; and how many begin together at the most. */
const promises = [
  ['1. no entry is lost', { promote: 4, rollBack: 2, holdOrLetGo: 2, canary: 1, abort: 1 }, 12],
  ['2. no change undoes another', { promote: 4, rollBack: 2, rollBackTo: 1, canary: 1, holdOrLetGo: 1 }, 4],
  ['3. holds, refusals and the gate are never passed', { promote: 3, rollBack: 2, holdOrLetGo: 2, canary: 2 }, 5],
  ['4. no site is mixed, and every entry’s is whole', { promote: 4, rollBack: 1, preview: 2, gc: 2, visit: 4 }, 4],
  [
    '5. a canary is what is live with one release changed',
    { canary: 4, promote: 3, abort: 1, rollBack: 1, visit: 2 },
    4,
  ],
  [
    '6. a collector takes nothing that is named',
    { gc: 4, promote: 3, rollBack: 2, canary: 2, preview: 2, revoke: 1, publish: 2 },
    4,
  ],
  ['7. what was shown stays to be had', { promote: 3, rollBack: 2, rollBackTo: 1, canary: 2, abort: 1, gc: 1 }, 4],
  ['8. a published release is whole', { publish: 5, promote: 1, gc: 2, preview: 1 }, 4],
  ['9. nothing gets stuck', { promote: 3, publish: 2, preview: 1, gc: 2, rollBackTo: 1, visit: 1 }, 5],
] as const;

it.each(promises)(
  '%s',
  async (_promise, weights, most) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), anyRounds(drawCommands(weights), most), async (scheduler, rounds) => {
        const { broken, endings } = await runRounds(scheduler, rounds, useClock);
        for (const ending of endings) seen.add(ending);
        expect(broken).toEqual([]);
      }),
      createRunOptions(225),
    );
    // Where nobody does anything every promise is kept.
    expect(seen).toContain('promote done');
    expect(seen).toContain('promote unsure');
  },
  120_000,
);

it('6. a collector that has made its list sees what became live, and ceased to be, since', async () => {
  const actor = (command: Command, faults: Actor['faults'] = []): Actor => ({ command, faults, skew: 0, again: 0 });
  // What was live forty days ago is live for a moment, while the collector waits in front of each of its requests in turn.
  const promotes = actor(promoteCommand([{ name: 'news', version: '1.1.0' }], true));
  const goesBack = actor(rollbackCommand('news'), [['request 1', 'waits']]);
  for (let request = 1; request <= mostRequests; request += 1)
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const actors = [actor(collectCommand, [[`request ${request}`, 'waits']]), goesBack, promotes];
        expect(await runRounds(scheduler, [{ actors, pause: 0 }], useClock)).toMatchObject({ broken: [] });
      }),
      { numRuns: 1 },
    );
});

/** A collector makes some hundred before it has removed what it may. */
const mostRequests = 160;
