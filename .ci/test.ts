import { art, browser, composeSite, formatAndLint, report, types, unit } from './steps.ts';

/** `npm test`: everything. */
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  'walls, units, contracts': unit,
  'build, release, compose': composeSite,
  browser,
});
