import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from '@rspack/dev-server';
import { releaseBase } from 'shared/contract';
import { panelScript } from '../panel/panel.ts';
import { readAtMost, sendResponse, siteRequest } from '../serve/nodeMessages.ts';
import { sharedPath } from '../serve/respond/resolveAddress.ts';
import type { SiteResponder } from '../serve/respond/siteResponder.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { developmentVersion } from './developmentRelease.ts';
import { errorPage } from './errorPage.ts';
import type { NewestPages } from './newestPages.ts';

type Setup = NonNullable<Configuration['setupMiddlewares']>;

interface DevelopmentRoutesOptions {
  readonly pages: NewestPages;
  /** The packages that are built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly released: SiteResponder;
  /** What is live in the store: its releases are the rest of the site. */
  readonly live: LogEntry;
  /** Is told the name by which somebody asks that the server does not answer to. @returns what to say to them */
  readonly onForeign: (host: string) => string;
  /** Is told the stack of what a page has thrown in a browser. */
  readonly onThrown: (stack: string) => void;
  /** Is told the links of a page that lead to no page. */
  readonly onDead: (page: string, links: readonly string[]) => void;
}

/** Where a page says what it has thrown (docs/contracts.md); the body is the stack. */
const thrownPath = '/dev/thrown';

const panelPath = '/dev/panel.js';

/** What the development server answers before its own: pages and snapshot from the newest builds, released files from the store. */
export function developmentRoutes({
  pages,
  fromSource,
  released,
  live,
  onForeign,
  onThrown,
  onDead,
}: DevelopmentRoutesOptions): Setup {
  const sendReleased = async (request: IncomingMessage, response: ServerResponse) =>
    sendResponse(response, await released.respond(siteRequest(request), { shared: true, live }));
  return (middlewares, server) => [
    {
      name: 'porohy',
      middleware: async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        // Its own middleware asks this of scripts only: a page would come, and never respond.
        const { host = '' } = request.headers;
        if (!server.isValidHost({ host }, 'host')) {
          response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(onForeign(host));
          return;
        }
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          if (pathname === thrownPath) {
            onThrown(Buffer.from((await readAtMost(request, 64_000)) ?? '').toString('utf8'));
            response.statusCode = 204;
            response.end();
            return;
          }
          if (/^\/r\/[^/]+\/dev\//.test(pathname) || /hot-update|^\/ws$|^\/webpack-dev-server/.test(pathname)) {
            // The same address has other bytes after the next save.
            response.setHeader('cache-control', 'no-store');
            return next();
          }
          if (pathname === panelPath) {
            response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
            response.end(panelScript);
            return;
          }
          // All of a build lies below a version of its own, what carries its hash, too: pictures, fonts.
          const [, name = '', file = ''] = sharedPath.exec(pathname) ?? [];
          if (fromSource.includes(name)) {
            request.url = releaseBase(name, developmentVersion) + file;
            return next();
          }
          if (/^\/r\//.test(pathname)) return await sendReleased(request, response);
          if (pathname === '/snapshot.json') {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify(await pages.snapshot()));
            return;
          }
          if (/\.[a-z0-9]+$/.test(pathname)) return await sendReleased(request, response);
          const page = await pages.page(pathname);
          if ('dead' in page) onDead(pathname, page.dead);
          response.statusCode = 'why' in page ? 500 : page.found ? 200 : 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end('why' in page ? errorPage(page.why) : page.html);
        } catch (error) {
          response.statusCode = 500;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
      },
    },
    ...middlewares,
  ];
}
