import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseOutside } from './outside/Outside.ts';

/** Answer of the site, without compression. */
export interface Answer {
  readonly status: number;
  /** Without `content-length`: it is that of the body as the site sent it. */
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends something else in place of an answer, or nothing at all. */
export type Change = (response: ServerResponse, answer: Answer) => unknown;

export interface Hop {
  readonly url: string;
  /** Paths with the status that the site answered them with, 400 and above. */
  readonly refused: string[];
  /** Methods of the requests to the site. */
  readonly methods: ReadonlySet<string>;
  /** Changes answers for paths that match. @returns a function that counts the answers changed so far */
  change(paths: RegExp, change: Change): () => number;
  /** Ends all changes. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * Starts a server between a browser and a site, on a free port. It does what no `page.route` can: it cuts an answer in its middle. It also serves
 * browsers that Playwright does not drive, and programs that are no browsers.
 * @param site the origin of the site, which is one of this machine's
 */
export async function startHop(site: string): Promise<Hop> {
  refuseOutside('changes answers of the site');
  const rules: { paths: RegExp; change: Change; count: number }[] = [];
  const refused: string[] = [];
  const methods = new Set<string>();
  const server = createServer((request, response) => {
    methods.add(request.method ?? '');
    const rule = rules.find(({ paths }) => paths.test(request.url ?? ''));
    // A server of several sites goes by the name that the address has.
    const { host: _host, ...headers } = request.headers;
    if (rule) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    // Connections are not kept: the site may close one at the moment it is used again.
    const options = { method: request.method, headers, agent: false };
    const onward = send(new URL(request.url ?? '', site), options, async (answer) => {
      const { statusCode: status = 502 } = answer;
      if (status >= 400) refused.push(`${status}: ${request.url}`);
      if (!rule) return answer.pipe(response.writeHead(status, answer.headers));
      const { 'content-length': _length, ...rest } = answer.headers;
      rule.count += 1;
      rule.change(response, { status, headers: rest, body: (await answer.toArray()).join('') });
    });
    // The client sees that the connection ended.
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A secure context, which a page needs for Trusted Types and dictionaries.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refused,
    methods,
    change(paths, change) {
      const rule = { paths, change, count: 0 };
      rules.push(rule);
      return () => rule.count;
    },
    mend: () => void rules.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
