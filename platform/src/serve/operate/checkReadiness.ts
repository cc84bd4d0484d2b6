import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Reads the newest entry. Must ask the store each time, because a cache would hide that the store is away. */
export type ReadNewestEntry = () => Promise<LogEntry | undefined>;

/** Time in ms after which a store that does not respond counts as not ready. */
const patience = 2000;

export type Readiness = readonly [status: number, body: object];

/** Tells whether the server is ready: the store must respond, and must have a log entry. */
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

/** Response of `/readyz` while the server stops. It makes load balancers send visitors elsewhere; until then, the server serves them. */
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
