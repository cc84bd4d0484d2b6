import { art, formatAndLint, report, types, unit } from './steps.ts';

/** `npm run check`: what needs no build and no browser. */
await report({ 'format and lint': formatAndLint, types, drawings: art, 'walls, units, contracts': unit });
