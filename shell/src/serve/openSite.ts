import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ReleaseStore, readRelease } from 'shared/release';
import sirv from 'sirv';
import { readSite } from '../compose/writeSite.ts';
import type { Preview } from '../release/preview.ts';
import { acceptedEncodings } from './answer/acceptedEncodings.ts';
import type { Choice } from './answer/chooseSite.ts';
import { type Policy, policyFor } from './answer/policy.ts';
import { previewBadge } from './answer/previewBadge.ts';
import { resolveAddress } from './answer/resolveAddress.ts';

/** Answers one request; `choice` says for whom. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  choice: Pick<Choice, 'preview' | 'shared'>,
) => Promise<void>;
type Serve = ReturnType<typeof sirv>;

/** Answers for one composed site: its pages, and the files of every release in the store. */
export async function openSite(store: ReleaseStore, site: string): Promise<Handler> {
  const folder = join(store.place, 'sites', site);
  const { files, pages } = await readSite(store, site);
  const known = new Set(Object.keys(files));
  const policy = policyFor(JSON.parse(await readFile(join(folder, 'reach.json'), 'utf8')));
  const serveFile = openFolder(folder);
  const servePage = openFolder(join(store.place, 'pages'));
  const releases = new Map<string, Promise<ServedRelease | undefined>>();

  return async (request, response, { preview, shared }) => {
    setHeaders(response, policy.everywhere);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // What sirv negotiates with: it looks for words and does not read weights.
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']).join(', ');
    const resolved = resolveAddress(request.url ?? '/', known);
    switch (resolved.kind) {
      case 'document':
        setHeaders(response, policy.documents);
        if (preview) return previewed(resolved.file, preview);
        if (!shared) {
          setHeaders(response, forThisVisitor);
          perVisitor.add(response);
        }
        return answer(request, response, servePage, `${pages[resolved.file]}.html`, files[resolved.file]);
      case 'file':
        return answer(request, response, serveFile, resolved.file, files[resolved.file]);
      case 'release': {
        const { name, version, file } = resolved;
        const key = `${name}/${version}`;
        const opening = releases.get(key) ?? openRelease(store, name, version);
        releases.set(key, opening);
        const release = await opening.catch((error: unknown) => {
          releases.delete(key);
          throw error;
        });
        // "Not there" is not remembered: it may be released in a moment.
        if (!release) releases.delete(key);
        const integrity = release?.files[`browser/${file}`];
        if (!release || !integrity) return notFound('404.html');
        setHeaders(response, policy.immutable);
        return answer(request, response, release.serve, file, integrity);
      }
      case 'redirect':
        response.writeHead(308, { location: resolved.to }).end();
        return;
      case 'malformed':
        response.writeHead(400).end();
        return;
      case 'notFound':
        return notFound(resolved.document);
    }

    /** For one person and for no search engine; it says what it is. */
    async function previewed(document: string, { name, version, until }: Preview): Promise<void> {
      const html = await readFile(join(store.place, `pages/${pages[document]}.html`), 'utf8');
      const body = Buffer.from(html.replace('</body>', `${previewBadge(`${name} ${version}`, until)}</body>`));
      setHeaders(response, forPreviews);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    }

    async function notFound(document: string): Promise<void> {
      const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
      const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
      const file = join(store.place, `pages/${pages[document]}.html`);
      // A short page has no compressed twin.
      const packed = suffix === '' ? undefined : await readFile(file + suffix).catch(() => undefined);
      const body = packed ?? (await readFile(file));
      setHeaders(response, policy.documents);
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        vary: 'Accept-Encoding',
        ...(packed && encoding && { 'content-encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  };
}

const forPreviews = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
/** While a canary runs, what is answered depends on who asks. */
const forThisVisitor = { 'cache-control': 'private, no-cache' };
const perVisitor = new WeakSet<ServerResponse>();

interface ServedRelease {
  readonly files: Readonly<Record<string, string>>;
  readonly serve: Serve;
}

async function openRelease(store: ReleaseStore, name: string, version: string): Promise<ServedRelease | undefined> {
  const release = await readRelease(store, name, version);
  return release && { files: release.files, serve: openFolder(join(store.place, name, version, 'browser')) };
}

const openFolder = (folder: string): Serve =>
  sirv(folder, {
    etag: false,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (response) => {
      if (perVisitor.has(response)) response.setHeader('vary', 'Accept-Encoding, Cookie');
    },
  });

/**
 * Serves one file by sirv, with an entity tag made of its content: tags of size and time answered 304 after a swap of sites. The
 * tag is weak, because every encoding of the file carries it.
 */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  serve: Serve,
  file: string,
  content: string | undefined,
): Promise<void> {
  const tag = `W/"${(content ?? '').replace(/^sha384-/, '').slice(0, 24)}"`;
  response.setHeader('etag', tag);
  if (request.headers['if-none-match']?.split(/,\s*/).some((each) => each === tag || each === '*')) {
    response.setHeader('vary', 'Accept-Encoding');
    response.writeHead(304).end();
    return Promise.resolve();
  }
  request.url = `/${encodeURI(file)}`;
  return new Promise((resolve) => {
    response.on('close', resolve);
    serve(request, response, () => {
      response.removeHeader('etag');
      response.writeHead(404).end();
      resolve();
    });
  });
}

function setHeaders(response: ServerResponse, headers: Policy['everywhere']): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
