import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Configuration } from '@rspack/dev-server';
import { ExplainedError, getReleaseBase, readAddress, type Snapshot } from 'shared/contract';
import { readBody, sendResponse, siteRequest } from '../serve/node/nodeMessages.ts';
import { panelScript } from '../serve/panel/panel.ts';
import { sharedPath } from '../serve/respond/resolveAddress.ts';
import { methods } from '../store/answers/policy.ts';
import { contentTypeOf } from '../store/mediaTypes.ts';
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

/** Path at which a page says what it has thrown (docs/contracts.md); the body is the stack. */
const thrownPath = '/dev/thrown';

const panelPath = '/dev/panel.js';

/** The same address has other bytes after the next save, or the next release. */
const changing = { 'cache-control': 'no-store' } as const;

/** An answer of the server's own. */
interface Own {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Its name, for the content type; absent where it says nothing. */
  readonly file?: string;
  readonly text?: string;
}

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
    sendResponse(response, isPage ? { ...answer, headers: { ...answer.headers, ...changing } } : answer);
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

  /** Answers what the server has itself. Undefined where the rest has it; `next` where the development server's own middleware does. */
  async function answerOwn(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<Own | 'next' | undefined> {
    if (pathname === thrownPath) {
      onThrown(Buffer.from((await readBody(request, 64_000)) ?? '').toString('utf8'));
      return { status: 204 };
    }
    if (!methods.some((each) => each === request.method))
      return { status: 405, headers: { allow: methods.join(', ') } };
    if (/^\/r\/[^/]+\/dev\//.test(pathname) || /hot-update|^\/ws$|^\/webpack-dev-server/.test(pathname)) {
      response.setHeader('cache-control', changing['cache-control']);
      return 'next';
    }
    if (pathname === panelPath) return { status: 200, file: 'panel.js', text: panelScript };
    // All of a build lies below a version of its own, what carries its hash, too: pictures, fonts.
    const [, name = '', file = ''] = sharedPath.exec(pathname) ?? [];
    if (isHere(name) && existsSync(join(outputOf(name), 'browser', file))) {
      request.url = getReleaseBase(name, developmentVersion) + file;
      return 'next';
    }
    if (pathname === '/snapshot.json')
      return { status: 200, file: 'snapshot.json', text: JSON.stringify(await snapshotFor(request)) };
    if (/^\/r\/|\.[a-z0-9]+$/.test(pathname)) return undefined;
    const there = await rest.ownerThere?.(pathname);
    if (there !== undefined && !isHere(there)) return undefined;
    const page = await pages.page(pathname);
    if ('why' in page) return { status: 500, file: 'page.html', text: errorPage(page.why) };
    // An address that no page has here may have moved, or ended, there.
    if (rest.ownerThere && there === undefined && !page.found) return undefined;
    onDead(pathname, page.dead);
    return { status: page.found ? 200 : 404, file: 'page.html', text: page.html };
  }

  /** Says why something cannot be had: of the rest in a sentence, of a fault of ours by its stack. */
  function answerFault(error: unknown): Own {
    if (!(error instanceof ExplainedError)) return { status: 500, file: 'error.txt', text: inspect(error) };
    onRefused(error.message);
    return { status: 502, file: 'error.txt', text: error.message };
  }

  return (middlewares, server) => [
    {
      name: 'porohy',
      middleware: async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const send = ({ status, headers, file, text }: Own) =>
          response
            .writeHead(status, { ...headers, ...(file && { 'content-type': contentTypeOf(file), ...changing }) })
            .end(text);
        // Its own middleware asks this of scripts only: a page would come, and never respond.
        const { host = '' } = request.headers;
        if (!server.isValidHost({ host }, 'host'))
          return void send({ status: 403, file: 'foreign.txt', text: onForeign(host) });
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          const own = await answerOwn(request, response, pathname);
          if (own === undefined) return await sendRest(request, response);
          if (own !== 'next') return void send(own);
          next();
        } catch (error) {
          send(answerFault(error));
        }
      },
    },
    ...middlewares,
  ];
}
