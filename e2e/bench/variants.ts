import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import type { OneBundle } from './oneBundle.ts';

/** The same page served three ways, by the same program, so that one run compares like with like. */
export type Variant = 'site' | 'noScripts' | 'oneBundle';

export interface VariantServer {
  readonly url: string;
  close(): void;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Serves a running site's answers from memory, brotli-packed, with the documents changed as the variant wants. */
export async function serveVariant(variant: Variant, site: string, bundle: OneBundle): Promise<VariantServer> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = answers.get(path) ?? answerFor(variant, site, path, bundle);
    answers.set(path, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => closeAll(server) };
}

async function answerFor(variant: Variant, site: string, path: string, bundle: OneBundle): Promise<Answer> {
  const own = path.startsWith('/one/') ? bundle.files.get(path.slice('/one/'.length)) : undefined;
  if (own) return packed(own, { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' });
  const answer = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  // The site's policies would refuse what the reference does not have; the comparison is of bytes and rounds.
  const headers = {
    'content-type': type,
    'access-control-allow-origin': '*',
    ...(variant === 'site' && policies(answer.headers)),
  };
  if (!type.startsWith('text/html')) return packed(body, headers, answer.status);
  return packed(Buffer.from(changed(variant, body.toString('utf8'), bundle)), headers, answer.status);
}

function policies(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ['content-security-policy', 'integrity-policy'].flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function changed(variant: Variant, html: string, bundle: OneBundle): string {
  if (variant === 'site') return html;
  const $ = load(html);
  const snapshot = JSON.parse($('#snapshot').text());
  const language = $('html').attr('lang') === 'en' ? 'en' : 'ua';
  const modules = /<script type="module"[^>]*><\/script>\n?/g;
  const without = html.replace(modules, '');
  if (variant === 'noScripts') return without;
  const scripts = bundle
    .scriptsOf(snapshot.remote?.name ?? '', snapshot.route ?? { page: '', path: '/' }, language)
    .map((file) => `<script type="module" crossorigin src="/one/${file}"></script>`);
  // The styles' names differ between the builds; the reference's own sheets take the place of the inlined ones.
  return without.replace('</body>', `${scripts.join('\n')}\n</body>`);
}

function packed(body: Buffer, headers: Record<string, string>, status = 200): Answer {
  const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    status,
    headers: {
      ...headers,
      'content-encoding': 'br',
      'content-length': String(small.length),
      'cache-control': 'no-cache',
    },
    body: small,
  };
}

function closeAll(server: Server): void {
  server.closeAllConnections();
  server.close();
}
