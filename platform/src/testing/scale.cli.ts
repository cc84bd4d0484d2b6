import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../commands/terminal.ts';
import { makeLive } from '../release/makeLive.ts';
import { promote } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import { openStore } from '../store/openStore.ts';
import { releaseRemote, storeWithShell } from './fakeReleases.ts';

/**
 * `node platform/src/testing/scale.cli.ts [place]`: what releasing one remote of five, and one of a hundred, renders and takes, beside
 * composing the whole. Exits 1 if a page of another remote was rendered.
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
