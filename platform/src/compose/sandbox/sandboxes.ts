import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { ReleasedCode, SandboxAnswer, SandboxRequest, SandboxRequestTo } from './messages.ts';
import { openSandbox, type Sandbox } from './openSandbox.ts';
import { SandboxFault } from './SandboxFault.ts';

/** Code in one sandbox: a shell, alone or with one remote. Two remotes never share a process. */
export interface SandboxedCode {
  readonly shell: ReleasedCode;
  readonly remote?: ReleasedCode | undefined;
  /** Receives each line that the code prints. */
  readonly tell?: ((line: string) => void) | undefined;
}

/** Milliseconds for evaluating a release, and for each request to it. Both usually take some hundred. */
export const evaluationTimeLimit = 10_000;

/**
 * `kept`: number of processes that stay open. `lostToRemote`, `lostToShell`: processes that pages of a remote or a shell may end before
 * further requests are refused.
 */
const [kept, lostToRemote, lostToShell] = [12, 2, 4];

/** Milliseconds for which a lost process counts against its release. A new build counts as another release. */
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
/** Shells that have rendered a page. If a sandbox with such a shell hangs later, the lost process counts only against the remote. */
const rendering = new LRUCache<string, true>({ max: 100 });
const unloadable = new LRUCache<string, SandboxFault>({ max: 100, ttl: memory });
const remembered = new LRUCache<string, Promise<unknown>>({ max: 2000 });

const createKey = (code: ReleasedCode | undefined): string =>
  code ? `${code.name} ${code.version} ${code.integrity}` : 'alone';
const createRequestKey = ({ shell, remote }: SandboxedCode): string => `${createKey(shell)} ${createKey(remote)}`;

/**
 * Sends a request to the sandbox of a shell and a remote, and starts that sandbox if necessary.
 * @param timeLimit in milliseconds
 * @throws SandboxFault if there is no valid reply
 */
export function askSandbox<Ask extends SandboxRequest['ask']>(
  tenants: SandboxedCode,
  request: SandboxRequestTo<Ask>,
  timeLimit = evaluationTimeLimit,
): Promise<SandboxAnswer<Ask>> {
  const key = createRequestKey(tenants);
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
        if (request.ask === 'renderPage') rendering.set(createKey(tenants.shell), true);
        return answer;
      } finally {
        if (place.retired && place.turn.pendingCount === 0) place.sandbox?.end();
      }
    }),
  );
}

/** Sends a request whose reply never changes. Repeated calls in one process get the first reply. */
export function askOnce<Ask extends SandboxRequest['ask']>(
  tenants: SandboxedCode,
  request: SandboxRequestTo<Ask>,
): Promise<SandboxAnswer<Ask>> {
  const key = `${createRequestKey(tenants)} ${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;
  const rememberedAnswer = remembered.get(key) as Promise<SandboxAnswer<Ask>> | undefined;
  if (rememberedAnswer) return rememberedAnswer;
  const asking = askSandbox(tenants, request);
  remembered.set(key, asking);
  asking.catch(() => remembered.delete(key));
  return asking;
}

async function loaded(place: Place, key: string, { shell, remote, tell }: SandboxedCode): Promise<Sandbox> {
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

/** Refuses a release that has lost too many processes. Otherwise an endless loop would cost the time limit on every page. */
function refuseLost({ shell, remote }: SandboxedCode): void {
  const suspects = [...(remote ? [{ code: remote, limit: lostToRemote }] : []), { code: shell, limit: lostToShell }];
  for (const { code, limit } of suspects)
    if ((lost.get(createKey(code)) ?? 0) >= limit)
      throw new SandboxFault('givenUp', `${limit} earlier requests to ${code.name} ${code.version} failed`);
}

function countLost({ shell, remote }: SandboxedCode): void {
  for (const code of [remote, rendering.has(createKey(shell)) ? undefined : shell])
    if (code) lost.set(createKey(code), (lost.get(createKey(code)) ?? 0) + 1);
}
