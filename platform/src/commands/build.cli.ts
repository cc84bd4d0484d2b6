import { publishAll } from '../release/publishAll.ts';
import { chosenStore } from './chosenStore.ts';
import { progress } from './progress.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

/** `pnpm build`: builds and releases every package whose sources have changed; nothing becomes live. */
await runCommand(async () => {
  const building = progress('Building and releasing the packages');
  await publishAll(root, await chosenStore('writing'), ({ name, version, built }) =>
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`),
  );
});
