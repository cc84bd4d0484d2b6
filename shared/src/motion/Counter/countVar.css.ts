import { createGlobalVar } from '@vanilla-extract/css';
import { countProperty } from './countProperty.ts';

/** The figure that a running counter shows. Registered as a whole number, so that a browser knows how to go from one to another. */
export const countVar = createGlobalVar(countProperty.slice(2), {
  syntax: '<integer>',
  inherits: false,
  initialValue: '0',
});
