import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { InvalidInputError, StoreError } from 'shared/contract';
import { closedAbove } from '../serve/export/writeWhole.ts';
import { askNginx } from '../serve/nginx/askNginx.ts';
import { exportNginx } from '../serve/nginx/exportNginx.ts';
import { exportStatic } from '../serve/static/exportStatic.ts';
import { buildWorker } from '../serve/worker/buildWorker.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { followLive } from './followLive.ts';
import { chosenStore } from './line/chosenStore.ts';
import { runCommand } from './line/runCommand.ts';

/** `npm run export -- <host> <folder>`: the live site, or what serves it, for a host that does not run this server. */
const help = `export <host> <folder>

  nginx <folder> [--listen 80]… [--name porohy.example]… [--follow]
                                            the live site as a folder for nginx, and its configuration in <folder>/nginx.conf;
                                            run again after each promotion, or --follow the log until stopped. A port alone means
                                            IPv4 and IPv6; the name is that of the site's own address if none is given
  static <folder>                           the live site as one folder to upload, with _headers and _redirects
  worker <folder>                           worker.js, which serves out of an S3-compatible bucket

The store is the folder "releases", or RELEASES=<folder> or s3://bucket/prefix.`;

/** Milliseconds between two looks at the log. */
const pollInterval = 500;

/** Answers of an nginx that may not read the folder, or cannot. */
const refusals = new Set([403, 404, 500]);

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
        fact: `"export ${positionals.join(' ')}" names no host and folder.\n\n`,
        nextStep: help,
      });
    else if (host === 'nginx') await forNginx({ folder, listen: values.listen, names: values.name }, values.follow);
    else if (host === 'static') {
      const { number } = await exportStatic(await chosenStore('reading'), folder);
      console.log(`Entry ${number} lies in ${resolve(folder)}; upload all of it.`);
    } else console.log(`${await buildWorker(folder)} is the Worker. docs/deploy.md says what it wants to be told.`);
  },
);

async function forNginx(told: Omit<Parameters<typeof exportNginx>[0], 'store'>, follow: boolean): Promise<void> {
  const store = await chosenStore('reading');
  const shown = await exportOnce();
  if (!follow) return;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  await followLive({
    shown,
    newest: async () => (await newestEntry(store.read))?.number,
    show: exportOnce,
    wait: async () => {
      await pause(pollInterval);
      return !stopped;
    },
    // The folder stays as it is; the next look tries again.
    tell: (fault) => console.error(fault),
  });

  async function exportOnce(): Promise<number> {
    const { entry, configured, configuration, missing, listen, names } = await exportNginx({ store, ...told });
    const place = resolve(told.folder);
    const seen = await askNginx(place, listen[0] ?? '', names[0] ?? '');
    console.log(
      seen.isExported
        ? `Entry ${entry.number} is live: nginx answers with it at ${seen.at}.`
        : `Entry ${entry.number} lies in ${place}. At ${seen.at} ${seen.status ? `something else answers (${seen.status})` : 'nobody answers yet'}.`,
    );
    const closed = seen.isExported ? undefined : await closedAbove(place);
    if (closed)
      console.error(`Others may not enter ${closed}, so that nginx (www-data) could read nothing: chmod o+x ${closed}`);
    if (entry.canary)
      console.log('A canary runs: nginx shows everybody what is live. The server and the Worker know canaries.');
    if (missing.length > 0)
      console.log(
        `${configuration} was changed by hand or by a program, and is kept. It does not say:\n  ${missing.join('\n  ')}`,
      );
    if (configured)
      console.log(`The configuration is new. Take it into use: nginx -t && nginx -s reload\n  ${configuration}`);
    // A new configuration may be what is lacking; else nginx has this folder, and cannot show it.
    else if (refusals.has(seen.status ?? 0))
      refuse(`nginx answers ${seen.status} at ${seen.at} for what lies in ${place}.`);
    return entry.number;
  }

  /** Ends a single export with 1; who follows the log goes on. */
  function refuse(fact: string): void {
    const nextStep = `"namei -l ${resolve(told.folder)}/live/index.html" shows whom its user (www-data) may not pass.`;
    const error = new StoreError({ fact, nextStep });
    if (!follow) throw error;
    console.error(error.message);
  }
}
