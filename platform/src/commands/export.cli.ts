import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { InvalidInputError, StoreError } from 'shared/contract';
import { findClosedParent } from '../serve/export/writeFolder.ts';
import { compareNginxWithExport } from '../serve/nginx/compareNginxWithExport.ts';
import { exportNginx } from '../serve/nginx/exportNginx.ts';
import { exportStatic } from '../serve/static/exportStatic.ts';
import { buildWorker } from '../serve/worker/buildWorker.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { followLive } from './followLive.ts';
import { openChosenStore } from './line/chosenStore.ts';
import { runCommand } from './line/runCommand.ts';

const help = `export <host> <folder>

  nginx <folder> [--listen 80]… [--name porohy.example]… [--follow]
                                            writes the live site into a folder for nginx, and its configuration into
                                            <folder>/nginx.conf. Run it again after each promotion, or --follow the log until
                                            stopped. A port alone listens on IPv4 and IPv6. Without --name the configuration has
                                            the host name of the site's own address
  static <folder>                           writes the live site into one folder to upload, with _headers and _redirects
  worker <folder>                           writes worker.js, which serves the site from an S3-compatible bucket

The store is the folder "releases", or RELEASES=<folder> or s3://bucket/prefix.`;

/** Time between two checks of the log. */
const pollIntervalMs = 500;

/** Status codes with which nginx may respond if its user cannot read the exported folder. */
const failureStatuses = new Set([403, 404, 500]);

await runCommand(
  help,
  {
    listen: { type: 'string', multiple: true, default: ['80'] },
    name: { type: 'string', multiple: true },
    follow: { type: 'boolean', default: false },
  },
  async ({ values, positionals }) => {
    const [host, folder] = positionals;
    if (!folder || !['nginx', 'static', 'worker'].includes(host ?? ''))
      throw new InvalidInputError({
        fact: `"export ${positionals.join(' ')}" needs a host and a folder.\n\n`,
        nextStep: help,
      });
    else if (host === 'nginx')
      await exportForNginx({ folder, listen: values.listen, names: values.name }, values.follow);
    else if (host === 'static') {
      const { number } = await exportStatic(await openChosenStore('reading'), folder);
      console.log(`Entry ${number} was written to ${resolve(folder)}. Upload the whole folder.`);
    } else console.log(`${await buildWorker(folder)} is the Worker. docs/deploy.md lists its settings.`);
  },
);

async function exportForNginx(
  options: Omit<Parameters<typeof exportNginx>[0], 'store'>,
  follow: boolean,
): Promise<void> {
  const store = await openChosenStore('reading');
  const exportedEntry = await exportOnce();
  if (!follow) return;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  await followLive({
    shownEntry: exportedEntry,
    readNewestEntry: async () => (await findNewestEntry(store.read))?.number,
    showNewest: exportOnce,
    waitForNextCheck: async () => {
      await pause(pollIntervalMs);
      return !stopped;
    },
    // Prints the error only: the folder stays as it is, and the next check exports again.
    reportError: (fault) => console.error(fault),
  });

  async function exportOnce(): Promise<number> {
    const { entry, configured, configuration, missing, listen, names } = await exportNginx({ store, ...options });
    const place = resolve(options.folder);
    const nginxCheck = await compareNginxWithExport(place, listen[0] ?? '', names[0] ?? '');
    console.log(
      nginxCheck.isExported
        ? `Entry ${entry.number} is live: nginx serves it at ${nginxCheck.at}.`
        : `Entry ${entry.number} was written to ${place}. ${nginxCheck.status ? `Another site responds at ${nginxCheck.at} (${nginxCheck.status})` : `No server responds at ${nginxCheck.at} yet`}.`,
    );
    const closed = nginxCheck.isExported ? undefined : await findClosedParent(place);
    if (closed)
      console.error(
        `nginx (www-data) cannot read the site, as other users may not enter ${closed}: chmod o+x ${closed}`,
      );
    if (entry.canary)
      console.log(
        'A canary runs, but nginx ignores it: all visitors get the live site. The server and the Worker support canaries.',
      );
    if (missing.length > 0)
      console.log(
        `${configuration} was edited, and is not overwritten. It lacks these lines:\n  ${missing.join('\n  ')}`,
      );
    if (configured)
      console.log(`The configuration has changed. Load it: nginx -t && nginx -s reload\n  ${configuration}`);
    // With the configuration unchanged, such a status means that nginx may not read the folder. With a new one, it may need a reload.
    else if (failureStatuses.has(nginxCheck.status ?? 0))
      reportFailure(`nginx responds with status ${nginxCheck.status} at ${nginxCheck.at} for the site in ${place}.`);
    return entry.number;
  }

  /** Ends a single export with exit code 1. With `--follow`, only prints the fault. */
  function reportFailure(fact: string): void {
    const nextStep = `"namei -l ${resolve(options.folder)}/live/index.html" shows which folder its user (www-data) may not enter.`;
    const error = new StoreError({ fact, nextStep });
    if (!follow) throw error;
    console.error(error.message);
  }
}
