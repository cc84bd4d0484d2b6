export { createStrictOptions } from './strictOptions/createStrictOptions.ts';
