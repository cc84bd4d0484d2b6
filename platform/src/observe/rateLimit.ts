import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** Maximum number of a sender's requests in a period, which begins with the sender's first request. */
  readonly limit: number;
  readonly periodMs: number;
  /** Returns milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Maximum number of senders with a count. The oldest ones are forgotten, and may then send `limit` requests again. */
const maxSendersKnown = 10_000;

/** Returns a function that counts a sender's request, and tells whether the request is within the limit. */
export function createRateLimit({ limit, periodMs, now = () => performance.now() }: RateLimitOptions) {
  const requestsBySender = new LRUCache<string, number>({
    max: maxSendersKnown,
    ttl: periodMs,
    ttlResolution: 0,
    perf: { now },
  });
  return (sender: string): boolean => {
    const count = (requestsBySender.get(sender) ?? 0) + 1;
    requestsBySender.set(sender, count, { noUpdateTTL: true });
    return count <= limit;
  };
}
