import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** How many of each sender, at once and in each `period`. */
  readonly most: number;
  /** In milliseconds. */
  readonly period: number;
  /** A clock in milliseconds that only goes forward. */
  readonly now?: () => number;
}

/** How many senders are told apart; whoever is pushed out begins anew. */
const sendersKnown = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Whether one more may be taken from a sender. */
export function rateLimit({ most, period, now = () => performance.now() }: RateLimitOptions) {
  const senders = new LRUCache<string, Bucket>({ max: sendersKnown });
  return (sender: string): boolean => {
    const time = now();
    const bucket = senders.get(sender) ?? { left: most, at: time };
    bucket.left = Math.min(most, bucket.left + (Math.max(0, time - bucket.at) / period) * most);
    bucket.at = time;
    senders.set(sender, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
