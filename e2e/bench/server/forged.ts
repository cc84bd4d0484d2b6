import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveStore } from '../../serveStore.ts';
import { freePort, store } from '../serveLive.ts';
import { memoryIn } from './memoryIn.ts';

/**
 * `npm run bench -- forged [seconds]`: a thousand forged reports a second, of as many senders as there are reports, while a visitor opens pages.
 * None may be counted, all must be answered, and memory must stay what it was. Ends with 1 where it does not.
 */
const seconds = Number(process.argv[3] ?? 30);
const perSecond = 1000;
/** How much more memory, in MB, may be in use at the end than after a third of the time: what a heap has not cleaned yet is part of it. */
const growthCeiling = 24;

const page = { kind: 'error', message: 'forged', script: '/r/shell/js/main.js', page: '/' };
/** What somebody may send: a name that nobody has signed, no report, no text, and more than a report has. */
const forgeries: readonly (() => string | Buffer)[] = [
  () => JSON.stringify({ ...page, view: randomBytes(27).toString('base64url') }),
  () => JSON.stringify({ view: randomBytes(27).toString('base64url'), kind: 'vitals', page: '/', lcp: 1 }),
  () => '{"view":"',
  () => randomBytes(200),
  () => 'x'.repeat(4096),
];

const operations = await freePort();
const site = await serveStore(store, await freePort(), {
  OPERATIONS_PORT: String(operations),
  // What a heap keeps and what it has not cleaned yet look alike; with little room it is cleaned often, and what it keeps shows.
  NODE_OPTIONS: '--max-old-space-size=64',
});
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const statuses = new Map<number, number>();
const visits: number[] = [];
const rows: ({ readonly second: number } & Awaited<ReturnType<typeof memory>>)[] = [];
let sent = 0;
try {
  const began = performance.now();
  const waiting = new Set<Promise<unknown>>();
  for (let second = 1; second <= seconds; second += 1) {
    for (; sent < second * perSecond; sent += 1) {
      const forged: Promise<unknown> = forge(sent).finally(() => waiting.delete(forged));
      waiting.add(forged);
      if (sent % 50 === 49) await pause(Math.max(0, began + (sent / perSecond) * 1000 - performance.now()));
    }
    await visit();
    if (second % Math.ceil(seconds / 6) === 0) rows.push({ second, ...(await memory()) });
  }
  await Promise.all(waiting);
  const took = (performance.now() - began) / 1000;
  const metrics = await metricsText();
  const verdicts: Record<string, number> = Object.fromEntries(
    [...metrics.matchAll(/^porohy_reports_total\{verdict="(\w+)"\} (\d+)$/gm)].map(([, verdict, count]) => [
      verdict,
      Number(count),
    ]),
  );
  console.log(`${sent} forged reports in ${took.toFixed(1)} s; answered with:`, Object.fromEntries(statuses));
  console.log('Counted as:', verdicts);
  console.table(rows);
  visits.sort((a, b) => a - b);
  console.log(
    `A visitor's page took ${visits[visits.length >> 1]?.toFixed(1)} ms meanwhile (median of ${visits.length}), ${visits.at(-1)?.toFixed(1)} at the most.`,
  );
  const [early, late] = [rows[Math.floor(rows.length / 3)], rows.at(-1)];
  const grown = (late?.['in use MB'] ?? 0) - (early?.['in use MB'] ?? 0);
  const all = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
  const faults = [
    ...(verdicts.counted !== 0 ? [`${verdicts.counted} of them were counted.`] : []),
    ...(all !== sent ? [`${sent} were sent, and ${all} have come to something.`] : []),
    ...(/porohy_page_failures_total\{.*\} [1-9]/.test(metrics) ? ['A release was blamed for them.'] : []),
    ...(grown > growthCeiling ? [`Memory grew by ${grown.toFixed(0)} MB.`] : []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await site.stop();
}

/** Sends one as if a proxy had passed it on for somebody: each of another address. */
function forge(number: number): Promise<void> {
  const body = forgeries[number % forgeries.length]?.() ?? '';
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return new Promise((resolve) => {
    const count = (status: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      resolve();
    };
    request(`${site.url}/report`, { method: 'POST', agent, headers: { 'x-forwarded-for': from } }, (response) => {
      response.resume().on('end', () => count(response.statusCode ?? 0));
    })
      // Of what is too long the server hangs up.
      .on('error', () => count(0))
      .end(body);
  });
}

async function visit(): Promise<void> {
  const began = performance.now();
  await (await fetch(`${site.url}/`)).arrayBuffer();
  visits.push(performance.now() - began);
}

async function metricsText(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
}

/** In whole MB. */
async function memory() {
  const { inUse, resident } = memoryIn(await metricsText());
  return { 'in use MB': Math.round(inUse), 'resident MB': Math.round(resident) };
}
