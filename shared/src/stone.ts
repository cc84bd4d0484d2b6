/**
 * Makes the water of a first screen flow around the pointer as around a stone (decision 0113). It is loaded when the pointer is over such
 * water.
 */

export { followPointer } from './stone/followPointer.ts';
