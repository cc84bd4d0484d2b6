import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Configuration } from '@rspack/dev-server';
import { ExplainedError, getReleaseBase, readAddress, type Snapshot } from 'shared/contract';
import { readBody, sendResponse, toSiteRequest } from '../serve/node/nodeMessages.ts';
import { panelScript } from '../serve/panel/panel.ts';
import { hashedPath } from '../serve/respond/resolveTarget.ts';
import { escapeHtml } from '../store/bytes/escapeHtml.ts';
import { getContentType } from '../store/bytes/mediaTypes.ts';
import { allowedMethods } from '../store/responses/headerPolicy.ts';
import type { NewestPages } from './newestPages.ts';
import { developmentVersion, type RestOfSite } from './Rest.ts';

type Setup = NonNullable<Configuration['setupMiddlewares']>;

interface DevelopmentRoutesOptions {
  readonly pages: NewestPages;
  /** Short names of the packages that are built from source. */
  readonly fromSource: readonly string[];
  readonly resolveOutputFolder: (name: string) => string;
  readonly rest: RestOfSite;
  /** Called if a request has an unknown host name. @returns the text with which the server refuses it */
  readonly onUnknownHost: (host: string) => string;
  /** Called with the stack of an error that a page has thrown in a browser. */
  readonly onThrown: (stack: string) => void;
  readonly onDeadLinks: (page: string, faults: readonly string[]) => void;
  /** Called with the reason why a file or page of the rest is unavailable. */
  readonly onUnavailable: (reason: string) => void;
}

/** Path to which a page sends its errors (docs/addresses.md). The request's body is a stack trace. */
const thrownErrorPath = '/dev/thrown';

const panelPath = '/dev/panel.js';

/** Forbids caching, because the same address has other bytes after the next save or release. */
const noStore = { 'cache-control': 'no-store' } as const;

/** Response from local builds, which the development server makes itself. */
interface OwnResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** File name whose extension gives the content type; absent if there is no body. */
  readonly file?: string;
  readonly text?: string;
}

/** Creates the routes before the server's middleware. Pages and snapshot come from the newest builds, other files from the rest. */
export function createDevelopmentRoutes({
  pages,
  fromSource,
  resolveOutputFolder,
  rest,
  onUnknownHost,
  onThrown,
  onDeadLinks,
  onUnavailable,
}: DevelopmentRoutesOptions): Setup {
  const sendRest = async (request: IncomingMessage, response: ServerResponse) => {
    const restResponse = await rest.respond(toSiteRequest(request));
    const isPage = /^text\/html/.test(restResponse.headers['content-type'] ?? '');
    sendResponse(
      response,
      isPage ? { ...restResponse, headers: { ...restResponse.headers, ...noStore } } : restResponse,
    );
  };
  const isFromSource = (owner: string | undefined) => owner !== undefined && fromSource.includes(owner);

  /**
   * Returns the snapshot for the page that requests it. Pages of the deployed site get no routes of local pages: their shell then opens
   * local pages as documents, which the development server renders.
   */
  async function selectSnapshot({ headers: { referer = '' } }: IncomingMessage): Promise<Snapshot> {
    const snapshot = await pages.snapshot();
    if (!rest.findDeployedOwner || !URL.canParse(referer)) return snapshot;
    const { path } = readAddress(new URL(referer).pathname);
    const { routes } = snapshot;
    if (isFromSource(routes.find((each) => each.path === path)?.owner)) return snapshot;
    return { ...snapshot, routes: routes.filter(({ owner }) => !isFromSource(owner)) };
  }

  /** Responds from local builds. @returns undefined if the rest must respond, or `next` if the server's own middleware must */
  async function respondFromSource(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<OwnResponse | 'next' | undefined> {
    if (pathname === thrownErrorPath) {
      onThrown(Buffer.from((await readBody(request, 64_000)) ?? '').toString('utf8'));
      return { status: 204 };
    }
    if (!allowedMethods.some((each) => each === request.method))
      return { status: 405, headers: { allow: allowedMethods.join(', ') } };
    if (/^\/r\/[^/]+\/dev\//.test(pathname) || /hot-update|^\/ws$|^\/webpack-dev-server/.test(pathname)) {
      response.setHeader('cache-control', noStore['cache-control']);
      return 'next';
    }
    if (pathname === panelPath) return { status: 200, file: 'panel.js', text: panelScript };
    // Rewrites addresses with a hash (a local build's pictures, fonts) to addresses with the version, where the server has all files.
    const [, name = '', file = ''] = hashedPath.exec(pathname) ?? [];
    if (isFromSource(name) && existsSync(join(resolveOutputFolder(name), 'browser', file))) {
      request.url = getReleaseBase(name, developmentVersion) + file;
      return 'next';
    }
    if (pathname === '/snapshot.json')
      return { status: 200, file: 'snapshot.json', text: JSON.stringify(await selectSnapshot(request)) };
    if (/^\/r\/|\.[a-z0-9]+$/.test(pathname)) return undefined;
    const deployedOwner = await rest.findDeployedOwner?.(pathname);
    if (deployedOwner !== undefined && !isFromSource(deployedOwner)) return undefined;
    const page = await pages.renderPage(pathname);
    if ('why' in page) return { status: 500, file: 'page.html', text: renderErrorPage(page.why) };
    // Passes the request on to the deployed site, which may have a redirect or a removed page at this address.
    if (rest.findDeployedOwner && deployedOwner === undefined && !page.found) return undefined;
    onDeadLinks(pathname, page.deadLinks);
    return { status: page.found ? 200 : 404, file: 'page.html', text: page.html };
  }

  /** Responds to an error: with its sentence if a store or deployed site failed, with its stack if this server did. */
  function describeFailure(error: unknown): OwnResponse {
    if (!(error instanceof ExplainedError)) return { status: 500, file: 'error.txt', text: inspect(error) };
    onUnavailable(error.message);
    return { status: 502, file: 'error.txt', text: error.message };
  }

  return (middlewares, server) => [
    {
      name: 'porohy',
      middleware: async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const send = ({ status, headers, file, text }: OwnResponse) =>
          response
            .writeHead(status, { ...headers, ...(file && { 'content-type': getContentType(file), ...noStore }) })
            .end(text);
        // Checks the host name for pages, too. The server's middleware checks only scripts, so a page would load but never hydrate.
        const { host = '' } = request.headers;
        if (!server.isValidHost({ host }, 'host'))
          return void send({ status: 403, file: 'foreign.txt', text: onUnknownHost(host) });
        const { url = '/' } = request;
        if (!url.startsWith('/')) return void send({ status: 400 });
        // Appends the target to an origin: resolved against one, `//x/news` would be the page /news of the host x.
        const { pathname } = new URL(`http://localhost${url}`);
        try {
          const ownResponse = await respondFromSource(request, response, pathname);
          if (ownResponse === undefined) return await sendRest(request, response);
          if (ownResponse !== 'next') return void send(ownResponse);
          next();
        } catch (error) {
          send(describeFailure(error));
        }
      },
    },
    ...middlewares,
  ];
}

/** Renders a page that says why the requested page cannot be rendered. It reloads itself once the sources are fixed. */
const renderErrorPage = (reason: string): string => `<!doctype html>
<html lang="en" data-development-error>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page cannot be rendered</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 110ch; margin: 3rem auto; padding-inline: 1.5rem; }
  pre { font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>This page cannot be rendered</h1>
<pre>${escapeHtml(reason)}</pre>
<p>This page reloads when the error is fixed.</p>
<script>(${reloadWhenFixed})();</script>
</body>
</html>
`;

/** Script of the error page. After each build or restart of the server, it requests the page again and reloads unless it still fails. */
function reloadWhenFixed(): void {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  socket.onmessage = ({ data }) => {
    if (!['ok', 'still-ok', 'errors'].includes(JSON.parse(data).type)) return;
    void fetch(location.href).then(async (answer) => {
      if (answer.status !== 500) return location.reload();
      const reason = new DOMParser()
        .parseFromString(await answer.text(), 'text/html')
        .querySelector('pre')?.textContent;
      const shownReason = document.querySelector('pre');
      if (reason && shownReason) shownReason.textContent = reason;
    });
  };
  socket.onclose = () => setTimeout(reloadWhenFixed, 1000);
}
