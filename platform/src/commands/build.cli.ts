import { fileURLToPath } from 'node:url';
import { publishAll } from '../release/publishAll.ts';
import { chosenStore } from './chosenStore.ts';
import { progress } from './progress.ts';

/** `pnpm build`: builds and releases every package whose sources have changed; nothing becomes live. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const building = progress('Building and releasing the packages');
  await publishAll(root, await chosenStore('writing'), ({ name, version, built }) =>
    building.step(`${name} ${version}${built ? '' : ' (unchanged)'}`),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
