import { faultsIn, inTime } from './inTime.ts';
import {
  art,
  browser,
  cards,
  composeSite,
  engine,
  formatAndLint,
  gallery,
  pictures,
  report,
  serving,
  types,
  unit,
} from './steps.ts';
import { startStores } from './storesStep.ts';

const began = performance.now();
const spent = () => (performance.now() - began) / 60_000;
const limit = Number(process.env.LIMIT_MINUTES) || undefined;
/** `npm test`: everything but the stores, which take minutes and a server; with `--stores` these, too. */
const stores = process.argv.includes('--stores') ? startStores() : undefined;
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  pictures,
  cards,
  'boundaries, units, contracts': unit,
  'serving matrix': serving,
  gallery,
  'build, release, compose': composeSite,
  // Before the browser suites, which want both cores for themselves.
  ...(stores && { 'stores (begun first, beside the others)': () => stores.join() }),
  browser: () => browser([], { E2E_COMPOSED: 'true', FAULTS: faultsIn(process.env.FAULTS, spent()) }),
  // Last, each with both cores: in continuous integration always (`.ci/run`), else where they are asked for.
  ...(process.env.ENGINES && {
    firefox: () => inTime('firefox', limit, spent(), () => engine('firefox')),
    webkit: () => inTime('webkit', limit, spent(), () => engine('webkit')),
  }),
});
