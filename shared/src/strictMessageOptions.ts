export { createStrictMessageOptions } from './strictMessageOptions/createStrictMessageOptions.ts';
