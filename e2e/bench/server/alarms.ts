import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NotFoundError } from 'shared/contract';
import { stop } from '../../development/workspaceCopy.ts';
import { deployAgain } from '../../releases/deploy.ts';
import { type ServedStore, serveStore, until } from '../../serveStore.ts';
import { freePort, store } from '../serveLive.ts';
import { visit } from './visit.ts';

/**
 * `npm run bench -- alarms [minutes]`: a Prometheus (Debian: `apt-get install prometheus`) watches servers with the alarms of `docs/examples`, as
 * they are. For a minute all is well and no alarm may fire; then each server meets what its alarms are about, and each must. It prints when, and
 * ends with 1 where one is missing.
 */
const atMost = Number(process.argv[3] ?? 15) * 60;
const healthyFor = 60;
const page = '/cybersecurity';
const examples = join(import.meta.dirname, '../../../docs/examples');
const run = promisify(execFile);

const names: readonly string[] = [
  ...(await readFile(join(examples, 'alarms.yml'), 'utf8')).matchAll(/alert: (\w+)/g),
].map(([, name = '']) => name);
const folder = await mkdtemp(join(tmpdir(), 'alarms-'));
const ended: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
const stopLoad = new AbortController();

interface Watched extends ServedStore {
  readonly operations: number;
  readonly store: string;
}

/** A server with a store of its own. */
async function watched(name: string, settings: Readonly<Record<string, string>> = {}): Promise<Watched> {
  const own = join(folder, name);
  await cp(store, own, { recursive: true });
  const operations = await freePort();
  const site = await serveStore(own, await freePort(), { ...settings, OPERATIONS_PORT: String(operations) });
  ended.push(() => site.stop());
  return { ...site, operations, store: own };
}

try {
  await run('promtool', ['check', 'rules', join(examples, 'alarms.yml')]).catch((cause: { code?: string }) => {
    throw cause.code === 'ENOENT'
      ? new NotFoundError({ fact: 'There is no Prometheus on this machine.', nextStep: 'apt-get install prometheus' })
      : cause;
  });
  const stopped = await watched('stopped');
  const away = await watched('away');
  const failing = await watched('failing', {
    // A disk that is full.
    ACCESS_LOG: '/dev/full',
    // A port that nobody listens at.
    NOTIFY_URL: `http://127.0.0.1:${await freePort()}`,
    NOTIFY_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
  });
  const logged = await watched('logged', { ACCESS_LOG: join(folder, 'access.log') });
  const all = [stopped, away, failing, logged];
  // The full disk has begun already: what it costs is what the alarm must see.
  const expectedWhileHealthy = new Set(['LogLost']);

  const ask = await startPrometheus(all.map(({ operations }) => operations));
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const load = every(200, () => Promise.all([visit(failing.url + page), visit(logged.url + page)]));
  await pause(healthyFor * 1000);
  const tooEarly = (await alertsOf(ask)).filter(({ name }) => !expectedWhileHealthy.has(name));
  console.log(`${seconds().toFixed(0).padStart(5)} s  all is well: ${tooEarly.length} alarms.`);

  await stopped.stop();
  await rename(away.store, `${away.store}-moved`);
  await deployAgain(failing.store, 'portfolio', '99.0.0');
  console.log(
    `${seconds().toFixed(0).padStart(5)} s  a server is stopped, a store is away, pages fail, reports are forged, nobody takes a word.`,
  );
  const faults = every(100, () =>
    Promise.all([fetch(`${away.url}/services/seo?${Math.random()}`), failedView(failing), forged(failing)]),
  );

  const fired = new Map<string, string>();
  const pending = new Set<string>();
  while (fired.size < names.length && seconds() < atMost) {
    for (const { name, state, summary } of await alertsOf(ask)) {
      if (state === 'pending' && !pending.has(name) && !fired.has(name)) tell(name, 'is pending', summary);
      if (state === 'pending') pending.add(name);
      if (state !== 'firing' || fired.has(name)) continue;
      fired.set(name, summary);
      tell(name, 'fires', summary);
    }
    await pause(1000);
  }
  function tell(name: string, what: string, summary: string): void {
    console.log(`${seconds().toFixed(0).padStart(5)} s  ${name} ${what}: ${summary}`);
  }
  stopLoad.abort();
  await Promise.all([load, faults]);
  const missing = names.filter((name) => !fired.has(name));
  console.log(
    `${fired.size} of ${names.length} alarms have fired${missing.length > 0 ? `; not ${missing.join(', ')}` : ''}.`,
  );
  if (missing.length > 0 || tooEarly.length > 0) process.exitCode = 1;
} finally {
  stopLoad.abort();
  for (const end of ended.reverse()) await end();
}

/** Starts it with the example's own configuration, at other ports. @returns how its API is asked */
async function startPrometheus(targets: readonly number[]): Promise<(path: string) => Promise<unknown>> {
  const port = await freePort();
  const configuration = await readFile(join(examples, 'prometheus.yml'), 'utf8');
  const addresses = targets.map((target) => `"127.0.0.1:${target}"`).join(', ');
  await writeFile(join(folder, 'prometheus.yml'), configuration.replace(/targets: \[.*\]/, `targets: [${addresses}]`));
  await cp(join(examples, 'alarms.yml'), join(folder, 'alarms.yml'));
  const words = ['--config.file', join(folder, 'prometheus.yml'), '--storage.tsdb.path', join(folder, 'series')];
  const prometheus = spawn('prometheus', [...words, '--web.listen-address', `127.0.0.1:${port}`], { stdio: 'ignore' });
  ended.push(() => stop(prometheus));
  const api = `http://127.0.0.1:${port}/api/v1`;
  const ask = async (path: string) => (await (await fetch(`${api}${path}`)).json()).data;
  await until(async () => {
    const found = (await ask('/targets').catch(() => undefined)) as { activeTargets: { health: string }[] } | undefined;
    return found?.activeTargets.filter(({ health }) => health === 'up').length === targets.length;
  });
  return ask;
}

interface Alert {
  readonly name: string;
  readonly state: string;
  readonly summary: string;
}

async function alertsOf(ask: (path: string) => Promise<unknown>): Promise<Alert[]> {
  const { alerts } = (await ask('/alerts')) as {
    alerts: { labels: { alertname: string }; state: string; annotations: { summary: string } }[];
  };
  return alerts.map(({ labels, state, annotations }) => ({
    name: labels.alertname,
    state,
    summary: annotations.summary,
  }));
}

/** Does something again and again until the load is stopped; what fails is what the alarms are about. */
async function every(milliseconds: number, act: () => Promise<unknown>): Promise<void> {
  while (!stopLoad.signal.aborted) {
    await act().catch(() => undefined);
    await pause(milliseconds);
  }
}

async function failedView(site: ServedStore): Promise<void> {
  const failure = {
    kind: 'module',
    message: 'integrity',
    script: '/r/cybersecurity/js/page.js',
    page: '/cybersecurity',
  };
  await report(site, { ...failure, view: await visit(site.url + page) });
}

function forged(site: ServedStore): Promise<void> {
  const view = randomBytes(27).toString('base64url');
  return report(site, { kind: 'error', message: 'forged', script: '', page: '/', view });
}

/** Each from an address of its own, as a proxy on this machine says it. */
async function report({ url }: ServedStore, body: unknown): Promise<void> {
  const sender = `10.${[...randomBytes(3)].join('.')}`;
  await fetch(`${url}/report`, { method: 'POST', headers: { 'x-forwarded-for': sender }, body: JSON.stringify(body) });
}
