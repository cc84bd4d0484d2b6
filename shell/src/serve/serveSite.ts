import { createServer, type Server } from 'node:http';
import type { LogEntry } from 'shared/contract';
import { newestEntry, type ReleaseStore } from 'shared/release';
import { chooseSite, previewCookieFor } from './answer/chooseSite.ts';
import { type Handler, openSite } from './openSite.ts';

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

/** Serves what is live in a store, and what becomes live later, without a restart. */
export async function serveSite({ store, port, host = '127.0.0.1' }: ServeOptions): Promise<RunningSite> {
  let entry = await newestEntry(store);
  if (!entry) throw new Error(`Nothing is live in ${store.place} yet. Compose first (npm start does it all).`);
  /** The sites that are answered for: what is live, and what a canary or a preview shows beside it. */
  let handlers = new Map([[entry.site, openSite(store, entry.site)]]);
  await handlers.get(entry.site);
  let lookedAt = Date.now();

  const refresh = async () => {
    if (Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    const newest = await newestEntry(store);
    if (!newest || newest.number === entry?.number) return;
    const opening = openSite(store, newest.site);
    await opening;
    handlers = new Map([[newest.site, opening]]);
    entry = newest;
  };

  const handlerOf = (site: string): Promise<Handler> => {
    const known = handlers.get(site);
    if (known) return known;
    const opening = openSite(store, site);
    handlers.set(site, opening);
    opening.catch(() => handlers.delete(site));
    return opening;
  };

  const server = createServer((request, response) => {
    refresh()
      // A store that cannot be read just now does not take the site down: what was open stays open.
      .catch((error) => console.error(error instanceof Error ? error.message : error))
      .then(async () => {
        const cookie = previewCookieFor(request.url ?? '');
        if (cookie) {
          response.writeHead(302, { location: '/', 'set-cookie': cookie, 'cache-control': 'private, no-store' }).end();
          return;
        }
        const choice = await chooseSite(store, entry as LogEntry, request.headers.cookie);
        if (choice.cookie) response.setHeader('set-cookie', choice.cookie);
        const handle = await handlerOf(choice.site);
        await handle(request, response, choice);
      })
      .catch((error) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
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
