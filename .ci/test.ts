import {
  art,
  browser,
  cards,
  composeSite,
  formatAndLint,
  gallery,
  pictures,
  report,
  serving,
  types,
  unit,
} from './steps.ts';
import { stores } from './storesStep.ts';

/** `npm test`: everything but the stores, which take minutes and a server; with `--stores` these, too. */
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
  browser: () => browser([], { E2E_COMPOSED: 'true' }),
  ...(process.argv.includes('--stores') && { stores }),
});
