import { LRUCache } from 'lru-cache';
import { messageOf } from '../../store/messageOf.ts';

/** Milliseconds for which a message that was written is only counted. */
export const quietFor = 60_000;

/** Number of messages that are told apart. */
const messagesKnown = 200;

interface Written {
  at: number;
  repeats: number;
}

/**
 * Writes errors for whoever looks after the server: a line with its time in UTC, and the same message once a minute at the most, with
 * how often it came meanwhile. A store that is away fails each request.
 */
export function errorLines(
  write: (line: string) => void = (line) => console.error(line),
  now: () => number = Date.now,
): (error: unknown) => void {
  const known = new LRUCache<string, Written>({ max: messagesKnown });
  return (error) => {
    const message = messageOf(error);
    const time = now();
    const written = known.get(message);
    if (written && Math.abs(time - written.at) < quietFor) {
      written.repeats += 1;
      return;
    }
    known.set(message, { at: time, repeats: 0 });
    const repeats = written && written.repeats > 0 ? ` (${written.repeats} more since ${iso(written.at)})` : '';
    write(`${iso(time)} ${message}${repeats}`);
  };
}

const iso = (time: number): string => new Date(time).toISOString();
