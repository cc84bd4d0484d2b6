import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Answer, ReleasedCode, Request, RequestTo } from './messages.ts';
import { openSandbox, type Sandbox } from './openSandbox.ts';
import { SandboxFault } from './SandboxFault.ts';

/** Whose code a sandbox holds: a shell, alone or with one remote. No remote shares a process with another. */
export interface Tenants {
  readonly shell: ReleasedCode;
  readonly remote?: ReleasedCode | undefined;
  /** Is told what they print. */
  readonly tell?: ((line: string) => void) | undefined;
}

/** In milliseconds: how long evaluating a release may take, and each thing it is asked about itself. It takes some hundred. */
export const evaluationTimeLimit = 10_000;

/** Number of processes that are kept, and numbers of processes that pages of one release may cost before the others are given up. */
const [kept, lostToRemote, lostToShell] = [12, 2, 4];

/** In milliseconds: how long what went wrong is not tried again. A new build is another release. */
const memory = 60_000;

interface Place {
  readonly turn: LimitFunction;
  sandbox?: Sandbox | undefined;
  retired: boolean;
}

const busy = pLimit(availableParallelism());
const places = new LRUCache<string, Place>({
  max: kept,
  dispose: (place) => {
    place.retired = true;
    if (place.turn.activeCount + place.turn.pendingCount === 0) place.sandbox?.end();
  },
});
const lost = new LRUCache<string, number>({ max: 100, ttl: memory });
/** The shells that have rendered a page: they are not what holds up the pages of others. */
const rendering = new LRUCache<string, true>({ max: 100 });
const unloadable = new LRUCache<string, SandboxFault>({ max: 100, ttl: memory });
const remembered = new LRUCache<string, Promise<unknown>>({ max: 2000 });

const keyOf = (code: ReleasedCode | undefined): string =>
  code ? `${code.name} ${code.version} ${code.integrity}` : 'alone';
const keyOfAll = ({ shell, remote }: Tenants): string => `${keyOf(shell)} ${keyOf(remote)}`;

/**
 * Asks the sandbox of a shell and a remote, which is started where there is none.
 * @param timeLimit in milliseconds
 * @throws SandboxFault if there is no answer
 */
export function askSandbox<Ask extends Request['ask']>(
  tenants: Tenants,
  request: RequestTo<Ask>,
  timeLimit = evaluationTimeLimit,
): Promise<Answer<Ask>> {
  const key = keyOfAll(tenants);
  const place: Place = places.get(key) ?? { turn: pLimit(1), retired: false };
  places.set(key, place);
  return place.turn(() =>
    busy(async () => {
      try {
        refuseLost(tenants);
        const sandbox = await loaded(place, key, tenants);
        const answer = await sandbox.ask(request, timeLimit).catch((fault: unknown) => {
          if (fault instanceof SandboxFault && fault.costly) countLost(tenants);
          throw fault;
        });
        if (request.ask === 'renderPage') rendering.set(keyOf(tenants.shell), true);
        return answer;
      } finally {
        if (place.retired && place.turn.pendingCount === 0) place.sandbox?.end();
      }
    }),
  );
}

/** The same for what has one answer for ever: it is asked once in the life of this process. */
export function askOnce<Ask extends Request['ask']>(tenants: Tenants, request: RequestTo<Ask>): Promise<Answer<Ask>> {
  const key = `${keyOfAll(tenants)} ${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;
  const known = remembered.get(key) as Promise<Answer<Ask>> | undefined;
  if (known) return known;
  const asking = askSandbox(tenants, request);
  remembered.set(key, asking);
  asking.catch(() => remembered.delete(key));
  return asking;
}

async function loaded(place: Place, key: string, { shell, remote, tell }: Tenants): Promise<Sandbox> {
  if (place.sandbox?.alive()) return place.sandbox;
  const before = unloadable.get(key);
  if (before) throw before;
  const sandbox = openSandbox(tell);
  try {
    await sandbox.ask({ ask: 'load', shell, remote }, evaluationTimeLimit);
  } catch (fault) {
    sandbox.end();
    if (fault instanceof SandboxFault && fault.costly) unloadable.set(key, fault);
    throw fault;
  }
  place.sandbox = sandbox;
  return sandbox;
}

/** An endless loop on every page would take the whole limit for each. */
function refuseLost({ shell, remote }: Tenants): void {
  const suspects = [...(remote ? [{ code: remote, limit: lostToRemote }] : []), { code: shell, limit: lostToShell }];
  for (const { code, limit } of suspects)
    if ((lost.get(keyOf(code)) ?? 0) >= limit)
      throw new SandboxFault('givenUp', `${limit} requests to ${code.name} ${code.version} had to be ended before`);
}

function countLost({ shell, remote }: Tenants): void {
  for (const code of [remote, rendering.has(keyOf(shell)) ? undefined : shell])
    if (code) lost.set(keyOf(code), (lost.get(keyOf(code)) ?? 0) + 1);
}
