import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from '@rspack/dev-server';
import { releaseBase } from 'shared/contract';
import { sendResponse, siteRequest } from '../serve/nodeMessages.ts';
import { sharedPath } from '../serve/respond/resolveAddress.ts';
import type { SiteResponder } from '../serve/respond/siteResponder.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { developmentVersion } from './developmentRelease.ts';
import type { DevelopmentSite } from './developmentSite.ts';

type Setup = NonNullable<Configuration['setupMiddlewares']>;

interface DevelopmentRoutesOptions {
  readonly site: DevelopmentSite;
  /** The packages that are built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly released: SiteResponder;
  /** What is live in the store: its releases are the rest of the site. */
  readonly live: LogEntry;
}

/** What the development server answers before its own: pages and snapshot from the newest builds, released files from the store. */
export function developmentRoutes({ site, fromSource, released, live }: DevelopmentRoutesOptions): Setup {
  const sendReleased = async (request: IncomingMessage, response: ServerResponse) =>
    sendResponse(response, await released.respond(siteRequest(request), { shared: true, live }));
  return (middlewares) => [
    {
      name: 'porohy',
      middleware: async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          if (/^\/r\/[^/]+\/dev\//.test(pathname) || /hot-update|^\/ws$|^\/webpack-dev-server/.test(pathname))
            return next();
          // All of a build lies below a version of its own, what carries its hash, too: pictures, fonts.
          const [, name = '', file = ''] = sharedPath.exec(pathname) ?? [];
          if (fromSource.includes(name)) {
            request.url = releaseBase(name, developmentVersion) + file;
            return next();
          }
          if (/^\/r\//.test(pathname)) return await sendReleased(request, response);
          if (pathname === '/snapshot.json') {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(await site.snapshot()));
            return;
          }
          if (/\.[a-z0-9]+$/.test(pathname)) return await sendReleased(request, response);
          const { html, found } = await site.document(pathname);
          response.statusCode = found ? 200 : 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          // A page that cannot be rendered says why, and the next save tries again.
          response.statusCode = 500;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
      },
    },
    ...middlewares,
  ];
}
