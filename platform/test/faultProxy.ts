import { request as ask, createServer } from 'node:http';
import { closeServer, listen } from '../src/serve/node/listening.ts';
import { createRandom } from './faultyStores.ts';

export interface FaultProxy {
  /** Numbers of all requests and of lost ones. */
  readonly counts: { asked: number; lost: number };
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Maximum number of consecutive losses of a client's request. A client gives up after eight losses; in one run of five, that would happen
 * by chance.
 */
const maxConsecutiveLosses = 5;

/**
 * Starts a proxy that loses a share of the responses, in four ways equally often. It closes the connection or responds with 500, before or
 * after the server has executed the request.
 */
export async function startFaultProxy(target: string, share: number, seed = 1): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const random = createRandom(seed);
  const counts = { asked: 0, lost: 0 };
  const lostInARow = new Map<string, number>();
  const server = createServer((request, response) => {
    counts.asked += 1;
    // Counts losses per user agent, because several clients may send the same request.
    const asked = `${request.headers['user-agent']} ${request.method} ${request.url}`;
    const before = lostInARow.get(asked) ?? 0;
    const lost = random() < share && before < maxConsecutiveLosses;
    lostInARow.set(asked, lost ? before + 1 : 0);
    const way = Math.floor(random() * 4);
    if (lost) counts.lost += 1;
    const lose = () => (way % 2 === 0 ? request.socket.destroy() : response.writeHead(500).end());
    if (lost && way < 2) {
      // Reads the whole request before it fails, because a response during the upload looks like another fault to the client.
      request.resume().on('end', lose);
      return;
    }
    const onward = ask(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (upstream) => {
        if (lost) {
          upstream.resume().on('end', lose);
          return;
        }
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  const own = await listen(server, 0, '127.0.0.1');
  return { counts, url: `http://127.0.0.1:${own}`, close: () => closeServer(server) };
}
