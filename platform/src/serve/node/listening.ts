import type { Server } from 'node:http';
import { ConflictError, InvalidInputError } from 'shared/contract';

/**
 * Explains what to do about a port that another program has.
 * @param setting the variable that chooses it
 * @param command the command that npm is told to run
 */
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
 * Milliseconds that a connection may be idle. Proxies keep theirs for less (60 seconds at nginx and at Amazon's balancers), so that it is
 * they who close it. Whoever closes a connection that the other end is sending into loses a request.
 */
const idleFor = 75_000;

/**
 * Listens, and says on which port.
 * @param host a name or an address; one of IPv6 may stand in brackets, as in a URL
 * @throws ConflictError if the port is taken; InvalidInputError if this machine does not have the address, or this user not the right
 */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  server.keepAliveTimeout = idleFor;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port, setting) : (refusalOf(error, port, host, setting) ?? error));
    });
    server.listen(port, host.replace(/^\[(.*)\]$/, '$1'), () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Explains why an address cannot be listened on. @returns undefined where the system says something else */
function refusalOf({ code = '' }: NodeJS.ErrnoException, port: number, host: string, setting: string) {
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new InvalidInputError({
      fact: `${setting.replace('PORT', 'HOST')} is "${host}", which is no address of this machine.`,
      nextStep: 'Choose one of its own: 127.0.0.1 is for itself alone, 0.0.0.0 and :: are all that it has.',
    });
  if (code === 'EACCES')
    return new InvalidInputError({
      fact: `This user may not listen on port ${port}.`,
      nextStep: `Choose one from 1024 on (${setting}=8080), and put a proxy before it.`,
    });
  return undefined;
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
