import { InvalidInputError } from 'shared/contract';
import { serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/**
 * Serves on `PORT` (3000 by default) of `HOST` until the process is asked to stop.
 * @throws InvalidInputError if `PORT` is no port, and what `serveSite` throws
 */
export async function serveUntilStopped(store: ReleaseStore): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new InvalidInputError({
      fact: `PORT is "${process.env.PORT}", which is not a port.`,
      nextStep: 'Choose a number from 1 to 65535.',
    });
  }
  const site = await serveSite({ store, port, ...(process.env.HOST && { host: process.env.HOST }) });
  console.log(`The site is at ${site.url} (Ukrainian) and ${site.url}/en (English). Ctrl+C stops it.`);
  const stop = () => {
    site.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
