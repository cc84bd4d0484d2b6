import { knownVersion } from '../build/package/buildNote.ts';
import { publishAll, releasedPackages } from '../release/publishAll.ts';
import { chosenStore } from './line/chosenStore.ts';
import { checkedOut } from './line/origin.ts';
import { progress } from './line/progress.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';

/** `npm run build`: builds and releases every package of which something has changed; nothing becomes live. */
const help = `build [--dry-run]
Builds and releases every package of which something has changed; nothing becomes live. --dry-run only says which ones these are.`;

await runCommand(help, { 'dry-run': { type: 'boolean' } }, async ({ values }) => {
  if (values['dry-run']) return tellChanged();
  const building = progress('Building and releasing the packages');
  await publishAll(root, await chosenStore('writing'), checkedOut(), ({ name, version, built }) =>
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`),
  );
});

async function tellChanged(): Promise<void> {
  for (const folder of await releasedPackages(root)) {
    const name = folder.replace(/^mfe-/, '');
    const version = await knownVersion(root, folder, name);
    console.log(version ? `${name} ${version} (unchanged)` : `${name} would be built`);
  }
}
