import { remoteTimeLimit, withTimeLimit } from '../starter/timeLimit.ts';
import { untilItFails } from './untilItFails.ts';

/** By address, what was asked for of it so far; each says what stood behind the address. */
const ways = new Map<string, readonly Promise<string>[]>();
const current = new Map<string, Promise<string>>();
let asks = false;

/**
 * From now on a module that has failed, or hangs, is asked for anew at an address of its own: `main.1a2b3c4d.js?again=2`. The server answers it
 * with the same file, and its bytes are held against the same pin. Engines up to Chromium 155, Firefox 153 and Safari 27 remember of an address that
 * it has failed, for as long as the document lives (whatwg/html#10327); a cache may remember a wrong answer in any. What was only slow, and comes
 * after all, is taken.
 */
export function askElsewhere(): void {
  const { __pin: pin } = globalThis;
  if (asks || !pin) return;
  asks = true;
  globalThis.__pin = (url, integrity) =>
    untilItFails(current, url, () => {
      const before = ways.get(url) ?? [];
      const elsewhere = () => askAt(`?again=${before.length + 1}`);
      const askAt = (behind: string) => pin(url + behind, integrity).then(() => behind);
      // What is remembered fails here without having been asked for.
      const asked = [...before, before.length === 0 ? askAt('').catch(elsewhere) : elsewhere()];
      ways.set(url, asked);
      return withTimeLimit(Promise.any(asked), remoteTimeLimit, url);
    });
}
