import type { Server } from 'node:http';
import { ConflictError, InvalidInputError } from 'shared/contract';

/**
 * Returns the error for a port that another program already uses.
 * @param setting variable that chooses the port
 * @param command npm command that the message names
 */
export const createPortTakenError = (
  port: number,
  setting = 'PORT',
  command = setting === 'PORT' ? 'start' : 'run serve',
): ConflictError =>
  new ConflictError({
    fact: `Another program uses port ${port}.`,
    nextStep: `Stop that program, or choose another port: ${setting}=${port + 1} npm ${command}.`,
  });

/**
 * Milliseconds that a connection may be idle. Proxies wait less (nginx and Amazon's balancers 60 seconds), so they close first. If the
 * server closed first, requests on their way would be lost.
 */
const idleFor = 75_000;

/**
 * Starts to listen. @returns the port
 * @param host name or address; IPv6 may be in brackets, as in a URL
 * @throws ConflictError if the port is taken; InvalidInputError if the machine lacks the address, or the user lacks permission
 */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  server.keepAliveTimeout = idleFor;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? createPortTakenError(port, setting)
          : (createListenError(error, port, host, setting) ?? error),
      );
    });
    server.listen(port, host.replace(/^\[(.*)\]$/, '$1'), () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Matches hosts that stand for all addresses of the machine, such as `0.0.0.0` and `::`, and the default one. */
const localHost = /^(?:[0.:]*|127\.0\.0\.1)$/;

/**
 * Returns the URL at which this machine reaches a server.
 * @param host as for `listen`
 * @param localName name of this machine, for a server that accepts all addresses or the default one
 */
export function createServerUrl(host: string, port: number, localName: string): string {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (localHost.test(address)) return `http://${localName}:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/**
 * Makes the error for an address at which the server cannot listen.
 * @returns undefined for other faults
 */
function createListenError({ code = '' }: NodeJS.ErrnoException, port: number, host: string, setting: string) {
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new InvalidInputError({
      fact: `${setting.replace('PORT', 'HOST')} is "${host}", which is not an address of this machine.`,
      nextStep: 'Choose an address of this machine: 127.0.0.1 accepts only this machine, 0.0.0.0 and :: accept all.',
    });
  if (code === 'EACCES')
    return new InvalidInputError({
      fact: `This user may not listen on port ${port}.`,
      nextStep: `Choose a port from 1024 on (${setting}=8080), and put a proxy in front of it.`,
    });
  return undefined;
}

/** Stops a server: it accepts no more requests, has five seconds for the running ones, and frees the port. */
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
