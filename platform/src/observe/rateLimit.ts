import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** Number of requests that a sender may make in a period. The period begins with the sender's first request. */
  readonly limit: number;
  /** In milliseconds. */
  readonly periodMs: number;
  /** A clock in milliseconds that only goes forward. */
  readonly now?: () => number;
}

/** Number of senders that are remembered; a forgotten one begins with a full allowance. */
const maxSendersKnown = 10_000;

/** Creates a rate limiter: a function that counts a request of a sender, and tells whether it is within the limit. */
export function createRateLimit({ limit, periodMs, now = () => performance.now() }: RateLimitOptions) {
  const taken = new LRUCache<string, number>({ max: maxSendersKnown, ttl: periodMs, ttlResolution: 0, perf: { now } });
  return (sender: string): boolean => {
    const count = (taken.get(sender) ?? 0) + 1;
    taken.set(sender, count, { noUpdateTTL: true });
    return count <= limit;
  };
}
