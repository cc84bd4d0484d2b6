import { findBuiltVersion } from '../build/package/buildRecord.ts';
import { listReleasedPackages, publishAll } from '../release/publish/publishAll.ts';
import { getDescriptionKey } from '../store/protocol/keys.ts';
import { openChosenStore } from './line/chosenStore.ts';
import { startProgress } from './line/progress.ts';
import { readCheckout } from './line/readChangeOrigin.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';

const help = `build [--dry-run]
Builds and releases every package that has changed. Nothing becomes live. --dry-run only lists these packages.`;

await runCommand(help, { 'dry-run': { type: 'boolean' } }, async ({ values }) => {
  if (values['dry-run']) return printChanged();
  const building = startProgress('Building and releasing the packages');
  await publishAll(root, await openChosenStore('writing'), readCheckout(), ({ name, version, built }) =>
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`),
  );
});

async function printChanged(): Promise<void> {
  const store = await openChosenStore('reading');
  for (const folder of await listReleasedPackages(root)) {
    const name = folder.replace(/^mfe-/, '');
    const version = await findBuiltVersion(root, folder, name);
    console.log(
      version && (await store.read(getDescriptionKey(name, version)))
        ? `${name} ${version} (unchanged)`
        : `${name} would be built`,
    );
  }
}
