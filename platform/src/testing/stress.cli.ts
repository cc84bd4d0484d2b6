import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseBase } from 'shared/contract';
import { shareVersions } from '../build.ts';
import { promote } from '../release/promote.ts';
import { publishRelease } from '../release/publishRelease.ts';
import { openStore } from '../store/openStore.ts';
import { pageFile } from '../store/protocol/keys.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { entryNumbers } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { storeWithShell } from './fakeReleases.ts';
import { fakeWorkspace, writeSources } from './fakeWorkspace.ts';
import { faultProxy } from './faultProxy.ts';
import { faultsOfStore } from './faultsOfStore.ts';

/**
 * `node platform/src/testing/stress.cli.ts [--changes 50] [--store s3://bucket] [--lose 30]`: processes of five teams publish and promote at
 * once while readers read; with `--lose` so many percent of the answers of the bucket are lost. Prints what was seen; exits 1 if an entry
 * was lost, a page was mixed, a file was missing or anything in the store is not what it says.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changes: { type: 'string', default: '50' },
    store: { type: 'string' },
    lose: { type: 'string', default: '0' },
  },
});
const teams = ['alder', 'birch', 'cedar', 'dogwood', 'elm'];
const [place, team, round, workspace] = positionals;

if (place && team && round && workspace) await change(await openStore(place, 'writing'), team, round, workspace);
else await stress();

/** What a team's pipeline does: its sources, published and promoted. */
async function change(store: ReleaseStore, name: string, mark: string, root: string): Promise<void> {
  await writeSources(root, name, mark);
  const release = await publishRelease({ root, folder: `mfe-${name}`, store, version: `1.${mark}.0` });
  await promote({ store, release });
}

async function stress(): Promise<void> {
  const rounds = Math.ceil(Number(values.changes) / teams.length);
  const proxy =
    Number(values.lose) > 0
      ? await faultProxy(process.env.AWS_ENDPOINT_URL_S3 ?? '', Number(values.lose) / 100)
      : undefined;
  const store = await openStore(
    values.store ? `${values.store}/${randomUUID()}` : await mkdtemp(join(tmpdir(), 'stress-')),
    'writing',
  );
  await storeWithShell(store, shareVersions());
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  const workspaces = new Map<string, string>();
  for (const each of teams) {
    workspaces.set(each, await fakeWorkspace(each));
    await change(store, each, '0', workspaces.get(each) ?? '');
  }
  const before = (await entryNumbers(store)).length;

  let running = true;
  const seen = { pages: 0, files: 0, mixed: 0, missing: 0 };
  const readers = [reader(), reader()];
  const started = performance.now();
  const failures: string[] = [];
  // Each team's changes follow each other; the teams do not wait for each other.
  await Promise.all(
    teams.map(async (each) => {
      for (let count = 1; count <= rounds; count += 1) {
        const code = await inProcess([store.place, each, `${count}`, workspaces.get(each) ?? ''], proxy?.url);
        if (code !== 0) failures.push(`${each} 1.${count}.0 ended with ${code}`);
      }
    }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  running = false;
  await Promise.all(readers);
  await proxy?.close();

  const entries = (await entryNumbers(store)).length - before;
  const live = (await newestEntry(store.read))?.composition.releases ?? {};
  const stale = teams.filter((each) => live[each] !== `1.${rounds}.0`);
  const faults = await faultsOfStore(store);
  console.log(
    `${rounds * teams.length} publishes and promotions by ${teams.length} teams in ${seconds} s (${store.folder ? 'folder' : 'bucket'}): ` +
      `${entries} entries, ${failures.length} failed, ${stale.length} teams not at their last; ` +
      `${seen.pages} pages and ${seen.files} files read: ${seen.mixed} mixed, ${seen.missing} missing; ` +
      `log, sites and releases: ${faults.length} faults` +
      (proxy ? `; ${proxy.counts.lost} of ${proxy.counts.asked} answers lost` : ''),
  );
  for (const line of [...failures, ...faults]) console.log(`  ${line}`);
  if (
    entries !== rounds * teams.length ||
    failures.length + stale.length + seen.mixed + seen.missing + faults.length > 0
  )
    process.exitCode = 1;

  /** Reads what is live as a visitor does: every page, and the files that it names. A thousand pages at the least. */
  async function reader(): Promise<void> {
    while (running || seen.pages < 1000) {
      // The teams need the processor, too.
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = await newestEntry(store.read);
      const { pages } = await readSite(store.read, now?.site ?? '');
      for (const each of teams) {
        const html = (await store.read(pageFile(pages[`${each}.html`] ?? '')))?.toString();
        seen.pages += 1;
        if (html === undefined) {
          seen.missing += 1;
          continue;
        }
        // A page tells its round in its text and its release in its snapshot: they must be of one release.
        const version = `1.${/<h1>\S+ (\d+)/.exec(html)?.[1]}.0`;
        if (!html.includes(`"version":"${version}"`)) seen.mixed += 1;
        for (const [, file] of html.matchAll(new RegExp(`${releaseBase(each, version)}([^"]+)`, 'g'))) {
          seen.files += 1;
          if (!(await store.read(`${each}/${version}/browser/${file}`))) seen.missing += 1;
        }
      }
    }
  }
}

function inProcess(words: readonly string[], endpoint: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [import.meta.filename, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The proxy tells the teams apart by the name that each gives itself.
      env: {
        ...process.env,
        AWS_SDK_UA_APP_ID: words[1] ?? '',
        ...(endpoint && { AWS_ENDPOINT_URL_S3: endpoint }),
      },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
