import { serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readDrainSeconds, readMonitoringSettings, readPort } from './serverSettings.ts';

/**
 * Serves the site on port `PORT` (3000 by default) of `HOST`, until Ctrl+C or a signal stops the process.
 * @param asService on SIGTERM, serves `DRAIN` seconds more, for a load balancer to notice; on SIGHUP, opens a new log file
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
  // Ignores a second SIGTERM: run.mjs passes its own on, and the system may also send one to every process of the group.
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
