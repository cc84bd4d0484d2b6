import type { Server } from 'node:http';
import { ConflictError } from 'shared/contract';

/** What to do about a port that another program has. @param setting the variable that chooses it @param command what npm is told to run */
export const portTaken = (
  port: number,
  setting = 'PORT',
  command = setting === 'PORT' ? 'start' : 'run serve',
): ConflictError =>
  new ConflictError({
    fact: `Port ${port} is taken by another program.`,
    nextStep: `Stop that one, or choose another: ${setting}=${port + 1} npm ${command}.`,
  });

/**
 * How long, in milliseconds, a connection may be idle: longer than proxies keep theirs (60 seconds at nginx and at Amazon's balancers), so that it is
 * they who close it. Who closes what the other is sending into loses a request.
 */
const idleFor = 75_000;

/** Listens, and says on which port. @throws ConflictError if it is taken */
export function listen(server: Server, port: number, host: string, setting?: string): Promise<number> {
  server.keepAliveTimeout = idleFor;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port, setting) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Takes no new request, lets those under way finish (five seconds at most) and frees the port. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 5000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
