import type { Starter } from '../starter/Starter.ts';
import { remoteTimeoutMs, withTimeout } from '../starter/timeout.ts';
import { memoizeUntilRejected } from './promises.ts';

const verifications = new Map<string, Promise<string>>();
/** By address, each attempt so far; it resolves to the query that the address had. */
const attemptsByUrl = new Map<string, Promise<string>[]>();

/**
 * Verifies a module before it is imported, by the starter's own `verifyModule`: no address is verified twice. A retry has an address of its own,
 * `main.1a2b3c4d.js?again=1`, which the server answers with the same file. Engines up to Chromium 155, Firefox 153 and Safari 27 remember a
 * failed address for as long as the document lives (whatwg/html#10327). A cache may remember a wrong answer in any engine. An attempt that was
 * only slow, and succeeds after all, is used.
 * @returns the query of the address that brought the bytes; empty, as a rule
 * @throws if no attempt has succeeded within the timeout
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
  /** The frame's {@link verifyWithFreshUrl}, asked for by every release's chunk loading. */
  var __pin: typeof verifyWithFreshUrl | undefined;
}
