import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '../src/serve/node/listening.ts';

/** Outcome of a request: a response, or a failure before or after the request has taken effect. */
export type ScriptedOutcome =
  | 'answered'
  | 'lost before'
  | 'lost after'
  | 'torn'
  | { readonly status: number; readonly code?: string; readonly after?: boolean };

export interface ScriptedS3 {
  readonly endpoint: string;
  readonly requests: readonly string[];
  readonly objects: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** Starts a fake S3 server with GET, PUT, and scripted faults that are rare on a real server. */
export async function startScriptedS3(
  script: (method: string, key: string, count: number) => ScriptedOutcome,
  { conditional = true }: { conditional?: boolean } = {},
): Promise<ScriptedS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const key = decodeURIComponent((request.url ?? '').replace(/^\/bucket\//, '').replace(/\?.*$/, ''));
    const method = request.method ?? '';
    requests.push(`${method} ${key}`);
    const fault =
      key === '.probe' ? 'answered' : script(method, key, requests.filter((each) => !each.endsWith('.probe')).length);
    const refused = typeof fault === 'object' ? fault : undefined;
    if (fault === 'lost before') return request.socket.destroy();
    if (refused && !refused.after) return respond(refused.status, formatError(refused.code ?? 'InternalError'));
    const taken = method === 'PUT' && conditional && request.headers['if-none-match'] === '*' && objects.has(key);
    if (method === 'PUT' && !taken) objects.set(key, body);
    if (fault === 'lost after') return request.socket.destroy();
    if (refused) return respond(refused.status, formatError(refused.code ?? 'InternalError'));
    if (taken) return respond(412, formatError('PreconditionFailed'));
    if (method === 'PUT') return respond(200, '');
    const bytes = objects.get(key);
    if (!bytes) return respond(404, formatError('NoSuchKey'));
    if (fault !== 'torn') return respond(200, bytes);
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());

    function respond(status: number, body: Buffer | string) {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
    }
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { endpoint: `http://127.0.0.1:${port}`, requests, objects, close: () => closeServer(server) };
}

const formatError = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>as the script says</Message></Error>`;
