import type { IncomingMessage, ServerResponse } from 'node:http';
import { cameByHttps, type SiteRequest, type SiteResponse } from './respond/response.ts';

/** A request of Node's server, as the policy looks at it. */
export function siteRequest(request: IncomingMessage): SiteRequest {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return { method: request.method ?? 'GET', target: request.url ?? '/', secure: cameByHttps(header), header };
}

/** Sends a response; to HEAD without its body. Node keeps the body back by itself, and the length stays. */
export function sendResponse(response: ServerResponse, { status, headers, body }: SiteResponse): void {
  response.writeHead(status, headers).end(body);
}

/**
 * Who has sent a request: what the last proxy says where it stands on this machine, else the other end of the line. What a client writes itself
 * into the header stands before it.
 */
export function senderOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  if (!/^(::ffff:)?127\.|^::1$/.test(address)) return address;
  return [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() || address;
}

/** The body of a request; undefined if it is longer than that, or if whoever sent it went away. */
export function readAtMost(request: IncomingMessage, bytes: number): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    request.on('data', (part: Buffer) => {
      length += part.byteLength;
      if (length > bytes) resolve(undefined);
      else parts.push(part);
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('close', () => resolve(undefined));
  });
}
