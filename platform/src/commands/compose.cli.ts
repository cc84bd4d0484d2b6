import { compose } from '../compose/compose.ts';
import { siteOverrides } from '../compose/siteOverrides.ts';
import { readNamed, requireVerified } from '../release/live.ts';
import { projectNewest } from '../store/projectNewest.ts';
import { chosenStore, trusting } from './chosenStore.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

/** `pnpm compose [portfolio@1.0.0-3f9c2a1b07 …]`: the live composition with the named releases, and with the values of site.json. */
await runCommand(async () => {
  const store = await trusting(await chosenStore('writing'));
  const named = process.argv.slice(2).map(readNamed);
  for (const release of named) await requireVerified(store, release);
  const wanted = Object.fromEntries(named.map(({ name, version }) => [name, version]));
  const site = await siteOverrides(root, process.env);
  const { entry, changed } = await compose({
    store,
    change: (live) => ({ releases: { ...live?.releases, ...wanted }, site }),
    why: process.env.WHY ?? 'pnpm compose',
  });
  const stale = await projectNewest(store);
  if (stale) console.warn(stale);
  console.log(
    changed
      ? `Entry ${entry.number} is live: site ${entry.site}.`
      : `Nothing has changed; entry ${entry.number} stays live.`,
  );
});
