import { serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readDrain, readPort, watchedBy } from './watchedBy.ts';

/**
 * Serves on `PORT` (3000 by default) of `HOST` until the process is asked to stop. Ctrl+C stops it at once.
 * @param asService whoever else asks it to stop waits until visitors are sent elsewhere (`DRAIN`), and a hangup goes on with a new file for the log
 * @throws InvalidInputError if a setting cannot be, and what `serveSite` throws
 */
export async function serveUntilStopped(store: ReleaseStore, asService = false): Promise<void> {
  const { HOST } = process.env;
  const port = readPort('PORT', process.env.PORT ?? '3000');
  const drain = asService ? readDrain(process.env) : 0;
  const site = await serveSite({ store, port, watched: watchedBy(process.env), ...(HOST && { host: HOST }) });
  // Each may be sent more than once: whoever stops a group of processes says it to this one twice where run.mjs passes on what it is told.
  let asked = false;
  const stop = (seconds: number) => {
    if (seconds > 0 && asked) return;
    asked = true;
    void site.close(seconds).then(() => process.exit(0));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(drain));
  process.on('SIGHUP', asService && !process.stdout.isTTY && site.reopenLog ? site.reopenLog : () => stop(0));
  console.log(`The site is at ${site.url} (Ukrainian) and ${site.url}/en (English). Ctrl+C stops it.`);
  if (site.operationsUrl) console.log(`Health and metrics are at ${site.operationsUrl}.`);
}
