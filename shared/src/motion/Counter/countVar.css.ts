import { createGlobalVar } from '@vanilla-extract/css';
import { countProperty } from './countProperty.ts';

/** Current figure of a running counter. It is registered as an integer, so that browsers can animate it. */
export const countVar = createGlobalVar(countProperty.slice(2), {
  syntax: '<integer>',
  inherits: false,
  initialValue: '0',
});
