import type { Starter } from '../starter/Starter.ts';
import { remoteTimeoutMs, withTimeout } from '../timeouts.ts';
import { memoizeUntilRejected } from './promises.ts';

const verifications = new Map<string, Promise<string>>();
/** Attempts by address. An attempt resolves to the query (`?again=1`) with which the address succeeded. */
const attemptsByUrl = new Map<string, Promise<string>[]>();

/**
 * Verifies a module before its import, with the starter's `verifyModule`. Verifies no address twice. A retry uses a new address,
 * `main.1a2b3c4d.js?again=1`, for which the server sends the same file. Two reasons: engines up to Chromium 155, Firefox 153 and Safari 27
 * remember a failed address as long as the document lives (whatwg/html#10327), and caches may remember a wrong response. Earlier attempts
 * continue: a slow one also counts when it succeeds.
 * @returns the query of the successful address, usually empty
 * @throws if no attempt succeeds in time
 */
export function verifyWithFreshUrl(url: string, integrity: string): Promise<string> {
  return memoizeUntilRejected(verifications, url, () => {
    const earlierAttempts = attemptsByUrl.get(url) ?? [];
    const query = earlierAttempts.length === 0 ? '' : `?again=${earlierAttempts.length}`;
    const attempts = [...earlierAttempts, verifyAt(url, query, integrity)];
    attemptsByUrl.set(url, attempts);
    const rejectWithNewest = ({ errors }: AggregateError) => Promise.reject(errors.at(-1));
    return withTimeout(Promise.any(attempts).catch(rejectWithNewest), remoteTimeoutMs, url);
  });
}

async function verifyAt(url: string, query: string, integrity: string): Promise<string> {
  await (globalThis.__starter as Starter).verifyModule(url + query, integrity);
  return query;
}

declare global {
  /** {@link verifyWithFreshUrl}, which the chunk loading code of every release calls. */
  var __pin: typeof verifyWithFreshUrl | undefined;
}
