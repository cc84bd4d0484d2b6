import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ExplainedError, NotFoundError } from 'shared/contract';
import { panelScript, type Teams } from '../../panel/panel.ts';
import { readAtMost } from '../../serve/nodeMessages.ts';
import { methods } from '../../serve/respond/policy.ts';
import { contentTypeOf } from '../../store/mediaTypes.ts';
import { messageOf } from '../../store/messageOf.ts';
import { errorPage } from '../errorPage.ts';
import { besidePage, followPath, followScript, followScriptPath, followTag } from './besidePage.ts';
import type { DeployedAnswer, DeployedSite } from './DeployedSite.ts';
import type { Followers } from './followers.ts';
import { isLoopback } from './restAddress.ts';
import type { RestPages } from './restPages.ts';

interface RestServerOptions {
  readonly site: DeployedSite;
  readonly pages: RestPages;
  /** The remotes of this machine. */
  readonly names: readonly string[];
  readonly outputOf: (name: string) => string;
  readonly followers: Followers;
  readonly teams: Teams;
  /** What a page or its prerendering has thrown, in the files that were written; it is told, too. */
  readonly explain: (thrown: unknown) => Promise<string>;
  /** Is told the stack of what a page has thrown in a browser. */
  readonly onThrown: (stack: string) => void;
  readonly tell: (sentence: string) => void;
}

/**
 * The server that stands between a browser of this machine and a deployed site. It passes on what that site answers, and shows remotes of this machine in it. It
 * answers to this machine's own names alone: no name of somebody else's leads a browser here.
 */
export function restServer(options: RestServerOptions): Server {
  const { site, pages, names, outputOf, followers, teams, explain, onThrown, tell } = options;

  async function answerTo(address: URL): Promise<DeployedAnswer> {
    const { pathname, search } = address;
    const target = pathname + search;
    if (pathname.startsWith('/dev/')) return development(pathname);
    // Previews are opened, and left, where they are.
    if (/^\/preview\//.test(pathname))
      return { status: 302, headers: { location: site.origin + target }, body: nothing };
    if (/^\/r\//.test(pathname)) return (await localFile(pathname)) ?? site.answer(target);
    if (pathname === '/snapshot.json') return json(await pages.snapshot());
    if (/\.[a-z0-9]+$/.test(pathname) && !pathname.endsWith('.html')) return site.answer(target);
    return page(target);
  }

  async function page(target: string): Promise<DeployedAnswer> {
    let found: DeployedAnswer;
    try {
      found = await pages.page(target);
    } catch (error) {
      const why = await explain(error);
      const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return { status: 500, headers: type, body: Buffer.from(errorPage(why, followTag(followers.builds()))) };
    }
    // Nothing is waited for since it was rendered: of these builds it is.
    const builds = followers.builds();
    if (!/^text\/html/.test(found.headers['content-type'] ?? '')) return found;
    const html = besidePage(found.body.toString(), { builds, teams });
    // The same address has other bytes after the next save.
    return { ...found, headers: { ...found.headers, 'cache-control': 'no-store' }, body: Buffer.from(html) };
  }

  function development(pathname: string): DeployedAnswer {
    switch (pathname) {
      case followScriptPath:
        return script(followScript);
      case '/dev/panel.js':
        return script(panelScript);
      default:
        throw new NotFoundError({
          fact: `The development server has no ${pathname}.`,
          nextStep: 'docs/contracts.md names what stands below /dev/.',
        });
    }
  }

  /** A file of a local remote; what it does not have is the deployed release's. */
  async function localFile(pathname: string): Promise<DeployedAnswer | undefined> {
    const [, name = '', file = ''] = /^\/r\/([a-z][a-z0-9-]*)\/(?:dev\/)?([\w@~+./-]+)$/.exec(pathname) ?? [];
    if (!names.includes(name) || file.split('/').includes('..')) return undefined;
    const body = await readFile(join(outputOf(name), 'browser', file)).catch(() => undefined);
    return body && { status: 200, headers: { 'content-type': contentTypeOf(file), 'cache-control': 'no-store' }, body };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && address.pathname === '/dev/thrown' && isOwn(request)) {
      onThrown(Buffer.from((await readAtMost(request, 64_000)) ?? '').toString('utf8'));
      response.writeHead(204).end();
      return;
    }
    if (!methods.some((each) => each === request.method)) {
      response.writeHead(405, { allow: methods.join(', ') }).end();
      return;
    }
    if (address.pathname === followPath) return followers.add(response);
    const { status, headers, body } = await answerTo(address);
    response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
  }

  return createServer((request, response) => {
    if (
      !URL.canParse(`http://${request.headers.host}`) ||
      !isLoopback(new URL(`http://${request.headers.host}`).hostname)
    )
      return void sentence(response, 403, 'This server answers to http://localhost alone.');
    respond(request, response).catch((error: unknown) => {
      const said = messageOf(error);
      tell(error instanceof ExplainedError ? said : ((error as Error).stack ?? said));
      sentence(response, error instanceof NotFoundError ? 404 : 502, said);
    });
  });
}

const nothing = Buffer.alloc(0);

/** Whether a page of this server has sent it. */
const isOwn = ({ headers }: IncomingMessage): boolean => headers.origin === `http://${headers.host}`;

const json = (data: unknown): DeployedAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(data)),
});

const script = (text: string): DeployedAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(text),
});

function sentence(response: ServerResponse, status: number, words: string): void {
  if (response.headersSent) return void response.destroy();
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${words}\n`);
}
