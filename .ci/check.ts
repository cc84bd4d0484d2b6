import { art, cards, formatAndLint, pictures, report, types, unit } from './steps.ts';

/** `npm run check`: what needs no build and no browser. */
await report({
  'format and lint': formatAndLint,
  types,
  drawings: art,
  pictures,
  cards,
  'boundaries, units, contracts': unit,
});
