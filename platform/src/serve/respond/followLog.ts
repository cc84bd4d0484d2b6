import { NotFoundError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';

export interface FollowOptions {
  readonly read: ReadKey;
  /** How often, in milliseconds at the least, a request looks whether a newer entry is live. */
  readonly pollInterval: number;
  /**
   * Whether the whole of a site is read before it is shown, and visitors are answered while it is: for a store beyond the network that a
   * server of ours outlives. A Worker reads what is asked for, and a folder answers at once.
   */
  readonly ahead?: boolean;
  /** Told what went wrong, once each time. */
  readonly report: (error: unknown) => void;
}

/**
 * Knows what is live, and looks from time to time whether something newer is.
 * @param open is called with a site before it counts as live: one that cannot be read does not replace one that can
 */
export function followLog(
  { read, pollInterval, ahead, report }: FollowOptions,
  open: (site: string) => Promise<void>,
): () => Promise<LogEntry> {
  let entry: LogEntry | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;

  async function poll(known?: LogEntry): Promise<LogEntry> {
    const newest = await newestEntry(read, known);
    if (!newest)
      throw new NotFoundError({
        fact: 'Nothing is live yet.',
        nextStep: 'Compose first (npm start does it all).',
      });
    if (newest.site !== known?.site) await open(newest.site);
    // Another request may have polled meanwhile, and further.
    if (!entry || newest.number > entry.number) entry = newest;
    return entry;
  }

  return async () => {
    if (entry && Date.now() - polledAt < pollInterval) return entry;
    // Set first: while one request polls, and perhaps waits for a store that is away, the others are answered.
    polledAt = Date.now();
    const known = entry;
    if (!known) return poll();
    const polling = poll(known).catch((error: unknown) => {
      report(error);
      return known;
    });
    return ahead ? known : polling;
  };
}
