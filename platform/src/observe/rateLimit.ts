import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** Number that may be taken from each sender in a period that begins with the first. */
  readonly most: number;
  /** In milliseconds. */
  readonly period: number;
  /** A clock in milliseconds that only goes forward. */
  readonly now?: () => number;
}

/** Number of senders that are told apart; whoever is pushed out begins anew. */
const sendersKnown = 10_000;

/** Makes a function that tells whether one more may be taken from a sender. */
export function rateLimit({ most, period, now = () => performance.now() }: RateLimitOptions) {
  const taken = new LRUCache<string, number>({ max: sendersKnown, ttl: period, ttlResolution: 0, perf: { now } });
  return (sender: string): boolean => {
    const count = (taken.get(sender) ?? 0) + 1;
    taken.set(sender, count, { noUpdateTTL: true });
    return count <= most;
  };
}
