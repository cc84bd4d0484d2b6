import type { Starter } from '../starter/Starter.ts';
import { remoteTimeLimit, withTimeLimit } from '../starter/timeLimit.ts';
import { cachePromise } from './promises.ts';

const current = new Map<string, Promise<string>>();
/** By address, each try so far; it says what stood behind the address. */
const tries = new Map<string, Promise<string>[]>();

/**
 * Verifies a module before it is imported, by the starter's own `pin`: no address is verified twice. A retry has an address of its own,
 * `main.1a2b3c4d.js?again=1`, which the server answers with the same file. Engines up to Chromium 155, Firefox 153 and Safari 27 remember a
 * failed address for as long as the document lives (whatwg/html#10327). A cache may remember a wrong answer in any engine. A try that was only
 * slow, and comes after all, is taken.
 * @returns the query of the address that brought the bytes; empty, as a rule
 * @throws if no try has come within the time limit
 */
export function pin(url: string, integrity: string): Promise<string> {
  return cachePromise(current, url, () => {
    const before = tries.get(url) ?? [];
    const behind = before.length === 0 ? '' : `?again=${before.length}`;
    const asked = [...before, askAt(url, behind, integrity)];
    tries.set(url, asked);
    const newest = ({ errors }: AggregateError) => Promise.reject(errors.at(-1));
    return withTimeLimit(Promise.any(asked).catch(newest), remoteTimeLimit, url);
  });
}

async function askAt(url: string, behind: string, integrity: string): Promise<string> {
  await (globalThis.__starter as Starter).pin(url + behind, integrity);
  return behind;
}

declare global {
  /** The frame's {@link pin}, asked for by every release's chunk loading. */
  var __pin: typeof pin | undefined;
}
