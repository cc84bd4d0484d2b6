import { LRUCache } from 'lru-cache';
import { getErrorMessage } from '../../store/getErrorMessage.ts';

/** Time in ms within which a message that repeats is not printed, but counted. */
export const repeatedErrorIntervalMs = 60_000;

const messagesKnown = 200;

interface Written {
  at: number;
  repeats: number;
}

/**
 * Returns a function that prints errors for operators, with the time in UTC. A message that repeats is printed once a minute with the
 * number of repetitions, because every request fails while the store is unavailable.
 */
export function createErrorLog(
  write: (line: string) => void = (line) => console.error(line),
  now: () => number = Date.now,
): (error: unknown) => void {
  const writtenByMessage = new LRUCache<string, Written>({ max: messagesKnown });
  return (error) => {
    const message = getErrorMessage(error);
    const time = now();
    const written = writtenByMessage.get(message);
    if (written && Math.abs(time - written.at) < repeatedErrorIntervalMs) {
      written.repeats += 1;
      return;
    }
    writtenByMessage.set(message, { at: time, repeats: 0 });
    const repeats = written && written.repeats > 0 ? ` (${written.repeats} more since ${iso(written.at)})` : '';
    write(`${iso(time)} ${message}${repeats}`);
  };
}

const iso = (time: number): string => new Date(time).toISOString();
