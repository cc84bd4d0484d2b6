import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Configuration } from '@rspack/dev-server';
import { ExplainedError, readAddress, releaseBase, type Snapshot } from 'shared/contract';
import { panelScript } from '../panel/panel.ts';
import { readBody, sendResponse, siteRequest } from '../serve/node/nodeMessages.ts';
import { methods } from '../serve/respond/policy.ts';
import { sharedPath } from '../serve/respond/resolveAddress.ts';
import { developmentVersion } from './developmentRelease.ts';
import { errorPage } from './errorPage.ts';
import type { NewestPages } from './newestPages.ts';
import type { Rest } from './Rest.ts';

type Setup = NonNullable<Configuration['setupMiddlewares']>;

interface DevelopmentRoutesOptions {
  readonly pages: NewestPages;
  /** The packages that are built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly outputOf: (name: string) => string;
  /** All that is not built from source. */
  readonly rest: Rest;
  /** Is told the name by which somebody asks that the server does not answer to. @returns what to say to them */
  readonly onForeign: (host: string) => string;
  /** Is told the stack of what a page has thrown in a browser. */
  readonly onThrown: (stack: string) => void;
  /** Is told the links of a page that lead to no page. */
  readonly onDead: (page: string, links: readonly string[]) => void;
  /** Is told why something of the rest cannot be had. */
  readonly onRefused: (why: string) => void;
}

/** Where a page says what it has thrown (docs/contracts.md); the body is the stack. */
const thrownPath = '/dev/thrown';

const panelPath = '/dev/panel.js';

/** Answers before the development server's own middleware: pages and snapshot from the newest builds, all else from the rest. */
export function developmentRoutes({
  pages,
  fromSource,
  outputOf,
  rest,
  onForeign,
  onThrown,
  onDead,
  onRefused,
}: DevelopmentRoutesOptions): Setup {
  const sendRest = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await rest.answer(siteRequest(request));
    const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
    // The same address has other bytes after the next save, or the next release.
    sendResponse(
      response,
      isPage ? { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } } : answer,
    );
  };
  const isHere = (owner: string | undefined) => owner !== undefined && fromSource.includes(owner);

  /** Names what is live, for the page that asks. A deployed page has the shell of visitors, which loads a page that is built here as a document. */
  async function snapshotFor({ headers: { referer = '' } }: IncomingMessage): Promise<Snapshot> {
    const snapshot = await pages.snapshot();
    if (!rest.ownerThere || !URL.canParse(referer)) return snapshot;
    const { path } = readAddress(new URL(referer).pathname);
    const { routes } = snapshot;
    if (isHere(routes.find((each) => each.path === path)?.owner)) return snapshot;
    return { ...snapshot, routes: routes.filter(({ owner }) => !isHere(owner)) };
  }

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
          if (pathname !== thrownPath && !methods.some((each) => each === request.method)) {
            response.writeHead(405, { allow: methods.join(', ') }).end();
            return;
          }
          if (pathname === thrownPath) {
            onThrown(Buffer.from((await readBody(request, 64_000)) ?? '').toString('utf8'));
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
          if (isHere(name) && existsSync(join(outputOf(name), 'browser', file))) {
            request.url = releaseBase(name, developmentVersion) + file;
            return next();
          }
          if (/^\/r\//.test(pathname)) return await sendRest(request, response);
          if (pathname === '/snapshot.json') {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify(await snapshotFor(request)));
            return;
          }
          if (/\.[a-z0-9]+$/.test(pathname)) return await sendRest(request, response);
          const there = await rest.ownerThere?.(pathname);
          if (there !== undefined && !isHere(there)) return await sendRest(request, response);
          const page = await pages.page(pathname);
          // An address that no page has here may have moved, or ended, there.
          if (rest.ownerThere && there === undefined && 'found' in page && !page.found)
            return await sendRest(request, response);
          if ('dead' in page) onDead(pathname, page.dead);
          response.statusCode = 'why' in page ? 500 : page.found ? 200 : 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end('why' in page ? errorPage(page.why) : page.html);
        } catch (error) {
          if (error instanceof ExplainedError) onRefused(error.message);
          response.statusCode = error instanceof ExplainedError ? 502 : 500;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(
            error instanceof ExplainedError
              ? error.message
              : error instanceof Error
                ? (error.stack ?? error.message)
                : String(error),
          );
        }
      },
    },
    ...middlewares,
  ];
}
