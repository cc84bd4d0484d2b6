import { siteOverrides } from '../compose/siteOverrides.ts';
import { makeLive } from '../release/makeLive.ts';
import { publishAll } from '../release/publishAll.ts';
import type { Published } from '../release/publishRelease.ts';
import { newestOf } from '../store/newestOf.ts';
import { projectNewest } from '../store/projectNewest.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { chosenStore, isOwnStore, ownSigningKey, trusting } from './line/chosenStore.ts';
import { checkedOut, originOf } from './line/origin.ts';
import { progress } from './line/progress.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readBudgets } from './release/Verb.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';
import { tellUnsupplied } from './tellUnsupplied.ts';

const help = `start [--no-serve] [--drops /path]

Builds what has changed, releases it, composes the site and serves it; --no-serve stops before the last step.
What is live in a store that is not the workspace's own, or that is held or signed, is served as it is.`;

/** `npm start`: build what has changed → release → compose → serve. `--no-serve` stops before the last step. */
await runCommand(
  help,
  {
    'no-serve': { type: 'boolean' },
    drops: { type: 'string', multiple: true },
  },
  async ({ values }) => {
    const store = await chosenStore('writing');
    const live = await newestOf(store);
    const because = live && whyAsItIs(live);
    if (because) console.log(`Entry ${live.number} is served as it is: ${because}.`);
    else await composeAll(store, live, values.drops);
    if (!values['no-serve']) await serveUntilStopped(store);
  },
);

/** Explains why what is live is not replaced by what lies here; undefined where it may be. */
function whyAsItIs({ holds = [] }: LogEntry): string | undefined {
  const way = '"npm run release -- publish --promote" makes what lies here live';
  if (process.env.RELEASE_KEYS) return `releases are signed here (RELEASE_KEYS); ${way}`;
  if (holds.length > 0)
    return `${holds.join(', ')} ${holds.length === 1 ? 'is' : 'are'} held; ${way}, the others one by one`;
  return isOwnStore() ? undefined : `the store is not the workspace's own (RELEASES); ${way}`;
}

async function composeAll(
  store: ReleaseStore,
  live: LogEntry | undefined,
  drops: readonly string[] | undefined,
): Promise<void> {
  // Wrong values of the owner are told before anything is built.
  const site = await siteOverrides(root, process.env);
  const building = progress('Building and releasing the packages');
  const published = await publishAll(root, store, checkedOut(), ({ name, version, built }) => {
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`);
  });
  const kept = rolledBack(live, published);
  for (const [name, version] of Object.entries(kept))
    building.step(`${name} ${version} stays live: "release log" says why`);
  const composing = progress('Composing the site');
  const made = await makeLive({
    store: await trusting(store),
    change: () => ({
      releases: { ...Object.fromEntries(published.map(({ name, version }) => [name, version])), ...kept },
      site,
    }),
    anew: true,
    signingKey: await ownSigningKey(),
    // Of all packages at once: what a rollback of one would meet is nobody else's way back.
    permits: { drops, rollbacks: true },
    budgets: await readBudgets(),
    why: 'npm start',
    verb: 'start',
    origin: originOf(undefined),
    onProgress: composing.update,
    onWarning: console.warn,
  });
  const stale = await projectNewest(store);
  for (const warning of [...(made.warnings ?? []), ...(stale ? [stale] : [])]) console.warn(warning);
  const { entry, changed } = made;
  composing.step(changed ? `entry ${entry.number} is live` : `nothing has changed, entry ${entry.number} stays live`);
  console.log(tellUnsupplied(entry.composition.site));
}

/** Finds the packages that stay as they are, because their newest build was rolled back. By name, with what is live. */
function rolledBack(live: LogEntry | undefined, published: readonly Published[]): Readonly<Record<string, string>> {
  const now = live?.composition.releases ?? {};
  const stays = ({ name, version }: Published) => now[name] && live?.refused?.[name]?.includes(version);
  return Object.fromEntries(published.filter(stays).map(({ name }) => [name, now[name] ?? '']));
}
