import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '../src/serve/node/listening.ts';

/** Fate of one request: it is answered, an answer comes without an effect, or the effect comes without an answer. */
export type Script =
  | 'answered'
  | 'lost before'
  | 'lost after'
  | 'torn'
  | { readonly status: number; readonly code?: string; readonly after?: boolean };

export interface ScriptedS3 {
  readonly endpoint: string;
  /** Every request so far: method and key. */
  readonly asked: readonly string[];
  readonly kept: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** Keys and bytes behind S3's GET and PUT, with faults by script: for what a real server does too seldom to be tested. */
export async function scriptedS3(
  script: (method: string, key: string, count: number) => Script,
  { conditional = true }: { conditional?: boolean } = {},
): Promise<ScriptedS3> {
  const kept = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const key = decodeURIComponent((request.url ?? '').replace(/^\/bucket\//, '').replace(/\?.*$/, ''));
    const method = request.method ?? '';
    asked.push(`${method} ${key}`);
    const fault =
      key === '.probe' ? 'answered' : script(method, key, asked.filter((each) => !each.endsWith('.probe')).length);
    const refused = typeof fault === 'object' ? fault : undefined;
    if (fault === 'lost before') return request.socket.destroy();
    if (refused && !refused.after) return answer(refused.status, errorOf(refused.code ?? 'InternalError'));
    const taken = method === 'PUT' && conditional && request.headers['if-none-match'] === '*' && kept.has(key);
    if (method === 'PUT' && !taken) kept.set(key, body);
    if (fault === 'lost after') return request.socket.destroy();
    if (refused) return answer(refused.status, errorOf(refused.code ?? 'InternalError'));
    if (taken) return answer(412, errorOf('PreconditionFailed'));
    if (method === 'PUT') return answer(200, '');
    const bytes = kept.get(key);
    if (!bytes) return answer(404, errorOf('NoSuchKey'));
    if (fault !== 'torn') return answer(200, bytes);
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());

    function answer(status: number, body: Buffer | string) {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
    }
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { endpoint: `http://127.0.0.1:${port}`, asked, kept, close: () => closeServer(server) };
}

const errorOf = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>as the script says</Message></Error>`;
