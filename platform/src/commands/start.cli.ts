import { describeKeptValues, overrideSiteValues, readSiteOverrides } from '../compose/values/readSiteOverrides.ts';
import { makeLive } from '../release/change/makeLive.ts';
import { publishAll } from '../release/publish/publishAll.ts';
import type { PublishedRelease } from '../release/publish/publishRelease.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readNewestEntry, writeNewestCopy } from '../store/log/releaseLog.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { formatUnsupplied } from './formatUnsupplied.ts';
import { isWorkspaceStore, openChosenStore, readOwnSigningKey, requireSignatures } from './line/chosenStore.ts';
import { startProgress } from './line/progress.ts';
import { readChangeOrigin, readCheckout } from './line/readChangeOrigin.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readBudgets } from './release/Verb.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

const help = `start [--no-serve] [--drops /path]

Builds and releases what has changed, composes the site and serves it; --no-serve stops before the last step.
It serves the live site unchanged if the store is not the workspace's own, if packages are held, or if releases must be signed.`;

/** `npm start`: build what has changed → release → compose → serve. `--no-serve` stops before the last step. */
await runCommand(
  help,
  {
    'no-serve': { type: 'boolean' },
    drops: { type: 'string', multiple: true },
  },
  async ({ values }) => {
    const store = await openChosenStore('writing');
    const live = await readNewestEntry(store);
    const reason = live && findReasonToKeep(live);
    if (reason) console.log(`Entry ${live.number} is served unchanged: ${reason}.`);
    else await composeAll(store, live, values.drops);
    if (!values['no-serve']) await serveUntilStopped(store);
  },
);

/** Returns the reason for which this workspace must not replace the live site. @returns undefined if it may */
function findReasonToKeep({ holds = [] }: LogEntry): string | undefined {
  const alternative = '"npm run release -- publish --promote" makes the workspace live';
  if (process.env.RELEASE_KEYS) return `releases must be signed (RELEASE_KEYS); ${alternative}`;
  if (holds.length > 0)
    return `${holds.join(', ')} ${holds.length === 1 ? 'is' : 'are'} held; ${alternative}: name the packages that are not held`;
  return isWorkspaceStore() ? undefined : `the store is not the workspace's own (RELEASES); ${alternative}`;
}

async function composeAll(
  store: ReleaseStore,
  live: LogEntry | undefined,
  drops: readonly string[] | undefined,
): Promise<void> {
  // Checks the owner's values first, because builds take long.
  const overrides = await readSiteOverrides(root, process.env);
  const kept = describeKeptValues(live?.composition.site ?? {}, overrides);
  if (kept) console.log(kept);
  const building = startProgress('Building and releasing the packages');
  const published = await publishAll(root, store, readCheckout(), ({ name, version, built }) => {
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`);
  });
  const rolledBackVersions = findRolledBack(live, published);
  for (const [name, version] of Object.entries(rolledBackVersions))
    building.step(
      `${name} ${version} stays live, as its newest build was rolled back: "npm run release -- log" shows why`,
    );
  const composing = startProgress('Composing the site');
  const made = await makeLive({
    store: await requireSignatures(store),
    change: (now) => ({
      releases: { ...Object.fromEntries(published.map(({ name, version }) => [name, version])), ...rolledBackVersions },
      site: overrideSiteValues(now?.site ?? {}, overrides),
    }),
    anew: true,
    signingKey: await readOwnSigningKey(),
    // Permits a release whose only fault is that another package could no longer be rolled back: here all packages change together.
    permits: { drops, rollbacks: true },
    budgets: await readBudgets(),
    why: 'npm start',
    verb: 'start',
    origin: readChangeOrigin(undefined),
    onProgress: composing.update,
    onWarning: console.warn,
  });
  const stale = await writeNewestCopy(store);
  for (const warning of [...(made.warnings ?? []), ...(stale ? [stale] : [])]) console.warn(warning);
  const { entry, changed } = made;
  composing.step(changed ? `entry ${entry.number} is live` : `nothing has changed, entry ${entry.number} stays live`);
  console.log(formatUnsupplied(entry.composition.site));
}

/** Finds packages whose built version was rolled back earlier; they keep their live version. @returns live versions by name */
function findRolledBack(
  live: LogEntry | undefined,
  published: readonly PublishedRelease[],
): Readonly<Record<string, string>> {
  const now = live?.composition.releases ?? {};
  const stays = ({ name, version }: PublishedRelease) => now[name] && live?.refused?.[name]?.includes(version);
  return Object.fromEntries(published.filter(stays).map(({ name }) => [name, now[name] ?? '']));
}
