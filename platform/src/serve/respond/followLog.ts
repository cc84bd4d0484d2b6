import { NotFoundError } from 'shared/contract';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';

export interface FollowOptions {
  readonly read: ReadKey;
  /** Minimum milliseconds between two checks for a newer entry. */
  readonly pollInterval: number;
  /**
   * True to read all files of a new site before visitors get it. This suits a long-running server with a remote store. A Worker reads on
   * demand, and a folder is fast.
   */
  readonly ahead?: boolean;
  /** Milliseconds that a request waits for a check before it gets the known site; unlimited by default. */
  readonly patience?: number;
  /** True if each request checks for itself: a Worker may not wait for another request's work. */
  readonly eachLooks?: boolean;
  /** Receives each error once. */
  readonly report: (error: unknown) => void;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** A check of the log: its start, and the entry that it found. It never rejects. */
interface Look {
  readonly beganAt: number;
  readonly live: Promise<LogEntry>;
}

/**
 * Follows the log: it knows the live entry, and checks for a newer one from time to time. While the known entry is recent, requests use it.
 * After a time without requests, they wait for a check, so that a rollback takes effect with the next request.
 * @param open prepares a newer entry before requests use it; if it rejects, the known entry stays
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
  /** Start of the last check that ended, successful or not. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let underWay: Look | undefined;

  async function poll(known?: LogEntry): Promise<LogEntry> {
    const newest = await findNewestEntry(read, known);
    if (!newest)
      throw new NotFoundError({
        fact: 'Nothing is live yet.',
        nextStep: 'Compose first (npm start does it all).',
      });
    if (newest.site !== known?.site || newest.manifest !== known.manifest) await open(newest);
    // Another request may have found a newer entry meanwhile.
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

  /** Waits for a check; after `patience` it returns the known entry, because the store may be unavailable. */
  async function awaited(look: Look, known: LogEntry): Promise<LogEntry> {
    const left = look.beganAt + patience - now();
    if (left === Number.POSITIVE_INFINITY) return look.live;
    if (left <= 0) return known;
    let timer: NodeJS.Timeout | undefined;
    const impatient = new Promise<LogEntry>((resolve) => {
      timer = setTimeout(() => {
        // Later requests must not wait for the same check.
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
