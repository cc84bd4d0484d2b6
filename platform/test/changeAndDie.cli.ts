import { openStore } from '../src/store/backends/openStore.ts';
import { writeNewestCopy } from '../src/store/log/releaseLog.ts';
import { type StoreChangeName, storeChanges } from './changes.ts';
import { createDyingStore } from './faultyStores.ts';

/**
 * `changeAndDie.cli.ts <store> <change> <workspace> <steps>`: waits for its parent's message, starts the change, and kills itself after
 * `steps` writes.
 */
const [place = '', change = '', workspace = '', steps = '0'] = process.argv.slice(2);
const store = createDyingStore(await openStore(place, 'reading'), Number(steps));
process.once('message', async () => {
  await storeChanges[change as StoreChangeName](store, workspace);
  // Writes the copy of the newest entry, as commands do after each change of the log.
  if (change === 'promote' || change === 'rollback' || change === 'canary') await writeNewestCopy(store);
  process.disconnect();
});
