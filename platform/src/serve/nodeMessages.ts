import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Asked } from './answer/answer.ts';

/** A request of Node's server, as the policy looks at it. */
export function askedBy(request: IncomingMessage): Asked {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

/** Sends an answer; to HEAD without its body. Node keeps the body back by itself, and the length stays. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
