import { serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readDrainSeconds, readMonitoringSettings, readPort } from './serverSettings.ts';

/**
 * Serves on `PORT` (3000 by default) of `HOST` until the process is stopped. Ctrl+C stops it at once.
 * @param asService on SIGTERM, the server goes on until a load balancer sends visitors elsewhere (`DRAIN`); on SIGHUP, it opens a new log
 * file
 * @throws InvalidInputError if a setting is invalid, and as `serveSite` does
 */
export async function serveUntilStopped(store: ReleaseStore, asService = false): Promise<void> {
  const { HOST } = process.env;
  const port = readPort('PORT', process.env.PORT ?? '3000');
  const drain = asService ? readDrainSeconds(process.env) : 0;
  const site = await serveSite({
    store,
    port,
    watched: readMonitoringSettings(process.env),
    ...(HOST && { host: HOST }),
  });
  // Ignores a second SIGTERM: the system may send one to the whole process group, and run.mjs passes on the one that it receives.
  let isStopping = false;
  const stop = (seconds: number) => {
    if (seconds > 0 && isStopping) return;
    isStopping = true;
    void site.close(seconds).then(() => process.exit(0));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(drain));
  process.on('SIGHUP', asService && !process.stdout.isTTY && site.reopenLog ? site.reopenLog : () => stop(0));
  console.log(`The site is at ${site.url} (Ukrainian) and ${site.url}/en (English). Ctrl+C stops it.`);
  if (site.operationsUrl) console.log(`Health and metrics are at ${site.operationsUrl}.`);
}
