import { NotFoundError } from 'shared/contract';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';

export interface FollowOptions {
  readonly read: ReadKey;
  /** Time in ms that must pass between two checks of the log. */
  readonly pollInterval: number;
  /**
   * True: reads all files of a new site before visitors get it. This suits a long-running server with a remote store. A Worker reads on
   * demand, and a folder is fast.
   */
  readonly preloadFiles?: boolean;
  /** Time in ms that a request waits for a check of the log. After this time it gets the known site; by default it waits without limit. */
  readonly patience?: number;
  /** True in a Worker: each request checks the log itself, because there a request may not wait for the work of another. */
  readonly everyRequestChecks?: boolean;
  readonly report: (error: unknown) => void;
  /** Called after each check of the log for a newer entry: with the error if the check failed, and without one if it succeeded. */
  readonly onCheck?: (error?: unknown) => void;
  /** Returns milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** A check of the log, running or finished. `live` never rejects: if the check fails, it gives the known entry. */
interface Look {
  readonly beganAt: number;
  readonly live: Promise<LogEntry>;
}

/**
 * Follows the log: knows the live entry, and looks for a newer one from time to time. A request uses the known entry if it was checked
 * recently. After a pause without requests, a request waits for a check, so that a rollback takes effect with the next request.
 * @param open prepares a newer entry before requests use it; if it rejects, the known entry stays
 */
export function followLog(
  {
    read,
    pollInterval,
    preloadFiles,
    patience = Number.POSITIVE_INFINITY,
    everyRequestChecks,
    report,
    onCheck = () => {},
    now = () => performance.now(),
  }: FollowOptions,
  open: (entry: LogEntry) => Promise<void>,
): () => Promise<LogEntry> {
  let entry: LogEntry | undefined;
  let beganAt = Number.NEGATIVE_INFINITY;
  /** Time at which the last finished check began, whether it succeeded or not. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let underWay: Look | undefined;

  async function poll(known?: LogEntry): Promise<LogEntry> {
    const newest = await findNewestEntry(read, known);
    if (!newest)
      throw new NotFoundError({
        fact: 'Nothing is live yet.',
        nextStep: 'Run npm start, which builds and composes the site.',
      });
    if (newest.site !== known?.site || newest.manifest !== known.manifest) await open(newest);
    // Keeps a newer entry that another check has found meanwhile.
    if (!entry || newest.number > entry.number) entry = newest;
    return entry;
  }

  function begin(known: LogEntry): Look {
    beganAt = now();
    const look: Look = {
      beganAt,
      live: poll(known)
        .then(
          (newest) => {
            onCheck();
            return newest;
          },
          (error: unknown) => {
            report(error);
            onCheck(error);
            return entry ?? known;
          },
        )
        .finally(() => {
          knownAt = Math.max(knownAt, look.beganAt);
          if (underWay === look) underWay = undefined;
        }),
    };
    underWay = look;
    return look;
  }

  /** Waits for a check of the log. After `patience` ms, returns the known entry, because the store may be unavailable. */
  async function awaited(look: Look, known: LogEntry): Promise<LogEntry> {
    const patienceLeft = look.beganAt + patience - now();
    if (patienceLeft === Number.POSITIVE_INFINITY) return look.live;
    if (patienceLeft <= 0) return known;
    let timer: NodeJS.Timeout | undefined;
    const impatient = new Promise<LogEntry>((resolve) => {
      timer = setTimeout(() => {
        // Counts the slow check as finished, so that the next requests do not wait for the store as well.
        knownAt = Math.max(knownAt, look.beganAt);
        resolve(entry ?? known);
      }, patienceLeft);
    });
    return Promise.race([look.live, impatient]).finally(() => clearTimeout(timer));
  }

  return async () => {
    const knownEntry = entry;
    const time = now();
    if (!knownEntry) {
      const newest = await poll();
      knownAt = Math.max(knownAt, time);
      return newest;
    }
    const isOld = time - knownAt >= 2 * pollInterval;
    const isDue = time - beganAt >= pollInterval && time - knownAt >= pollInterval;
    if (!isOld && !isDue) return knownEntry;
    const begins = everyRequestChecks ? isOld || isDue : isDue && !underWay;
    const look = begins ? begin(knownEntry) : underWay;
    if (!look || !(isOld || (begins && !preloadFiles))) return knownEntry;
    return awaited(look, knownEntry);
  };
}
