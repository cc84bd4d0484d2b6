import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
};

export interface ServedFolder {
  readonly origin: string;
  close(): void;
}

/** Serves a folder on a free port as a static host does: files by path, pages without `.html`. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async (asked, response) => {
    const path = new URL(asked.url ?? '/', 'http://host').pathname;
    const file = path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
