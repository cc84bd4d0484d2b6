import { Agent, request } from 'node:http';
import type { Snapshot } from 'shared/contract';
import { serveStore } from '../../serveStore.ts';
import { freePort, store } from '../serveLive.ts';
import { memoryIn } from './memoryIn.ts';

/**
 * `npm run bench -- million [requests]`: a million requests of all kinds to one server, and what its memory is after each twentieth of them. Ends with
 * 1 where it has grown since the first quarter, or where any request was answered with 500 and more.
 */
const requests = Number(process.argv[3] ?? 1_000_000);
const connections = 16;
const parts = 20;
/** How much more or less memory, in MB, may be in use after the first quarter. */
const ceiling = 5;

const operations = await freePort();
const site = await serveStore(store, await freePort(), {
  OPERATIONS_PORT: String(operations),
  // With little room a heap is cleaned often, and what is left of it each time is what the server keeps.
  NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4',
});
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<number, number> = {};
try {
  const { routes }: Snapshot = await (await fetch(`${site.url}/snapshot.json`)).json();
  const document = await (await fetch(site.url)).text();
  const files = [...new Set([...document.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map(([, file = '']) => file))];
  const addresses = [...routes.flatMap(({ path }) => [path, `/en${path === '/' ? '' : path}`]), ...files];
  const rows: { readonly requests: number; readonly 'in use MB': number; readonly 'resident MB': number }[] = [];
  let sent = 0;
  for (let part = 1; part <= parts; part += 1) {
    const until = Math.round((requests * part) / parts);
    const samples: number[] = [];
    const sampling = setInterval(async () => samples.push((await memory()).inUse), 250);
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (; sent < until; ) await ask(addresses, sent++);
      }),
    );
    clearInterval(sampling);
    const now = await memory();
    rows.push({
      requests: until,
      'in use MB': tenths(Math.min(now.inUse, ...samples)),
      'resident MB': tenths(now.resident),
    });
  }
  console.table(rows);
  console.log(`${sent} requests, answered with:`, statuses);
  const settled = rows.slice(parts / 4);
  const resident = settled.map((row) => row['resident MB']);
  const [low, high] = [Math.min(...resident), Math.max(...resident)];
  // What is in use rises until the heap is cleaned; what is left of it then must not rise.
  const least = (some: typeof rows) => Math.min(...some.map((row) => row['in use MB']));
  const grown = least(rows.slice(-parts / 4)) - least(rows.slice(parts / 4, parts / 2));
  console.log(
    `After the first quarter ${low.toFixed(1)} to ${high.toFixed(1)} MB are resident; what is left in use has moved by ${grown.toFixed(1)} MB.`,
  );
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500 || status === '0');
  if (failed.length > 0) console.error('Some were not answered as they should be:', Object.fromEntries(failed));
  const moved = high - low > 2 * ceiling || grown > ceiling;
  if (moved) console.error(`Memory moved by more than ± ${ceiling} MB.`);
  if (failed.length > 0 || moved) process.exitCode = 1;
} finally {
  agent.destroy();
  await site.stop();
}

/** What visitors, crawlers and strangers ask for: a document or a file, packed this way or that, known already, in part, and what is not there. */
function ask(addresses: readonly string[], number: number): Promise<void> {
  const address = addresses[number % addresses.length] ?? '/';
  const kinds: readonly (() => Promise<void>)[] = [
    () => send(address, { 'accept-encoding': 'br' }),
    () => send(address, { 'accept-encoding': 'gzip, br;q=0.5' }),
    () => send(address, {}),
    () => send(address, { 'accept-encoding': 'br' }, 'HEAD'),
    () => send(address, { 'accept-encoding': 'br', 'if-none-match': '*' }),
    () => send(address, { range: `bytes=${number % 500}-${(number % 500) + 400}` }),
    () => send(`${address}?campaign=${number}`, { 'accept-encoding': 'br' }),
    () => send(`/nothing/${number}`, { 'accept-encoding': 'br', cookie: `any=${number}` }),
    () => send(address, { 'user-agent': `robot ${number}`, host: `host-${number % 1000}.example` }, 'OPTIONS'),
  ];
  return (kinds[number % kinds.length] ?? kinds[0])?.() ?? Promise.resolve();
}

function send(path: string, headers: Readonly<Record<string, string>>, method = 'GET'): Promise<void> {
  return new Promise((resolve) => {
    const count = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    request(`${site.url}${path}`, { method, agent, headers }, (response) => {
      response.resume().on('end', () => count(response.statusCode ?? 0));
    })
      .on('error', () => count(0))
      .end();
  });
}

async function memory() {
  return memoryIn(await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text());
}

function tenths(megabytes: number): number {
  return Math.round(megabytes * 10) / 10;
}
