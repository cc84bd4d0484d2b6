import { openStore } from '../src/store/openStore.ts';
import { projectNewest } from '../src/store/projectNewest.ts';
import { type Change, changes } from './changes.ts';
import { dyingStore } from './faultyStores.ts';

/**
 * `changeAndDie.cli.ts <place> <change> <workspace> <changes>`: makes a change when it is told to by a message, and is killed after so
 * many steps of it.
 */
const [place = '', change = '', workspace = '', steps = '0'] = process.argv.slice(2);
const store = dyingStore(await openStore(place, 'reading'), Number(steps));
process.once('message', async () => {
  await changes[change as Change](store, workspace);
  // As the command does after what changes the log.
  if (change === 'promote' || change === 'rollback' || change === 'canary') await projectNewest(store);
  process.disconnect();
});
