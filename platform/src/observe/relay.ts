import { type Batch, batchEvents, seenPath, writeBatch } from './batch.ts';
import type { ReportLine } from './observer.ts';

/** How often, in milliseconds, what was seen is sent on. */
const interval = 2000;
/** How long, in milliseconds, a collector may take. */
const patience = 5000;

/**
 * Sends on what one instance of a Worker has seen, to a server that counts it: instances come and go, and know nothing of each other.
 * What cannot be sent is let go: it is figures, and memory is bounded.
 * @param to the address of the operations port of a server with the same key
 */
export function makeRelay(to: string, key: Uint8Array, report: (error: unknown) => void) {
  let views: Batch['views'] = [];
  let lines: ReportLine[] = [];
  let sentAt = 0;

  async function send(): Promise<void> {
    const { body, signature } = writeBatch(views, lines, key);
    [views, lines] = [[], []];
    try {
      const response = await fetch(new URL(seenPath, to), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body,
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) report(new Error(`${to} answered ${response.status} to what was seen.`));
    } catch (error) {
      report(error);
    }
  }

  return {
    view: (name: string, owner: string): void => {
      if (views.length < batchEvents) views.push([name, owner]);
    },
    report: (line: ReportLine): void => {
      if (lines.length < batchEvents) lines.push(line);
    },
    /** Sends what there is, if it is time; undefined if not. For the platform to wait for, when the visitor has their answer. */
    due(now: number = Date.now()): Promise<void> | undefined {
      if (now - sentAt < interval || views.length + lines.length === 0) return undefined;
      sentAt = now;
      return send();
    },
  };
}
