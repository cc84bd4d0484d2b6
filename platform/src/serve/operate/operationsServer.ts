import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { statusByVerdict } from '../../observe/parseReport.ts';
import type { ViewCounter } from '../../observe/viewCounter.ts';
import type { ViewCounters } from '../../observe/viewCounters.ts';
import { maxWorkerMessageBytes, readWorkerMessage, workerMessagePath } from '../../observe/workerMessage.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { closeServer, createServerUrl, listen } from '../node/listening.ts';
import { readBody } from '../node/nodeMessages.ts';
import type { Metrics } from './metrics.ts';

interface OperationsOptions {
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly observer?: ViewCounter | undefined;
  readonly tally?: ViewCounters | undefined;
  /** Key with which Workers of the site sign messages about views. Without one, the server refuses their messages. */
  readonly key?: Uint8Array | undefined;
  readonly ready: () => Promise<Readiness>;
}

/**
 * Starts the server of the operations port, which visitors cannot reach. `/healthz`: the process responds. `/readyz`: the store is
 * readable, visitors get its newest entry and the server is not about to stop; with the age of that entry. `/metrics`: for Prometheus.
 * `/canary`: visitors and failures of each arm, for the guard. Workers post views and reports.
 * @throws ConflictError if the port is taken
 */
export async function startOperations({ port, host, metrics, observer, tally, key, ready }: OperationsOptions) {
  const handlers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/healthz': (response) => json(response, 200, { healthy: true }),
    '/readyz': async (response) => json(response, ...(await ready())),
    '/metrics': async (response) =>
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text()),
    '/canary': (response) =>
      tally
        ? json(response, 200, { arms: tally.arms() })
        : json(response, 404, {
            error: 'This server takes no reports (REPORTS=off), and knows nothing about its pages.',
          }),
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'POST' && path === workerMessagePath) return void takeSeen(request, response);
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return json(response, 405, { error: 'Only GET is allowed.' });
    if (!handler) return json(response, 404, { error: `The paths are ${Object.keys(handlers).join(', ')}.` });
    Promise.resolve(handler(response)).catch((error: unknown) =>
      json(response, 500, { error: getErrorMessage(error) }),
    );
  });
  async function takeSeen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, maxWorkerMessageBytes);
    const message = body && key && readWorkerMessage(body, `${request.headers['x-signature'] ?? ''}`, key);
    if (!message || !observer)
      return void json(response, 403, { error: 'Workers and this server need the same REPORTS_KEY.' });
    await observer.receiveWorkerMessage(message).then(
      (verdict) => response.writeHead(statusByVerdict[verdict]).end(),
      (error: unknown) => json(response, 503, { error: getErrorMessage(error) }),
    );
  }

  const actual = await listen(server, port, host, 'OPERATIONS_PORT');
  return { url: createServerUrl(host, actual, '127.0.0.1'), close: () => closeServer(server) };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${JSON.stringify(body)}\n`);

/** Reads the newest entry. Must ask the store each time, because a cache would hide that the store is away. */
export type ReadNewestEntry = () => Promise<LogEntry | undefined>;

/** Time in ms after which a store that does not respond counts as not ready. */
const patience = 2000;

export type Readiness = readonly [status: number, body: object];

/** Log entry that visitors get. */
export interface ServedEntry {
  readonly number: number;
  /** Reason for which the server has been unable to open a newer entry for some time; undefined if no check of the log fails. */
  readonly fault?: string | undefined;
}

/**
 * Tells whether the server is ready: the store must respond, and must have a log entry, which may be unreadable. Also tells which entry
 * visitors get.
 */
export async function checkReadiness(
  newest: ReadNewestEntry,
  readServed: () => Promise<ServedEntry>,
): Promise<Readiness> {
  try {
    const { number: serves, fault } = await readServed();
    const entry = await Promise.race([newest(), late()]).catch((error: unknown) => {
      ignoreUnreadable(error);
      return getErrorMessage(error);
    });
    // Stays ready: a newer version may have written the entry, and visitors get a sound older site.
    if (typeof entry === 'string')
      return [200, { ready: true, serves, ...describeFault(serves, 'the newest one', entry) }];
    if (!entry)
      return unavailableResponse(
        'The store has no log entry, but this server still serves one: the store was emptied, or RELEASES names another store.',
      );
    const { number, at } = entry;
    const ageSeconds = Math.round((Date.now() - Date.parse(at)) / 1000);
    // Stays ready: visitors get a sound older site, and the store can be read.
    const stuck = fault !== undefined && serves < number && describeFault(serves, `entry ${number}`, fault);
    return [200, { ready: true, entry: number, serves, at, ageSeconds, ...stuck }];
  } catch (error) {
    return unavailableResponse(getErrorMessage(error));
  }
}

const describeFault = (serves: number, unopened: string, fault: string) => ({
  fact: `Visitors get entry ${serves}, because ${unopened} cannot be opened: ${fault}`,
  nextStep: 'docs/operate.md, "Altered or missing files".',
});

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
