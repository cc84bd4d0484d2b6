import { messageOf } from '../../store/messageOf.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Reads the newest entry out of the store itself, past every cache. */
export type Newest = () => Promise<LogEntry | undefined>;

/** How long, in milliseconds, the store may take to say what is live before the server counts as not ready. */
const patience = 2000;

/** The status of `/readyz` and what it says. Nothing is ready whose store does not answer. */
export async function readiness(newest: Newest): Promise<[status: number, body: object]> {
  try {
    const entry = await Promise.race([newest(), late()]);
    if (!entry) return [503, { ready: false, fact: 'Nothing is live.', nextStep: 'Compose: npm start.' }];
    const { number, at } = entry;
    return [200, { ready: true, entry: number, at, ageSeconds: Math.round((Date.now() - Date.parse(at)) / 1000) }];
  } catch (error) {
    return [503, { ready: false, fact: messageOf(error), nextStep: 'docs/operate.md, "The store is away".' }];
  }
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The store has not answered for ${patience / 1000} seconds.`)), patience).unref();
  });
