import { createServer, type Server } from 'node:http';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { answerVisitors } from './answer/answerVisitors.ts';
import { awayPage } from './answer/awayPage.ts';
import { askedBy, send } from './nodeMessages.ts';

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
const lookEvery = 500;

/** How many bytes of files are kept in memory: more than the whole site with its releases. */
const remember = 64 * 1024 * 1024;

/** Serves what is live in a store, and what becomes live later, without a restart. */
export async function serveSite({ store, port, host = '127.0.0.1' }: ServeOptions): Promise<RunningSite> {
  const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  const visitors = answerVisitors({
    read: (key) => store.read(key),
    lookEvery,
    remember,
    ahead: store.folder === undefined,
    report,
  });
  await visitors.live().catch((cause: unknown) => {
    throw new Error(
      `The site in ${store.place} cannot be served. ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  });
  const server = createServer(async (request, response) => {
    const asked = askedBy(request);
    const answer = await visitors.answer(asked).catch((error: unknown) => {
      report(error);
      return awayPage(asked);
    });
    send(response, answer);
  });
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${actual}`, close: () => close(server) };
}

/** What to do about a port that another program has. */
export const portTaken = (port: number): Error =>
  new Error(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start.`);

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
