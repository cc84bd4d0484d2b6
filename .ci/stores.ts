import { report } from './steps.ts';
import { runStores } from './storesStep.ts';

/** `npm run stores [words]`: the suites of the stores alone, with words only those that are named so; as a child of the whole it hands its counts over instead of saying them. */
if (process.send) {
  process.send(await runStores());
  process.disconnect();
} else await report({ stores: () => runStores(process.argv.slice(2)) });
