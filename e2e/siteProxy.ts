import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseOnDeployedSite } from './deployed/deployedSite.ts';

/** Response of the site, decompressed. */
export interface ProxiedResponse {
  readonly status: number;
  /** Headers without `content-length`, which would be wrong for a changed body. */
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Function that sends a changed response to the browser, or sends nothing, so that the request hangs. */
export type ChangeResponse = (response: ServerResponse, answer: ProxiedResponse) => unknown;

export interface SiteProxy {
  readonly url: string;
  /** Status and path of each response with a status of 400 or above. */
  readonly refused: string[];
  readonly methods: ReadonlySet<string>;
  /** Changes responses for matching paths. @returns a function that counts the changed responses so far */
  change(paths: RegExp, change: ChangeResponse): () => number;
  mend(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy between a browser and the site, on a free port. Unlike `page.route`, it can cut a response in the middle, and serves
 * browsers that Playwright does not drive and other HTTP clients.
 * @param site origin of a site on this machine
 */
export async function startProxy(site: string): Promise<SiteProxy> {
  refuseOnDeployedSite('changes answers of the site');
  const rules: { paths: RegExp; change: ChangeResponse; count: number }[] = [];
  const refused: string[] = [];
  const methods = new Set<string>();
  const server = createServer((request, response) => {
    methods.add(request.method ?? '');
    const rule = rules.find(({ paths }) => paths.test(request.url ?? ''));
    // Drops the `Host` of the proxy, because a server of several sites chooses the site by this header.
    const { host: _host, ...headers } = request.headers;
    if (rule) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    // Disables keep-alive, because the site may close an idle connection at the moment of its reuse.
    const options = { method: request.method, headers, agent: false };
    const onward = send(new URL(request.url ?? '', site), options, async (answer) => {
      const { statusCode: status = 502 } = answer;
      if (status >= 400) refused.push(`${status}: ${request.url}`);
      if (!rule) return answer.pipe(response.writeHead(status, answer.headers));
      const { 'content-length': _length, ...rest } = answer.headers;
      rule.count += 1;
      rule.change(response, { status, headers: rest, body: (await answer.toArray()).join('') });
    });
    // Breaks the connection to the browser if the connection to the site breaks, so that the browser sees a network error.
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Uses `localhost`, which is a secure context: Trusted Types and compression dictionaries need one.
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
