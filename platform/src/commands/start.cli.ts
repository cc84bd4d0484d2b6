import { compose } from '../compose/compose.ts';
import { siteOverrides } from '../compose/siteOverrides.ts';
import { publishAll } from '../release/publishAll.ts';
import type { Published } from '../release/publishRelease.ts';
import { projectNewest } from '../store/projectNewest.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { chosenStore, trusting } from './chosenStore.ts';
import { progress } from './progress.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

/** `npm start`: build what has changed → release → compose → serve. `--no-serve` stops before the last step. */
await runCommand(async () => {
  const store = await chosenStore('writing');
  const building = progress('Building and releasing the packages');
  const published = await publishAll(root, store, ({ name, version, built }) => {
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`);
  });
  const kept = forbidden(await newestEntry(store.read), published);
  for (const [name, version] of Object.entries(kept))
    building.step(`${name} ${version} stays live: "release log" says why`);
  const site = await siteOverrides(root, process.env);
  const composing = progress('Composing the site');
  const { entry, changed } = await compose({
    store: await trusting(store),
    change: () => ({
      releases: { ...Object.fromEntries(published.map(({ name, version }) => [name, version])), ...kept },
      site,
    }),
    why: 'npm start',
    onProgress: composing.update,
  });
  const stale = await projectNewest(store);
  if (stale) console.warn(stale);
  composing.step(changed ? `entry ${entry.number} is live` : `nothing has changed, entry ${entry.number} stays live`);
  if (!process.argv.includes('--no-serve')) await serveUntilStopped(store);
});

/** What stays as it is: packages that are held, and those whose newest build was rolled back. By name, with what is live. */
function forbidden(live: LogEntry | undefined, published: readonly Published[]): Readonly<Record<string, string>> {
  const now = live?.composition.releases ?? {};
  const stays = ({ name, version }: Published) =>
    now[name] && (live?.holds?.includes(name) || live?.refused?.[name]?.includes(version));
  return Object.fromEntries(published.filter(stays).map(({ name }) => [name, now[name] ?? '']));
}
