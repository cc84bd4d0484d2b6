import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  /** How many of one sender, at once and in each `period`. */
  readonly each: number;
  /** How many of all senders together, at once and in each `period`. */
  readonly all: number;
  /** In milliseconds. */
  readonly period: number;
  /** A clock in milliseconds that only goes forward. */
  readonly now?: () => number;
}

/** How many senders are told apart; whoever is pushed out begins anew, within what all may send. */
const sendersKnown = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Whether one more may be taken from a sender: as much as each may send, and as much as all may. */
export function rateLimit({ each, all, period, now = () => performance.now() }: RateLimitOptions) {
  const senders = new LRUCache<string, Bucket>({ max: sendersKnown });
  const together: Bucket = { left: all, at: now() };
  const filled = (bucket: Bucket, most: number): Bucket => {
    const time = now();
    bucket.left = Math.min(most, bucket.left + (Math.max(0, time - bucket.at) / period) * most);
    bucket.at = time;
    return bucket;
  };
  return (sender: string): boolean => {
    const everybody = filled(together, all);
    if (everybody.left < 1) return false;
    const own = filled(senders.get(sender) ?? { left: each, at: now() }, each);
    senders.set(sender, own);
    if (own.left < 1) return false;
    own.left -= 1;
    everybody.left -= 1;
    return true;
  };
}
