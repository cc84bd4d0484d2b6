import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getContentType } from '../../store/bytes/mediaTypes.ts';
import { commonHeaders, type Headers } from '../../store/responses/headerPolicy.ts';
import { readAtMost } from '../respond/readAtMost.ts';
import { isHttpsRequest, type SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

export function toSiteRequest(request: IncomingMessage): SiteRequest {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return { method: request.method ?? 'GET', target: request.url ?? '/', secure: isHttpsRequest(header), header };
}

const tooLarge = `Запит завеликий для цього сайту. Зітріть його файли cookie або вкоротіть адресу та спробуйте ще раз.

The request is too large for this site. Clear its cookies, or shorten the address, and try again.
`;

/** Responds to requests that Node cannot parse, such as headers over 16 KB. By default, Node would close the connection without a word. */
export function respondToUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body = isTooLarge ? tooLarge : '';
  const headers: Headers = {
    ...commonHeaders,
    ...(isTooLarge && { 'content-type': getContentType('refusal.txt') }),
    'content-length': `${Buffer.byteLength(body)}`,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = isTooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** Sends a response. Node itself leaves the body out for HEAD, and keeps its length. */
export function sendResponse(response: ServerResponse, { status, headers, body }: SiteResponse): void {
  response.writeHead(status, headers).end(body);
}

/**
 * Returns the sender's IP address. Behind a proxy on this machine, it is the last entry of `x-forwarded-for`: the proxy writes that one,
 * and clients can forge only earlier ones. Otherwise it is the peer's.
 */
export function findSender({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  if (!/^(::ffff:)?127\.|^::1$/.test(address)) return address;
  return [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() || address;
}

/**
 * Reads the body of a request. @returns undefined if the body is too long, or if the sender disconnected. A request that is too long still
 * gets a response
 */
export const readBody = (request: IncomingMessage, bytes: number): Promise<Uint8Array | undefined> =>
  readAtMost(request.iterator({ destroyOnReturn: false }), bytes).catch(() => undefined);
