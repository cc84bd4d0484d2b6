import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Reads the newest entry directly from the store. */
export type Newest = () => Promise<LogEntry | undefined>;

/** Milliseconds after which a silent store counts as not ready. */
const patience = 2000;

/** Status and body of `/readyz`. */
export type Readiness = readonly [status: number, body: object];

/** Tells whether a site is ready: its store must respond. */
export async function checkReadiness(newest: Newest): Promise<Readiness> {
  try {
    const entry = await Promise.race([newest(), late()]);
    if (!entry)
      return unavailableResponse(
        'The store has no log entry, but this server still serves one: the store was emptied, or RELEASES names another store.',
      );
    const { number, at } = entry;
    return [200, { ready: true, entry: number, at, ageSeconds: Math.round((Date.now() - Date.parse(at)) / 1000) }];
  } catch (error) {
    return unavailableResponse(getErrorMessage(error));
  }
}

/** Response of a server that is about to stop: balancers send visitors elsewhere while it still serves. */
export const stoppingResponse: Readiness = [503, { ready: false, fact: 'The server is about to stop.' }];

export const unavailableResponse = (fact: string): Readiness => [
  503,
  { ready: false, fact, nextStep: 'docs/operate.md, "The store is away".' },
];

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The store has not answered for ${patience / 1000} seconds.`)), patience).unref();
  });
