import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConflictError } from 'shared/contract';
import { listShareVersions } from '../src/build.ts';
import { startCanary } from '../src/release/canary/canary.ts';
import { hold } from '../src/release/hold.ts';
import { promote } from '../src/release/promote.ts';
import { publishRelease } from '../src/release/publish/publishRelease.ts';
import { generateKeys, readSigningKey, signRelease } from '../src/release/publish/signing.ts';
import { repairStore } from '../src/release/repair/repairStore.ts';
import { openStore } from '../src/store/backends/openStore.ts';
import type { ReleaseStore, TrustedKeys } from '../src/store/backends/releaseStore.ts';
import { readStoredContent } from '../src/store/content/packContent.ts';
import { listEntryNumbers, requireEntry } from '../src/store/log/releaseLog.ts';
import { findContent, getContentKey } from '../src/store/protocol/content.ts';
import { findNewestEntry } from '../src/store/protocol/findNewestEntry.ts';
import { getListingKey } from '../src/store/protocol/keys.ts';
import { readSite } from '../src/store/protocol/siteListing.ts';
import { readRelease } from '../src/store/protocol/storedRelease.ts';
import { createTrustingStore } from '../src/store/signing/releaseSignatures.ts';
import { storeWithShell } from './fakeReleases.ts';
import { createFakeWorkspace, writeSources } from './fakeWorkspace.ts';
import { startFaultProxy } from './faultProxy.ts';
import { listStoreFaults } from './listStoreFaults.ts';

/**
 * `node platform/test/stress.cli.ts [--changes 50] [--store s3://bucket] [--lose 30]`: processes of five teams publish, sign and promote at
 * the same time, with holds and canaries, while visitors read. With `--lose`, this percentage of the bucket's responses is lost. Prints the
 * numbers of changes and reads. Exits with 1 if a log entry was lost, a page mixed two releases, a file was missing, or the store has
 * faults.
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

/** Private key of this process's team. */
const ownKey = process.env.STRESS_KEY ?? '';
/** Public keys of all teams. */
const publicKeys = process.env.STRESS_KEYS ?? '';

if (place && team && round && workspace)
  await changeStore(await openStore(place, 'writing'), team, round, workspace, ownKey);
else await stress();

/**
 * Does the work of a team's pipeline: publishes, signs and promotes its sources. Every second time, holds the package for a while. Every
 * third time, starts a canary first, if no other team has one. Without the team's signature, the release would be refused.
 */
async function changeStore(store: ReleaseStore, name: string, mark: string, root: string, key: string): Promise<void> {
  await writeSources(root, name, mark);
  const release = await publishRelease({ root, folder: `mfe-${name}`, store, version: `1.${mark}.0` });
  await signRelease(store, release, await readSigningKey(key));
  const trusting = createTrustingStore(store, JSON.parse(publicKeys));
  const number = Number(mark);
  if (number % 3 === 1)
    await startCanary({ store: trusting, release, percent: 50 }).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  await promote({ store: trusting, release });
  if (number % 2 === 1) for (const held of [true, false]) await hold({ store: trusting, name, held });
}

async function stress(): Promise<void> {
  const rounds = Math.ceil(Number(values.changes) / teams.length);
  const proxy =
    Number(values.lose) > 0
      ? await startFaultProxy(process.env.AWS_ENDPOINT_URL_S3 ?? '', Number(values.lose) / 100)
      : undefined;
  const store = await openStore(
    values.store ? `${values.store}/${randomUUID()}` : await mkdtemp(join(tmpdir(), 'stress-')),
    'writing',
  );
  const keys = new Map(['shell', ...teams].map((each) => [each, generateKeys()]));
  const trusted = Object.fromEntries([...keys].map(([each, { publicKey }]) => [each, [publicKey]]));
  process.env.STRESS_KEYS = JSON.stringify(trusted);
  await storeWithShell(store, listShareVersions());
  const shell = { name: 'shell', version: '1.0.0' };
  await signRelease(store, shell, await readSigningKey(keys.get('shell')?.privateKey ?? ''));
  await promote({ store: createTrustingStore(store, trusted), release: shell });
  const workspaces = new Map<string, string>();
  for (const each of teams) {
    workspaces.set(each, await createFakeWorkspace(each));
    await runInProcess([store.place, each, '0', workspaces.get(each) ?? ''], undefined, keys.get(each)?.privateKey);
  }
  const before = (await listEntryNumbers(store)).length;

  let running = true;
  const seen = { pages: 0, files: 0, mixed: 0, missing: 0 };
  const readers = [readAsVisitor(), readAsVisitor()];
  const started = performance.now();
  const failures: string[] = [];
  // Makes the changes of a team one after another, and those of different teams at the same time.
  await Promise.all(
    teams.map(async (each) => {
      for (let count = 1; count <= rounds; count += 1) {
        const words = [store.place, each, `${count}`, workspaces.get(each) ?? ''];
        const code = await runInProcess(words, proxy?.url, keys.get(each)?.privateKey);
        if (code !== 0) failures.push(`${each} 1.${count}.0 ended with ${code}`);
      }
    }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  running = false;
  await Promise.all(readers);
  await proxy?.close();

  const made = await countVerbsSince(store, before);
  const entries = made.get('promote') ?? 0;
  const newest = await findNewestEntry(store.read);
  const live = newest?.composition.releases ?? {};
  const stale = teams.filter((each) => live[each] !== `1.${rounds}.0`);
  // Expects one hold and one unhold per team in each odd round. A canary ends with the promotion of its release.
  const holds = Math.ceil(rounds / 2) * teams.length;
  const flags = [
    ...(made.get('hold') === holds && made.get('unhold') === holds ? [] : ['a hold was lost or doubled']),
    ...(newest?.holds || newest?.canary ? ['a hold or a canary was left'] : []),
  ];
  const faults = [...flags, ...(await listStoreFaults(store)), ...(await faultsAfterRepair(store, trusted))];
  console.log(
    `${rounds * teams.length} publishes and promotions by ${teams.length} teams in ${seconds} s (${store.folder ? 'folder' : 'bucket'}): ` +
      `${entries} promotions, ${made.get('hold') ?? 0} holds, ${made.get('canary') ?? 0} canaries, ${failures.length} failed, ${stale.length} teams not at their last; ` +
      `${seen.pages} pages and ${seen.files} files read: ${seen.mixed} mixed, ${seen.missing} missing; ` +
      `log, sites and releases: ${faults.length} faults` +
      (proxy ? `; ${proxy.counts.lost} of ${proxy.counts.asked} responses lost` : ''),
  );
  for (const line of [...failures, ...faults]) console.log(`  ${line}`);
  if (
    entries !== rounds * teams.length ||
    failures.length + stale.length + seen.mixed + seen.missing + faults.length > 0
  )
    process.exitCode = 1;

  /** Reads the live site as a visitor: every page and its files, at least two hundred pages. */
  async function readAsVisitor(): Promise<void> {
    while (running || seen.pages < 200) {
      // Leaves processor time to the teams.
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = await findNewestEntry(store.read);
      const { files } = await readSite(store.read, now?.site ?? '');
      for (const each of teams) {
        const page = findContent(files, `${each}.html`);
        const html = page && (await readStoredContent(store, page))?.toString();
        seen.pages += 1;
        if (html === undefined) {
          seen.missing += 1;
          continue;
        }
        // Compares the round in the page's text with the content in its snapshot: both must belong to one release.
        const version = `1.${/<h1>\S+ (\d+)/.exec(html)?.[1]}.0`;
        const release = await readRelease(store.read, each, version);
        if (!release || !html.includes(`"version":"${release.content}"`)) seen.mixed += 1;
        for (const [, of, file = ''] of html.matchAll(new RegExp(`/r/${each}/(?:(\\d[^/]*)/)?([^"]+)`, 'g'))) {
          seen.files += 1;
          if (of !== undefined && of !== version) seen.mixed += 1;
          else {
            const content = release && findContent(release.files, `browser/${file}`);
            if (!content || !(await store.read(getContentKey(content)))) seen.missing += 1;
          }
        }
      }
    }
  }
}

/** Counts the log entries of each verb after the first `before` entries. */
async function countVerbsSince(store: ReleaseStore, before: number): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const number of (await listEntryNumbers(store)).slice(before)) {
    const { verb = '' } = await requireEntry(store, number);
    made.set(verb, (made.get(verb) ?? 0) + 1);
  }
  return made;
}

/** Damages pages and the listing of the live site, repairs the store, and lists the remaining faults. */
async function faultsAfterRepair(store: ReleaseStore, trusted: TrustedKeys): Promise<string[]> {
  const site = (await findNewestEntry(store.read))?.site ?? '';
  const { files, pages } = await readSite(store.read, site);
  const contents = Object.keys(pages).flatMap((file) => findContent(files, file) ?? []);
  for (const key of [...contents.slice(0, 2).map(getContentKey), getListingKey(site)]) {
    if (!(await store.read(key))) continue;
    await store.upkeep.remove([key]);
    await store.create(key, 'broken');
  }
  const { left } = await repairStore(store, { trusted });
  return [...left.map(({ key, fault }) => `${key} ${fault} after the repair`), ...(await listStoreFaults(store))];
}

function runInProcess(words: readonly string[], endpoint: string | undefined, key = ''): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [import.meta.filename, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Names the team in the user agent, by which the proxy tells the teams apart.
      env: {
        ...process.env,
        AWS_SDK_UA_APP_ID: words[1] ?? '',
        STRESS_KEY: key,
        ...(endpoint && { AWS_ENDPOINT_URL_S3: endpoint }),
      },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
