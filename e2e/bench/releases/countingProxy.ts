import { createServer, type Server, Socket } from 'node:net';

/** A way to a server on which the bytes are counted that come back: bodies and headers, whatever they are. */
export interface CountingProxy {
  readonly port: number;
  /** How many bytes came back since this was last asked. */
  take(): number;
  close(): Promise<void>;
}

/** @param target the port of the server */
export async function countingProxy(target: number): Promise<CountingProxy> {
  let bytes = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = new Socket().connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
