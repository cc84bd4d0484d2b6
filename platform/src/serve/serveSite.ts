import { createServer, type Server } from 'node:http';
import { ConflictError, StoreError } from 'shared/contract';
import { packForOld } from '../store/packing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { sendResponse, siteRequest } from './nodeMessages.ts';
import { errorLines } from './respond/errorLines.ts';
import { unavailablePage } from './respond/unavailablePage.ts';
import { visitorResponder } from './respond/visitorResponder.ts';

interface ServeOptions {
  readonly store: ReleaseStore;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Only this machine by default. */
  readonly host?: string;
}

export interface RunningSite {
  readonly url: string;
  /** Takes no new request, lets those under way finish (five seconds at most) and frees the port. */
  close(): Promise<void>;
}

/** How often, in milliseconds at the least, a request looks whether a newer entry is live. */
const pollInterval = 500;

/** How long, in milliseconds, a request waits for a store beyond the network to say what is live; then what is known answers. */
const patience = 1000;

/** How many bytes of files are kept in memory: more than the whole site with its releases. */
const cacheBytes = 64 * 1024 * 1024;

/**
 * Serves what is live in a store, and what becomes live later, without a restart.
 * @throws StoreError if nothing is live, or if it cannot be read
 * @throws ConflictError if the port is taken
 */
export async function serveSite({ store, port, host = '127.0.0.1' }: ServeOptions): Promise<RunningSite> {
  const report = errorLines();
  const visitors = visitorResponder({
    read: store.read,
    gzip: packForOld,
    pollInterval,
    cacheBytes,
    ahead: store.folder === undefined,
    ...(store.folder === undefined && { patience }),
    report,
  });
  await visitors.live().catch((cause: unknown) => {
    const fact = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError({ what: `The site in ${store.place} cannot be served.`, fact }, { cause });
  });
  const server = createServer(async (request, response) => {
    const visitor = siteRequest(request);
    const answered = await visitors.respond(visitor).catch((error: unknown) => {
      report(error);
      return unavailablePage(visitor);
    });
    sendResponse(response, answered);
  });
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${actual}`, close: () => close(server) };
}

/** What to do about a port that another program has. */
export const portTaken = (port: number): ConflictError =>
  new ConflictError({
    fact: `Port ${port} is taken by another program.`,
    nextStep: `Stop that one, or choose another: PORT=${port + 1} npm start.`,
  });

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 5000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
