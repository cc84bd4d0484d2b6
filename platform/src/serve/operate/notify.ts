import pRetry from 'p-retry';
import { Webhook } from 'standardwebhooks';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

export interface NotifyOptions {
  readonly url: string;
  /** `whsec_…`, as the receiver has it. */
  readonly secret: string;
  readonly report: (error: unknown) => void;
  /** How often one is tried again, and how long, in milliseconds, the first pause is; each is twice as long as the one before. */
  readonly retries?: number;
  readonly firstPause?: number;
}

/** How long, in milliseconds, a receiver may take to answer. */
const patience = 10_000;
/** How many wait at the most while a receiver is away; the oldest is let go. */
const waitingAtMost = 100;

export interface Notifier {
  /** Returns at once: a receiver that is slow or away holds up nothing. */
  entry(entry: LogEntry): void;
  counts(): { readonly sent: number; readonly failed: number };
  /** How many are not told yet, the one under way among them. */
  waiting(): number;
  /** Waits for what is under way, and lets go what is to be tried again. */
  close(): Promise<void>;
}

/**
 * Tells an address of each entry that goes live, signed as standardwebhooks.com says, in their order. It is tried again for about a day;
 * the same entry always has the same `webhook-id`, so that a receiver that hears it twice, or from two servers, knows it.
 */
export function makeNotifier({ url, secret, report, retries = 12, firstPause = 10_000 }: NotifyOptions): Notifier {
  const webhook = new Webhook(secret);
  const waiting: LogEntry[] = [];
  const stop = new AbortController();
  let [sent, failed] = [0, 0];
  let underWay: Promise<void> | undefined;

  async function send(entry: LogEntry): Promise<void> {
    const body = JSON.stringify({ type: 'entry.live', timestamp: entry.at, data: told(entry) });
    const at = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': entry.nonce,
        'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
        'webhook-signature': webhook.sign(entry.nonce, at, body),
      },
      body,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }

  async function sendAll(): Promise<void> {
    for (let entry = waiting.shift(); entry && !stop.signal.aborted; entry = waiting.shift()) {
      const { number } = entry;
      try {
        await pRetry(() => send(entry as LogEntry), {
          retries,
          minTimeout: firstPause,
          maxTimeout: 4 * 3600 * 1000,
          randomize: true,
          signal: stop.signal,
          onFailedAttempt: ({ error }) =>
            report(new Error(`Entry ${number} could not be told: ${why(error)}. It is tried again.`)),
        });
        sent += 1;
      } catch {
        failed += 1;
      }
    }
    underWay = undefined;
  }

  return {
    entry(entry) {
      waiting.push(entry);
      if (waiting.length > waitingAtMost) {
        waiting.shift();
        failed += 1;
      }
      underWay ??= sendAll();
    },
    counts: () => ({ sent, failed }),
    waiting: () => waiting.length + (underWay ? 1 : 0),
    async close() {
      stop.abort();
      await underWay;
    },
  };
}

/** A receiver that cannot be reached is told by what lies behind the library's "fetch failed". */
const why = ({ message, cause }: Error): string => (cause instanceof Error ? `${message} (${cause.message})` : message);

/** What a receiver is told of an entry. */
const told = ({ number, verb, who, why, composition, canary, commit, run }: LogEntry) => ({
  number,
  verb,
  who,
  why,
  releases: composition.releases,
  canary: canary && { name: canary.name, version: canary.version, percent: canary.percent },
  commit,
  run,
});
