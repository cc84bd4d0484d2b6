import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { batchBytes, batchReader, seenPath } from '../../observe/batch.ts';
import type { Observer } from '../../observe/observer.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { closeServer, listen } from '../listening.ts';
import { readAtMost } from '../nodeMessages.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface OperationsOptions {
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly observer?: Observer | undefined;
  /** Signs what Workers have seen; without it nothing is taken from any. */
  readonly key?: Uint8Array | undefined;
  /** What is live, as far as it is known. */
  readonly live: () => LogEntry | undefined;
  /** The status of `/readyz` and what it says. */
  readonly ready: () => Promise<Readiness>;
}

/**
 * What whoever keeps the site running asks, on a port of its own that no visitor reaches: `/healthz` (the process answers), `/readyz` (it is not
 * about to stop, the store is readable, and how old the newest entry is), `/metrics`, `/canary`, which a guard reads, and `/watch`, which `release watch` does.
 * @throws ConflictError if the port is taken
 */
export async function startOperations({ port, host, metrics, observer, key, live, ready }: OperationsOptions) {
  const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/healthz': (response) => json(response, 200, { healthy: true }),
    '/readyz': async (response) => json(response, ...(await ready())),
    '/metrics': async (response) =>
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text()),
    '/canary': (response) =>
      observer
        ? json(response, 200, { arms: observer.tally.arms() })
        : json(response, 404, {
            error: 'This server takes no reports (REPORTS=off), so nothing is known of its pages.',
          }),
    '/watch': (response) =>
      json(response, 200, {
        at: Date.now(),
        entry: live()?.number ?? 0,
        requests: metrics.requests(),
        arms: observer?.tally.arms() ?? [],
        releases: observer?.tally.releases() ?? [],
      }),
  };
  const readBatch = key && batchReader(key);
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'POST' && path === seenPath) return void takeBatch(request, response);
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(response, 405, { error: 'Only GET.' });
    if (!answer) return json(response, 404, { error: `There are ${Object.keys(answers).join(', ')}.` });
    Promise.resolve(answer(response)).catch((error: unknown) => json(response, 500, { error: messageOf(error) }));
  });
  async function takeBatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAtMost(request, batchBytes);
    const batch = body && readBatch?.(body, `${request.headers['x-signature'] ?? ''}`);
    if (!batch || !observer)
      return void json(response, 403, {
        error: 'Workers and this server need the same REPORTS_KEY, and clocks that agree.',
      });
    await observer.absorb(batch).then(
      () => json(response, 200, { counted: batch.views.length + batch.reports.length }),
      (error: unknown) => json(response, 503, { error: messageOf(error) }),
    );
  }

  const actual = await listen(server, port, host, 'OPERATIONS_PORT');
  return { url: `http://127.0.0.1:${actual}`, close: () => closeServer(server) };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${JSON.stringify(body)}\n`);
