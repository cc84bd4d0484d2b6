import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A copy of a running site, served from memory. */
export interface SiteCopy {
  readonly url: string;
  close(): void;
}

/**
 * Serves a running site's answers from memory, packed with brotli. Two copies differ in nothing but what is done to their documents.
 * @param change what is done to the HTML of each document
 */
export async function serveCopy(site: string, change: (html: string) => string): Promise<SiteCopy> {
  const copies = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();
  async function copyOf(path: string) {
    const answer = await fetch(site + path);
    const { 'content-length': _, etag: __, ...headers } = Object.fromEntries(answer.headers);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isDocument = headers['content-type']?.startsWith('text/html');
    const body = brotliCompressSync(isDocument ? change(bytes.toString()) : bytes);
    return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const copy = copies.get(path) ?? copyOf(path);
    copies.set(path, copy);
    copy.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
