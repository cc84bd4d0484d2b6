export { createStrictOptions } from './strictly/strictly.ts';
