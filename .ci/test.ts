import { art, browser, composeSite, formatAndLint, gallery, pictures, report, serving, types, unit } from './steps.ts';

/** `npm test`: everything. */
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  pictures,
  'walls, units, contracts': unit,
  'serving matrix': serving,
  gallery,
  'build, release, compose': composeSite,
  browser,
});
