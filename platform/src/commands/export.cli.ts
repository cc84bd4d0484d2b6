import { resolve } from 'node:path';
import { InvalidInputError } from 'shared/contract';
import { exportNginx } from '../serve/nginx/exportNginx.ts';
import { exportStatic } from '../serve/static/exportStatic.ts';
import { buildWorker } from '../serve/worker/buildWorker.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { chosenStore } from './chosenStore.ts';
import { readOptions } from './readOptions.ts';
import { runCommand } from './runCommand.ts';

/** `npm run export -- <host> <folder>`: the live site, or what serves it, for a host that does not run this server. */
const help = `export <host> <folder>

  nginx <folder> [--listen 80] [--follow]   the live site as a folder for nginx, and its configuration in <folder>/nginx.conf;
                                            run again after each promotion, or --follow the log until stopped
  static <folder>                           the live site as one folder to upload, with _headers and _redirects
  worker <folder>                           worker.js, which serves out of an S3-compatible bucket

The store is the folder "releases", or RELEASES=<folder> or s3://bucket/prefix.`;

/** How often, in milliseconds, the log is looked at. */
const pollInterval = 500;

await runCommand(async () => {
  const { values, positionals } = readOptions(
    {
      listen: { type: 'string', default: '80' },
      follow: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
  const [host, folder] = positionals;
  if (values.help) console.log(help);
  else if (!folder || !['nginx', 'static', 'worker'].includes(host ?? ''))
    throw new InvalidInputError({
      fact: `"export ${positionals.join(' ')}" names no host and folder.\n\n`,
      nextStep: help,
    });
  else if (host === 'nginx') await forNginx(folder, values.listen, values.follow);
  else if (host === 'static') {
    const { number } = await exportStatic(await chosenStore('reading'), folder);
    console.log(`Entry ${number} lies in ${resolve(folder)}; upload all of it.`);
  } else console.log(`${await buildWorker(folder)} is the Worker. docs/deploy.md says what it wants to be told.`);
});

async function forNginx(folder: string, listen: string, follow: boolean): Promise<void> {
  const store = await chosenStore('reading');
  let shown = await exportOnce();
  if (!follow) return;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  while (!stopped) {
    await new Promise((wake) => setTimeout(wake, pollInterval));
    try {
      if ((await newestEntry(store.read))?.number !== shown) shown = await exportOnce();
    } catch (error) {
      // What is live in the folder stays live; the next look tries again.
      console.error(error instanceof Error ? error.message : error);
    }
  }

  async function exportOnce(): Promise<number> {
    const { entry, configured, configuration } = await exportNginx({ store, folder, listen });
    console.log(`Entry ${entry.number} is live in ${resolve(folder)}.`);
    if (entry.canary)
      console.log('A canary runs: nginx shows everybody what is live. The server and the Worker know canaries.');
    if (configured)
      console.log(`The configuration is new. Take it into use: nginx -t && nginx -s reload\n  ${configuration}`);
    return entry.number;
  }
}
