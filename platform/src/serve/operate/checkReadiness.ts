import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Reads the newest log entry from the store, not from a cache. */
export type ReadNewestEntry = () => Promise<LogEntry | undefined>;

/** Milliseconds after which a store without a response counts as not ready. */
const patience = 2000;

export type Readiness = readonly [status: number, body: object];

/** Tells whether a site is ready, which needs a store that answers. */
export async function checkReadiness(newest: ReadNewestEntry): Promise<Readiness> {
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

/** Response of `/readyz` while the server stops. Load balancers send visitors elsewhere, and the server still serves those who come. */
export const stoppingResponse: Readiness = [503, { ready: false, fact: 'The server is about to stop.' }];

export const unavailableResponse = (fact: string): Readiness => [
  503,
  { ready: false, fact, nextStep: 'docs/operate.md, "The store is away".' },
];

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`The store has not responded for ${patience / 1000} seconds.`)),
      patience,
    ).unref();
  });
