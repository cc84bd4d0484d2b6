import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../commands/terminal.ts';
import { makeLive } from '../release/makeLive.ts';
import { promote } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import { countedStore } from '../store/countedStore.ts';
import { openStore } from '../store/openStore.ts';
import { projectNewest } from '../store/projectNewest.ts';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { releaseRemote, storeWithShell } from './fakeReleases.ts';
import { growLog } from './growLog.ts';

/**
 * `node platform/src/testing/scale.cli.ts [place]`: what releasing one remote of five, and one of a hundred, renders and takes, beside
 * composing the whole; and what a promotion reads and takes at 10, 1,000 and 10,000 entries of the log. Exits 1 if a page of another remote
 * was rendered, or more than 20 entries were read.
 */
const rows = [['Remotes', 'Change', 'Pages rendered', 'Seconds']];

for (const remotes of [5, 100]) {
  const place = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'scale-')));
  const store = await storeWithShell(await openStore(`${place}/${remotes}`, 'writing'));
  const names = Array.from({ length: remotes }, (_, index) => `remote-${index}`);
  for (const name of names) await releaseRemote(store, name, { routes: [`/${name}`] });
  await releaseRemote(store, 'remote-0', { version: '1.1.0', routes: ['/remote-0'], page: 'return "<h1>next</h1>"' });
  const releases = { shell: '1.0.0', ...Object.fromEntries(names.map((name) => [name, '1.0.0'])) };
  // Each remote has one page, the shell the one that is not found; each in two languages.
  await timed('the whole', 2 * remotes + 2, () =>
    makeLive({ store, why: 'all', change: () => ({ releases, site: {} }) }),
  );
  await timed('promote one', 2, () => promote({ store, release: { name: 'remote-0', version: '1.1.0' } }));
  await timed('roll it back', 0, () => rollback({ store, name: 'remote-0' }));

  async function timed(what: string, expected: number, change: () => Promise<{ readonly rendered: number }>) {
    const started = performance.now();
    const { rendered } = await change();
    rows.push([`${remotes}`, what, `${rendered}`, ((performance.now() - started) / 1000).toFixed(2)]);
    if (rendered === expected) return;
    console.error(`${what} of ${remotes} remotes rendered ${rendered} pages and should render ${expected}.`);
    process.exitCode = 1;
  }
}
console.log(table(rows));

// What a promotion costs at any length of the log: its reads are held, its time is a ratio within this run.
const place = await mkdtemp(join(tmpdir(), 'lengths-'));
const lengths = [['Entries', 'Reads of the log', 'Reads in all', 'Seconds', 'Of the shortest']];
let shortest = 0;
for (const length of [10, 1000, 10_000]) {
  const { store, counts } = countedStore(await storeOfLength(openFolderStore(join(place, `${length}`)), length));
  const times: number[] = [];
  // The first time loads the code; the last is taken of several.
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    Object.assign(counts, { log: 0, releases: 0, rest: 0 });
    const started = performance.now();
    await promote({ store, release: { name: 'news', version } });
    await projectNewest(store);
    times.push((performance.now() - started) / 1000);
  }
  const seconds = Math.min(...times);
  shortest ||= seconds;
  const all = counts.log + counts.releases + counts.rest;
  lengths.push([`${length}`, `${counts.log}`, `${all}`, seconds.toFixed(2), (seconds / shortest).toFixed(2)]);
  if (counts.log > 20) {
    console.error(`A promotion at ${length} entries reads ${counts.log} of them, and should read 20 at the most.`);
    process.exitCode = 1;
  }
}
console.log(table(lengths));

/** A store whose log is as long as if so many changes had been made. */
async function storeOfLength(given: ReleaseStore, length: number): Promise<ReleaseStore> {
  const store = await storeWithShell(given);
  // Another text for each length: what was evaluated for one is new for the next.
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])
    await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return "<h1>${version} ${length}</h1>"` });
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  await promote({ store, release: { name: 'news', version: '1.0.0' } });
  await growLog(store, length);
  await projectNewest(store);
  return store;
}
