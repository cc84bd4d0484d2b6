import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseAgain } from '../../releases/deploy.ts';
import { serveStore } from '../../serveStore.ts';
import { freePort, store } from '../serveLive.ts';
import { visit } from './visit.ts';

/**
 * `npm run bench -- guarded [share]`: how soon a guard stops a canary that fails in a share of browsers (three of ten by default), at twenty views a
 * second, each of a visitor whom nobody has seen before. Ends with 1 where it is not stopped within a minute.
 */
const share = Number(process.argv[3] ?? 0.3);
const viewsPerSecond = 20;
const stoppedWithin = 60;
const [name, version] = ['cybersecurity', '99.0.0'];
const address = '/cybersecurity';

const folder = await mkdtemp(join(tmpdir(), 'guarded-'));
await cp(store, folder, { recursive: true });
await releaseAgain(folder, name, version);
const operations = await freePort();
const site = await serveStore(folder, await freePort(), { OPERATIONS_PORT: String(operations) });
const seen = { live: 0, canary: 0, failed: 0 };
try {
  const program = join(import.meta.dirname, '../../../platform/src/commands/release.cli.ts');
  const words = ['canary', `${name}@${version}`, '--guard', '--from', `http://127.0.0.1:${operations}`];
  const guard = spawn(process.execPath, [program, ...words], {
    env: { ...process.env, RELEASES: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const began = performance.now();
  let shown: number | undefined;
  let stopped: number | undefined;
  createInterface({ input: guard.stdout }).on('line', (line) => {
    const seconds = (performance.now() - began) / 1000;
    if (/of the visitors see/.test(line)) shown ??= seconds;
    if (/the canary is ended/.test(line)) stopped ??= seconds;
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${line}`);
  });
  const visits: Promise<void>[] = [];
  const exit = once(guard, 'exit');
  while (guard.exitCode === null) {
    visits.push(visitOnce());
    await pause(Math.max(0, began + (visits.length * 1000) / viewsPerSecond - performance.now()));
  }
  const [code] = await exit;
  await Promise.all(visits);
  const took = stopped !== undefined && shown !== undefined ? stopped - shown : undefined;
  console.log(
    `It ended with ${code}. ${visits.length} views: ${seen.live} of what is live, ${seen.canary} of the canary, of which ${seen.failed} have failed.`,
  );
  console.log(
    took === undefined ? 'It was not stopped.' : `Stopped ${took.toFixed(1)} s after the first visitor could see it.`,
  );
  if (took === undefined || took > stoppedWithin) process.exitCode = 1;
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}

/** A visitor opens a page; where it is the canary's it fails in some browsers, and they say so as a page does. */
async function visitOnce(): Promise<void> {
  const view = await visit(site.url + address);
  // The arm is the first bit of the name (platform/src/observe/viewName.ts).
  const isCanary = ((Buffer.from(view, 'base64url')[0] ?? 0) & 0x80) !== 0;
  seen[isCanary ? 'canary' : 'live'] += 1;
  if (!isCanary || Math.random() >= share) return;
  seen.failed += 1;
  const failure = {
    view,
    kind: 'hydration',
    message: 'TypeError: broken',
    script: `/r/${name}/js/page.js`,
    page: address,
  };
  await fetch(`${site.url}/report`, { method: 'POST', body: JSON.stringify(failure) });
}
