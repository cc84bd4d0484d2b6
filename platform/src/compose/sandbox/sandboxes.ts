import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { ReleasedCode, SandboxRequest, SandboxRequestTo, SandboxResponse } from './messages.ts';
import { openSandbox, type Sandbox } from './openSandbox.ts';
import { SandboxFault } from './SandboxFault.ts';

/** Code in one sandbox: a shell, alone or with one remote. Two remotes never share a process, so that neither can affect the other. */
export interface SandboxedCode {
  readonly shell: ReleasedCode;
  readonly remote?: ReleasedCode | undefined;
  /** Receives each line that the code prints. */
  readonly tell?: ((line: string) => void) | undefined;
}

/** Time limit in ms for evaluating a release, and by default for a request to it. Both usually take some hundred ms. */
export const evaluationTimeLimit = 10_000;

/** Number of sandbox processes that stay open for further requests. */
const maxSandboxes = 12;

/** Number of lost processes after which requests to a remote are refused. */
const maxLostToRemote = 2;

/** Number of lost processes after which requests to a shell are refused. */
const maxLostToShell = 4;

/** Time in ms for which a lost process counts against its release. A new build is another release and starts at zero. */
const lostMemoryMs = 60_000;

interface Slot {
  readonly queue: LimitFunction;
  sandbox?: Sandbox | undefined;
  retired: boolean;
}

const busy = pLimit(availableParallelism());
const slots = new LRUCache<string, Slot>({
  max: maxSandboxes,
  dispose: (slot) => {
    slot.retired = true;
    if (slot.queue.activeCount + slot.queue.pendingCount === 0) slot.sandbox?.end();
  },
});
const lost = new LRUCache<string, number>({ max: 100, ttl: lostMemoryMs });
/** Shells that have rendered a page. If a sandbox with such a shell loses its process, the loss counts only against the remote. */
const rendering = new LRUCache<string, true>({ max: 100 });
const unloadable = new LRUCache<string, SandboxFault>({ max: 100, ttl: lostMemoryMs });
const remembered = new LRUCache<string, Promise<unknown>>({ max: 2000 });

const createKey = (code: ReleasedCode | undefined): string =>
  code ? `${code.name} ${code.version} ${code.integrity}` : 'alone';
const createRequestKey = ({ shell, remote }: SandboxedCode): string => `${createKey(shell)} ${createKey(remote)}`;

/**
 * Sends a request to the sandbox with this shell and remote, which it starts if necessary.
 * @param timeLimit in milliseconds
 * @throws SandboxFault if there is no valid reply
 */
export function askSandbox<Ask extends SandboxRequest['ask']>(
  code: SandboxedCode,
  request: SandboxRequestTo<Ask>,
  timeLimit = evaluationTimeLimit,
): Promise<SandboxResponse<Ask>> {
  const key = createRequestKey(code);
  const slot: Slot = slots.get(key) ?? { queue: pLimit(1), retired: false };
  slots.set(key, slot);
  return slot.queue(() =>
    busy(async () => {
      try {
        refuseLost(code);
        const sandbox = await loadSandbox(slot, key, code);
        const answer = await sandbox.ask(request, timeLimit).catch((fault: unknown) => {
          if (fault instanceof SandboxFault && fault.costly) countLost(code);
          throw fault;
        });
        if (request.ask === 'renderPage') rendering.set(createKey(code.shell), true);
        return answer;
      } finally {
        if (slot.retired && slot.queue.pendingCount === 0) slot.sandbox?.end();
      }
    }),
  );
}

/** Sends a request whose reply never changes. Further calls in this process return the reply to the first. */
export function askOnce<Ask extends SandboxRequest['ask']>(
  code: SandboxedCode,
  request: SandboxRequestTo<Ask>,
): Promise<SandboxResponse<Ask>> {
  const key = `${createRequestKey(code)} ${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;
  const rememberedResponse = remembered.get(key) as Promise<SandboxResponse<Ask>> | undefined;
  if (rememberedResponse) return rememberedResponse;
  const asking = askSandbox(code, request);
  remembered.set(key, asking);
  asking.catch(() => remembered.delete(key));
  return asking;
}

async function loadSandbox(slot: Slot, key: string, { shell, remote, tell }: SandboxedCode): Promise<Sandbox> {
  if (slot.sandbox?.alive()) return slot.sandbox;
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
  slot.sandbox = sandbox;
  return sandbox;
}

/** Refuses a release that has lost too many processes: each further page in an endless loop would cost the whole time limit. */
function refuseLost({ shell, remote }: SandboxedCode): void {
  const suspects = [
    ...(remote ? [{ code: remote, limit: maxLostToRemote }] : []),
    { code: shell, limit: maxLostToShell },
  ];
  for (const { code, limit } of suspects)
    if ((lost.get(createKey(code)) ?? 0) >= limit)
      throw new SandboxFault('givenUp', `${limit} earlier requests to ${code.name} ${code.version} failed`);
}

function countLost({ shell, remote }: SandboxedCode): void {
  for (const code of [remote, rendering.has(createKey(shell)) ? undefined : shell])
    if (code) lost.set(createKey(code), (lost.get(createKey(code)) ?? 0) + 1);
}
