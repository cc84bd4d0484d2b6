import { art, browser, composeSite, formatAndLint, gallery, report, types, unit } from './steps.ts';

/** `npm test`: everything. */
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  'walls, units, contracts': unit,
  gallery,
  'build, release, compose': composeSite,
  browser,
});
