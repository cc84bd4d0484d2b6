import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as sendPlainly,
} from 'node:http';
import { Agent as SecureAgent, request as sendSecurely } from 'node:https';
import { refuseOutside } from '../outside/Outside.ts';

/** What the site has answered, unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What becomes of one request; `ask` asks the site for it. It says whether that was the fault, or only what had to be done for it elsewhere. */
export type OnTheWire = (
  request: IncomingMessage,
  response: ServerResponse,
  ask: () => Promise<Answer>,
) => boolean | Promise<boolean>;

/** What stands between browser and site: a hop of its own, so that a fault is one of the connection and not of a tool. */
export interface FaultProxy {
  readonly url: string;
  /** From now on this becomes of requests for files that match, whatever was said of them before. @returns called when that is over */
  use(files: RegExp, wire: OnTheWire): () => void;
  /** To how many requests it happened. */
  met(): number;
  /** What went wrong between hop and site, and was nobody's fault: what is seen after it proves nothing. */
  own(): readonly string[];
  close(): Promise<void>;
}

/** A connection that is kept may be closed by the site just as it is used again: a browser tries again then, a hop cannot. */
const kept = { keepAlive: false };
const ways = {
  'http:': { send: sendPlainly, agent: new Agent(kept) },
  'https:': { send: sendSecurely, agent: new SecureAgent(kept) },
} as const;
type Send = typeof sendPlainly;

const pictures = /\.(avif|webp|jpg|svg)$/;

/** @param target the site's address; the hop itself speaks http, from this machine to this machine */
export async function faultProxy(target: string): Promise<FaultProxy> {
  refuseOutside('alters files behind a proxy of its own');
  const { protocol, host, hostname, port } = new URL(target);
  const { send, agent } = ways[protocol === 'https:' ? protocol : 'http:'];
  let met = 0;
  const own: string[] = [];
  let rules: readonly { readonly files: RegExp; readonly wire: OnTheWire }[] = [];
  const options = ({ url, method, headers }: IncomingMessage): RequestOptions => ({
    hostname,
    port,
    path: url,
    method,
    // Whoever serves several sites goes by the name, and who serves by https has one.
    headers: protocol === 'https:' ? { ...headers, host } : headers,
    agent,
  });
  const fail = (error: Error, { url }: IncomingMessage, response: ServerResponse) => {
    // Whoever has gone away has asked for nothing any more.
    if (!response.destroyed) own.push(`${url}: ${error.message}`);
    response.destroy();
  };
  const server = createServer((request, response) => {
    // Whoever asked may be gone.
    response.on('error', () => {});
    const rule = rules.find(({ files }) => files.test(request.url ?? ''));
    if (rule) {
      const ask = () => askFor(send, options(request));
      Promise.resolve(rule.wire(request, response, ask)).then(
        (isFault) => {
          if (isFault) met += 1;
        },
        (error) => fail(error, request, response),
      );
      return;
    }
    // Pictures are in no cell, and take the time of what is.
    if (pictures.test(request.url ?? '')) return void response.writeHead(204).end();
    const onward = send(options(request), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => fail(error, request, response));
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    // Compression dictionaries and trusted types want a secure context.
    url: `http://localhost:${address.port}`,
    use: (files, wire) => {
      const rule = { files, wire };
      rules = [rule, ...rules];
      return () => {
        rules = rules.filter((each) => each !== rule);
      };
    },
    met: () => met,
    own: () => own,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function askFor(send: Send, options: RequestOptions): Promise<Answer> {
  // Whole and unpacked, whatever the browser has: what is altered is altered in what it means.
  const { 'if-none-match': _tag, range: _range, ...headers } = options.headers as Record<string, string>;
  return new Promise((resolve, reject) => {
    const onward = send({ ...options, headers: { ...headers, 'accept-encoding': 'identity' } }, async (answer) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    onward.on('error', reject);
    onward.end();
  });
}
