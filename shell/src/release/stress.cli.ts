import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { entryNumbers, newestEntry, openFolderStore } from 'shared/release';
import { pageFile } from '../compose/pageKey.ts';
import { readSite } from '../compose/writeSite.ts';
import { releaseRemote, storeWithShell } from '../testing/fakeReleases.ts';
import { promote } from './promote.ts';
import { verifyLog } from './readLog.ts';

/**
 * `node shell/src/release/stress.cli.ts [promotions]`: processes of five teams promote at once while readers read. Prints what was
 * seen; exits 1 if an entry was lost, a page was mixed, a file was missing or the chain is broken.
 */
const teams = ['alder', 'birch', 'cedar', 'dogwood', 'elm'];
const [words = '50', place, name, version] = process.argv.slice(2);

if (place && name && version) {
  await promote({ store: openFolderStore(place), release: { name, version } });
} else {
  const promotions = Number(words);
  const store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const team of teams) {
    for (let round = 0; round <= promotions / teams.length; round += 1) {
      const page = `return "<h1>${team} ${round}</h1>"`;
      await releaseRemote(store, team, { version: `1.${round}.0`, routes: [`/${team}`], page });
    }
    await promote({ store, release: { name: team, version: '1.0.0' } });
  }
  const before = (await entryNumbers(store)).length;

  let running = true;
  let reads = 0;
  let mixed = 0;
  let missing = 0;
  const reader = async () => {
    while (running || reads < 1000) {
      const live = await newestEntry(store);
      if (!live) throw new Error('Nothing is live.');
      const { pages } = await readSite(store, live.site);
      for (const team of teams) {
        const html = (await store.read(pageFile(pages[`${team}.html`] ?? '')))?.toString();
        reads += 1;
        if (html === undefined) missing += 1;
        // A page tells its round in its text and its release in its snapshot: they must be of one release.
        else if (!html.includes(`"version":"1.${/<h1>\S+ (\d+)/.exec(html)?.[1]}.0"`)) mixed += 1;
      }
    }
  };
  const readers = [reader(), reader()];

  const waiting = Array.from({ length: promotions }, (_, index) => ({
    team: teams[index % teams.length] ?? '',
    round: Math.floor(index / teams.length) + 1,
  }));
  const started = performance.now();
  // Each team promotes its own rounds one after another; the teams do not wait for each other.
  const failures: string[] = [];
  await Promise.all(
    teams.map(async (team) => {
      for (const { round } of waiting.filter((each) => each.team === team)) {
        const code = await run([words, store.place, team, `1.${round}.0`]);
        if (code !== 0) failures.push(`${team} 1.${round}.0 ended with ${code}`);
      }
    }),
  );
  running = false;
  await Promise.all(readers);
  const entries = (await entryNumbers(store)).length - before;
  const { faults } = await verifyLog(store);
  const live = (await newestEntry(store))?.composition.releases ?? {};
  const last = Math.floor(promotions / teams.length);
  const stale = teams.filter((team) => live[team] !== `1.${last}.0`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${promotions} promotions by ${teams.length} teams in ${seconds} s: ${entries} entries, ${failures.length} failed, ` +
      `${stale.length} teams not at their last; ${reads} reads: ${mixed} mixed, ${missing} missing; chain: ${faults.length} faults`,
  );
  for (const line of [...failures, ...faults]) console.log(`  ${line}`);
  await rm(store.place, { recursive: true, force: true });
  if (entries !== promotions || failures.length + stale.length + mixed + missing + faults.length > 0)
    process.exitCode = 1;
}

function run(arguments_: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [import.meta.filename, ...arguments_], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
