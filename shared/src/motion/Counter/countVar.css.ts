import { createGlobalVar } from '@vanilla-extract/css';
import { countProperty } from './countProperty.ts';

/** Current figure of a running counter. Browsers animate only registered properties, so it is registered as an integer. */
export const countVar = createGlobalVar(countProperty.slice(2), {
  syntax: '<integer>',
  inherits: false,
  initialValue: '0',
});
