import { report } from './steps.ts';
import { runStores } from './storesStep.ts';

/** `npm run stores`: the suites of the stores alone; as a child of the whole it hands its counts over instead of saying them. */
if (process.send) {
  process.send(await runStores());
  process.disconnect();
} else await report({ stores: runStores });
