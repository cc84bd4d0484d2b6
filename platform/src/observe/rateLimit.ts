import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** Number of requests per sender and period. A period begins with the sender's first request. */
  readonly limit: number;
  readonly periodMs: number;
  /** Clock in milliseconds that never goes backwards. */
  readonly now?: () => number;
}

/** Number of remembered senders. A forgotten sender gets a full allowance again. */
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
