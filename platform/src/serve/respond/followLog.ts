import { NotFoundError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';

export interface FollowOptions {
  readonly read: ReadKey;
  /** Milliseconds that pass at the least between two looks of requests for a newer entry. */
  readonly pollInterval: number;
  /**
   * True if the whole of a site is read before it is shown, and visitors are answered meanwhile. This is for a store beyond the network
   * that a server of ours outlives. A Worker reads what is asked for, and a folder answers at once.
   */
  readonly ahead?: boolean;
  /** Milliseconds that a request waits for a look before it is answered with what is known; for ever by default. */
  readonly patience?: number;
  /** True if each request looks for itself: a Worker may not wait for what another request began. */
  readonly eachLooks?: boolean;
  /** Told what went wrong, once each time. */
  readonly report: (error: unknown) => void;
  /** A clock in milliseconds that only goes forward. */
  readonly now?: () => number;
}

/** One look at the log: when it began, and what is live after it. It never rejects. */
interface Look {
  readonly beganAt: number;
  readonly live: Promise<LogEntry>;
}

/**
 * Knows what is live, and looks from time to time whether something newer is. What is known answers while it is young; after a quiet
 * spell it may be old, and requests wait for a look: a rollback holds from the first of them on.
 * @param open is called with an entry before it counts as live: one whose site cannot be read does not replace one whose site can
 */
export function followLog(
  {
    read,
    pollInterval,
    ahead,
    patience = Number.POSITIVE_INFINITY,
    eachLooks,
    report,
    now = () => performance.now(),
  }: FollowOptions,
  open: (entry: LogEntry) => Promise<void>,
): () => Promise<LogEntry> {
  let entry: LogEntry | undefined;
  let beganAt = Number.NEGATIVE_INFINITY;
  /** Time at which what is known was true: the begin of the last look that has ended, well or not. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let underWay: Look | undefined;

  async function poll(known?: LogEntry): Promise<LogEntry> {
    const newest = await newestEntry(read, known);
    if (!newest)
      throw new NotFoundError({
        fact: 'Nothing is live yet.',
        nextStep: 'Compose first (npm start does it all).',
      });
    if (newest.site !== known?.site || newest.manifest !== known.manifest) await open(newest);
    // Another request may have polled meanwhile, and further.
    if (!entry || newest.number > entry.number) entry = newest;
    return entry;
  }

  function begin(known: LogEntry): Look {
    beganAt = now();
    const look: Look = {
      beganAt,
      live: poll(known)
        .catch((error: unknown) => {
          report(error);
          return entry ?? known;
        })
        .finally(() => {
          knownAt = Math.max(knownAt, look.beganAt);
          if (underWay === look) underWay = undefined;
        }),
    };
    underWay = look;
    return look;
  }

  /** Waits for what a look finds, or returns what is known when patience ends: the store may be away. */
  async function awaited(look: Look, known: LogEntry): Promise<LogEntry> {
    const left = look.beganAt + patience - now();
    if (left === Number.POSITIVE_INFINITY) return look.live;
    if (left <= 0) return known;
    let timer: NodeJS.Timeout | undefined;
    const impatient = new Promise<LogEntry>((resolve) => {
      timer = setTimeout(() => {
        // So that nobody who comes after waits for it, too.
        knownAt = Math.max(knownAt, look.beganAt);
        resolve(entry ?? known);
      }, left);
    });
    return Promise.race([look.live, impatient]).finally(() => clearTimeout(timer));
  }

  return async () => {
    const known = entry;
    const time = now();
    if (!known) {
      const found = await poll();
      knownAt = Math.max(knownAt, time);
      return found;
    }
    const isOld = time - knownAt >= 2 * pollInterval;
    const isDue = time - beganAt >= pollInterval && time - knownAt >= pollInterval;
    if (!isOld && !isDue) return known;
    const begins = eachLooks ? isOld || isDue : isDue && !underWay;
    const look = begins ? begin(known) : underWay;
    if (!look || !(isOld || (begins && !ahead))) return known;
    return awaited(look, known);
  };
}
