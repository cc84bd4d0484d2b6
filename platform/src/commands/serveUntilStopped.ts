import { serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { interruption } from './interruption.ts';
import { readPort, watchedBy } from './watchedBy.ts';

/**
 * Serves on `PORT` (3000 by default) of `HOST` until the process is asked to stop.
 * @throws InvalidInputError if a setting cannot be, and what `serveSite` throws
 */
export async function serveUntilStopped(store: ReleaseStore): Promise<void> {
  const { HOST } = process.env;
  const port = readPort('PORT', process.env.PORT ?? '3000');
  const site = await serveSite({ store, port, watched: watchedBy(process.env), ...(HOST && { host: HOST }) });
  console.log(`The site is at ${site.url} (Ukrainian) and ${site.url}/en (English). Ctrl+C stops it.`);
  if (site.operationsUrl) console.log(`Health and metrics are at ${site.operationsUrl}.`);
  // Whoever stops a group of processes says it to this one twice: run.mjs passes on what it is told.
  interruption().signal.addEventListener('abort', () => site.close().then(() => process.exit(0)));
}
