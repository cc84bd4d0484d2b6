import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFolderStore } from '../../store/releaseStore.folder.ts';
import { fakeReach, putEntry, putShell, putSite } from '../../testing/fakeSite.ts';
import { answerVisitors } from '../answer/answerVisitors.ts';
import { askAll } from './askAll.ts';
import { Checks } from './Checks.ts';
import { exceptions } from './compareAnswers.ts';
import { embeddedHost } from './embeddedHost.ts';
import { findNginx, type Nginx } from './findNginx.ts';
import type { Host } from './Host.ts';
import { nginxHost } from './nginxHost.ts';
import { objectStore } from './objectStore.ts';
import { policiesBite } from './policiesBite.ts';
import { questions } from './questions.ts';
import { staticMatches } from './staticMatches.ts';
import { storeAway } from './storeAway.ts';
import { switches } from './switches.ts';
import { theyBite } from './theyBite.ts';
import { visitors } from './visitors.ts';
import { workerHost } from './workerHost.ts';

/**
 * The serving matrix: the same requests to every host, each answer held field by field against the policy's own. A host that this
 * machine lacks is skipped, loudly; in continuous integration it is a failure. The last line counts.
 */
const checks = new Checks();
const skipped: string[] = [];
const hosts: Host[] = [];

const store = openFolderStore(await mkdtemp(join(tmpdir(), 'matrix-')));
await putShell(store);
await putEntry(store, 1, await putSite(store, 'first'));
const bucket = await objectStore(store);
const policy = answerVisitors({
  read: (key) => store.read(key),
  lookEvery: 0,
  remember: 64 * 1024 * 1024,
  report: console.error,
}).answer;

async function part(name: string, run: () => Promise<void>): Promise<void> {
  const before = { passed: checks.passed, failed: checks.failed };
  await run().catch((error: unknown) =>
    checks.hold(name, [error instanceof Error ? (error.stack ?? error.message) : String(error)]),
  );
  checks.report(name, before);
}

/** Starts a host; where it is not to be had, says so. */
async function start(name: string, starting: () => Promise<Host>): Promise<void> {
  await starting().then(
    (host) => hosts.push(host),
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      if (process.env.CI === 'true') checks.hold(name, [why]);
      else skipped.push(`SKIPPED ${name}: ${why}`);
    },
  );
}

let nginx: Nginx | undefined;
try {
  await part('the hosts start', async () => {
    await start('embedded server', () => embeddedHost(store));
    await start('nginx', async () => {
      nginx = findNginx();
      return nginxHost(nginx, store);
    });
    await start('Worker', () => workerHost(bucket.url));
    checks.same('at least the server of the project itself is there', hosts[0]?.name, 'embedded server');
  });
  for (const host of hosts) await part(host.name, () => askAll(checks, host, policy, questions));
  await part('_headers and _redirects', () => staticMatches(checks, store, policy, fakeReach));
  const [embedded] = hosts;
  if (embedded) await part('altered policies are noticed', () => policiesBite(checks, embedded, policy));
  if (nginx) {
    const found = nginx;
    await part('altered configurations are noticed', () => theyBite(checks, found, store, policy));
  }
  await part('what becomes live', () => switches(checks, hosts, store));
  for (const host of hosts.filter(({ knowsVisitors }) => knowsVisitors))
    await part(`previews and canaries, ${host.name}`, () => visitors(checks, host, store, policy));
  const worker = hosts.find(({ name }) => name === 'Worker');
  if (worker) await part('the store goes away', () => storeAway(checks, worker, bucket));
} finally {
  for (const host of hosts) await host.stop();
  await bucket.stop();
}

for (const { host, status, fields, why } of exceptions)
  console.log(`  excepted: ${host} answers ${status} with its own ${fields.join(', ')}: ${why}`);
for (const line of skipped) console.log(`\n${line}`);
const report = process.argv[2];
if (report) {
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, JSON.stringify({ passed: checks.passed, failed: checks.failed, skipped }));
}
const left = skipped.length === 0 ? '' : `, ${skipped.length} of 4 hosts skipped`;
console.log(`\nserving matrix: ${checks.passed} checks passed, ${checks.failed} failed${left}`);
process.exitCode = checks.failed === 0 ? 0 : 1;
