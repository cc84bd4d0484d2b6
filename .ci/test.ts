import { art, browser, composeSite, formatAndLint, gallery, pictures, report, types, unit } from './steps.ts';

/** `npm test`: everything. */
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  pictures,
  'walls, units, contracts': unit,
  gallery,
  'build, release, compose': composeSite,
  browser,
});
