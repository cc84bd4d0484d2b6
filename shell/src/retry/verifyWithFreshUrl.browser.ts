import type { Starter } from '../starter/Starter.ts';
import { remoteTimeoutMs, withTimeout } from '../starter/timeout.ts';
import { memoizeUntilRejected } from './promises.ts';

const verifications = new Map<string, Promise<string>>();
/** Attempts by address; each resolves to the query of its address. */
const attemptsByUrl = new Map<string, Promise<string>[]>();

/**
 * Verifies a module before its import, with the starter's `verifyModule`; no address is verified twice. A retry has an address of its own,
 * `main.1a2b3c4d.js?again=1`, for which the server sends the same file: engines up to Chromium 155, Firefox 153 and Safari 27 remember a
 * failed address as long as the document lives (whatwg/html#10327), and caches may remember a wrong response. An attempt that was only slow
 * is used when it succeeds.
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
  /** The frame's {@link verifyWithFreshUrl}, which chunk loading of every release calls. */
  var __pin: typeof verifyWithFreshUrl | undefined;
}
