import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from 'shared/contract';
import { type ServedStore, serveStore } from '../../serveStore.ts';
import { pairedRatio } from '../ratio.ts';
import { freePort, store } from '../serveLive.ts';

/**
 * `npm run bench -- watched [rounds]`: what it costs a server that views have names, that requests are counted and that each is a line of a log.
 * Servers of the same store run side by side and are loaded in turns, in another order each round; ratios of one run mean something, and
 * nothing else. On Linux alone, whose kernel says what each thread has used.
 * `-- watched 60 ../older`: beside them the server of another checkout of the project, installed there, which serves unwatched
 * what was composed there: a store is read by no server that is older than what wrote it.
 */
const before = process.argv[4];
const rounds = Number(process.argv[3] ?? 60);
const requests = 2000;
const connections = 8;

const folder = await mkdtemp(join(tmpdir(), 'watched-'));
const older = `not watched, of ${before}`;
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'not watched': { REPORTS: 'off' },
  // Beside the first it is what differs between two that are the same.
  'not watched either': { REPORTS: 'off' },
  'reports alone': {},
  'metrics and log': { REPORTS: 'off', OPERATIONS_PORT: String(await freePort()), ACCESS_LOG: join(folder, 'one.log') },
  'reports, metrics and log': { OPERATIONS_PORT: String(await freePort()), ACCESS_LOG: join(folder, 'all.log') },
  ...(before !== undefined && { [older]: { REPORTS: 'off' } }),
};
const names = Object.keys(settings);

interface Load {
  readonly perSecond: number;
  /** Microseconds of the processor for each request. */
  readonly processor: number;
}

const servers = new Map<string, ServedStore>();
const loads = new Map<string, Load[]>();
try {
  for (const name of names) {
    const checkout = name === older ? before : undefined;
    const from = checkout === undefined ? store : join(checkout, 'releases');
    servers.set(name, await serveStore(from, await freePort(), settings[name], checkout));
    loads.set(name, []);
  }
  const addresses = new Map<string, string[]>();
  for (const name of names) addresses.set(name, await addressesOf(serverOf(name).url));
  const loaded = (name: string) => load(serverOf(name), addresses.get(name) ?? []);
  // What is compiled and cached with the first requests is no part of it.
  for (let time = 0; time < 5; time += 1) for (const name of names) await loaded(name);
  for (let round = 0; round < rounds; round += 1)
    for (const name of inAnyOrder(names)) loads.get(name)?.push(await loaded(name));
  for (const reference of before === undefined ? ['not watched'] : ['not watched', older])
    for (const name of names.filter((each) => each !== reference)) compare(name, reference);
} finally {
  for (const server of servers.values()) await server.stop();
  await rm(folder, { recursive: true });
}

function compare(name: string, reference: string): void {
  const ratio = (of: (load: Load) => number, unit: string) =>
    pairedRatio((loads.get(name) ?? []).map(of), (loads.get(reference) ?? []).map(of), unit);
  console.log(`${name} : ${reference}, ${rounds} rounds of ${requests} requests`);
  console.log(`  processor for each request ${ratio(({ processor }) => processor, 'µs')}`);
  console.log(`  requests a second          ${ratio(({ perSecond }) => perSecond, '/s')}`);
}

function serverOf(name: string): ServedStore {
  const server = servers.get(name);
  if (!server) throw new Error(`No server runs as "${name}".`);
  return server;
}

/** As visitors ask: documents, and a script each. */
async function addressesOf(url: string): Promise<string[]> {
  const { routes }: Snapshot = await (await fetch(`${url}/snapshot.json`)).json();
  const script = /src="(\/r\/[^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  return routes.slice(0, 8).flatMap(({ path }) => [path, script]);
}

/** So many requests over a few connections that stay open, one after another on each. */
async function load({ url, pid }: ServedStore, addresses: readonly string[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [usedBefore, began] = [await usedBy(pid), performance.now()];
  let sent = 0;
  const ask = (path: string) =>
    new Promise((resolve, reject) => {
      get(`${url}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (; sent < requests; ) await ask(addresses[sent++ % addresses.length] ?? '/');
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: requests / seconds, processor: ((await usedBy(pid)) - usedBefore) / requests };
}

/** Microseconds of the processor that all threads of a process have used. */
async function usedBy(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const used = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return used.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1000, 0);
}

function inAnyOrder<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
