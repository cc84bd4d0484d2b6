import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { maxReportBytes, statusByVerdict } from '../observe/parseReport.ts';
import { type CountedReport, createViewCounter, reportPath, type ViewCounter } from '../observe/viewCounter.ts';
import { createViewCounters } from '../observe/viewCounters.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { packWithGzip, unpack } from '../store/bytes/packing.ts';
import { getErrorMessage } from '../store/getErrorMessage.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { closeServer, createServerUrl, listen } from './node/listening.ts';
import { findSender, readBody, respondToUnreadable, sendResponse, toSiteRequest } from './node/nodeMessages.ts';
import { openAccessLog } from './operate/accessLog.ts';
import { createMetrics } from './operate/metrics.ts';
import {
  checkReadiness,
  type Readiness,
  type ServedEntry,
  startOperations,
  stoppingResponse,
  unavailableResponse,
} from './operate/operationsServer.ts';
import { createErrorLog } from './respond/createErrorLog.ts';
import { createEmptyResponse, type SiteResponse } from './respond/response.ts';
import { createUnavailablePage } from './respond/unavailablePage.ts';
import { createVisitorResponder } from './respond/visitorResponder.ts';

interface ServeOptions {
  readonly store: ReleaseStore;
  /** Port to listen on; 0 lets the system choose a free one. */
  readonly port: number;
  /** Host name or address to listen on. By default only this machine can connect. */
  readonly host?: string;
  /** Monitoring; none by default. */
  readonly watched?: Monitoring | undefined;
}

/** Parts of the monitoring. A part whose field is absent is off. */
export interface Monitoring {
  /** Lets pages report failures. `key` signs the IDs of views; `sample` is the share of views whose pages measure web vitals. */
  readonly reports?: { readonly key?: Uint8Array | undefined; readonly sample?: number | undefined } | undefined;
  /** Address of the operations port, which sends health, readiness and metrics. For port 0 the system chooses a free port. */
  readonly operations?: { readonly port: number; readonly host?: string | undefined } | undefined;
  /** Path of the access log; `-` is standard output. */
  readonly accessLog?: string | undefined;
}

export interface RunningSite {
  readonly url: string;
  /** Address of the operations port; absent if there is none. */
  readonly operationsUrl?: string | undefined;
  /** Reopens the access log after log rotation has renamed its file; absent without a file. */
  readonly reopenLog?: (() => void) | undefined;
  /**
   * Stops the server: lets running requests finish (at most five seconds) and frees the port. A second call skips the wait.
   * @param drain seconds for which the server still accepts requests, while it reports that it is not ready
   */
  close(drain?: number): Promise<void>;
}

/** Minimum milliseconds between two checks of the store for a newer log entry. */
const pollInterval = 500;

/** Milliseconds that a visitor's request waits for a remote store. Afterwards the server responds from the site that it knows. */
const patience = 1000;

/** Maximum bytes of the cache: enough for a whole site with its releases. */
const cacheBytes = 64 * 1024 * 1024;

/** Milliseconds between two checks for a first log entry, while nothing is live. */
const lookInterval = 2000;

/** Status of a request whose visitor disconnected before the response, as nginx logs it. It is never sent. */
const disconnectedStatus = 499;

/**
 * Serves the live site of a store, as it changes. If the store is unavailable or empty at the start, the server waits for it, and visitors
 * get an error page.
 * @throws ConflictError if a port is taken; InvalidInputError if the server cannot listen at an address
 */
export async function serveSite({ store, port, host = '127.0.0.1', watched = {} }: ServeOptions): Promise<RunningSite> {
  const report = createErrorLog();
  const log = watched.accessLog === undefined ? undefined : openAccessLog(watched.accessLog, report);
  const onReport = (line: CountedReport) => log?.report(line);
  const register = watched.operations && new Registry();
  const tally = register && watched.reports && createViewCounters(register);
  const observer =
    watched.reports &&
    createViewCounter({ ...watched.reports, read: store.read, unpack, metrics: tally, onReport, report });
  const cacheCounts = { hits: 0, misses: 0 };
  const newest = () => readNewestEntry(store);
  /** Failure of the checks of the log since the last one that succeeded. */
  let failure: { readonly since: number; readonly why: string } | undefined;
  const visitors = createVisitorResponder({
    read: store.read,
    unpack,
    gzip: packWithGzip,
    pollInterval,
    cacheBytes,
    cacheCounts,
    observer,
    preloadFiles: store.folder === undefined,
    ...(store.folder === undefined && { patience }),
    report,
    onCheck: (error) => {
      failure =
        error === undefined ? undefined : { since: failure?.since ?? performance.now(), why: getErrorMessage(error) };
    },
  });
  let live: LogEntry | undefined;
  const [stop, hurry] = [new AbortController(), new AbortController()];
  let fault = 'The store has not responded yet.';
  const ready = async (): Promise<Readiness> =>
    stop.signal.aborted ? stoppingResponse : live ? checkReadiness(newest, readServed) : unavailableResponse(fault);
  const begun = begin();
  // Waits at most `patience` for the store's first response, so that the ports open although the store is down.
  await Promise.race([begun, pause(patience, undefined, { ref: false })]);
  const metrics =
    register &&
    createMetrics({
      register,
      cache: cacheCounts,
      live: lookAgain,
      lostLines: () => log?.lost() ?? 0,
      ready: async () => (await ready())[0] === 200,
    });
  const server = createServer(async (request, response) => {
    const began = performance.now();
    const visitor = toSiteRequest(request);
    let answered: SiteResponse | undefined;
    // Listens before the response is known, because the visitor may disconnect meanwhile.
    if (metrics || log)
      response.on('close', () => {
        const seconds = (performance.now() - began) / 1000;
        const sent = answered ?? createEmptyResponse(disconnectedStatus);
        const bytes = request.method === 'HEAD' ? 0 : (sent.body?.byteLength ?? 0);
        metrics?.answered(request.headers.host, sent.status, bytes, seconds);
        log?.request(visitor, sent, seconds);
      });
    answered =
      observer && request.method === 'POST' && visitor.target === reportPath
        ? await takeReport(observer, request)
        : live === undefined
          ? createUnavailablePage(visitor)
          : await visitors.respond(visitor).catch((error: unknown) => {
              report(error);
              return createUnavailablePage(visitor);
            });
    // Closes keep-alive connections, so that clients connect to another server next time.
    if (stop.signal.aborted) response.setHeader('connection', 'close');
    sendResponse(response, answered);
  });
  server.on('clientError', respondToUnreadable);
  const giveUp = (error: unknown) => {
    stop.abort();
    throw error;
  };
  const actual = await listen(server, port, host).catch(giveUp);
  const operations =
    metrics &&
    (await startOperations({
      host: watched.operations?.host ?? '127.0.0.1',
      port: watched.operations?.port ?? 0,
      metrics,
      observer,
      tally,
      key: watched.reports?.key,
      ready,
    }).catch(async (error: unknown) => {
      await closeServer(server);
      return giveUp(error);
    }));
  let closed: Promise<void> | undefined;
  return {
    url: createServerUrl(host, actual, 'localhost'),
    operationsUrl: operations?.url,
    ...(log && watched.accessLog !== '-' && { reopenLog: log.reopen }),
    close(drain = 0) {
      if (closed) hurry.abort();
      closed ??= end(drain);
      return closed;
    },
  };

  /** Reads the entry that visitors get. Its fault is why the server has not opened a newer entry for two intervals. */
  async function readServed(): Promise<ServedEntry> {
    const number = (await lookAgain())?.number ?? 0;
    const isLasting = failure && performance.now() - failure.since > 2 * pollInterval;
    return { number, fault: isLasting ? failure?.why : undefined };
  }

  /** Reads the live entry for metrics and readiness, because otherwise only visitors' requests read it. */
  async function lookAgain(): Promise<LogEntry | undefined> {
    // Waits at most `patience`, because a hanging disk must not block metrics.
    if (live) live = await Promise.race([visitors.live(), pause(patience, live, { ref: false })]);
    return live;
  }

  /** Repeats reading the live entry until the store has one. */
  async function begin(): Promise<void> {
    while (!stop.signal.aborted) {
      live = await visitors.live().catch((error: unknown) => {
        const isThere = store.folder === undefined || existsSync(store.folder);
        fault = isThere
          ? getErrorMessage(error)
          : `The folder ${store.place} does not exist. Mount it, or correct RELEASES.`;
        report(new Error(`The site in ${store.place} cannot be served yet. The server waits for it. ${fault}`));
        return undefined;
      });
      if (live) break;
      await pause(lookInterval, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  async function end(drain: number): Promise<void> {
    stop.abort();
    if (drain > 0) await pause(drain * 1000, undefined, { signal: hurry.signal }).catch(() => {});
    await Promise.all([closeServer(server), operations?.close()]);
    await log?.close();
  }
}

/** Passes the report that a page sent to the view counter. Closes the connection if the body is too long. */
async function takeReport(observer: ViewCounter, request: IncomingMessage): Promise<SiteResponse> {
  const sender = findSender(request);
  const body = await readBody(request, maxReportBytes);
  const verdict = await observer.receiveReport(body ?? new Uint8Array(), sender);
  return createEmptyResponse(statusByVerdict[verdict], {
    'cache-control': 'no-store',
    ...(!body && { connection: 'close' }),
  });
}
