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
