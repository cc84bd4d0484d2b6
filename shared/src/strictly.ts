export { strictly } from './strictly/strictly.ts';
