import { createServer } from 'node:http';
import { refuseOutside } from '../outside/Outside.ts';

/** Changes a body on its way. */
export type Change = (body: string) => string;

/** Stands in for a deployed site: passes on what that answers, and can be told to change it, to have moved or to be away. */
export interface StandIn {
  readonly url: string;
  /** How often it was asked, by method. */
  readonly methods: ReadonlySet<string>;
  /** From now on what stands at an address comes changed; without a change as it is. */
  change(address: string, how?: Change): void;
  /** From now on nobody answers, or somebody does again. */
  away(isAway: boolean): void;
  stop(): Promise<void>;
}

/** @param site the address that it passes on */
export async function standInFor(site: string, port: number): Promise<StandIn> {
  refuseOutside('stands between a server and a site');
  const changes = new Map<string, Change>();
  const methods = new Set<string>();
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway) return void request.socket.destroy();
    const target = request.url ?? '/';
    methods.add(request.method ?? '');
    const change = changes.get(target);
    const headers = { cookie: request.headers.cookie ?? '', 'accept-encoding': 'identity' };
    const answer = await fetch(site + target, { method: request.method ?? 'GET', headers, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|connection)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept)).end(change ? change(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    methods,
    change(address, how) {
      if (how) changes.set(address, how);
      else changes.delete(address);
    },
    away(now) {
      isAway = now;
      if (now) server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
