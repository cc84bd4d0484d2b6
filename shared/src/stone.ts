/** The pointer as a stone in the water of a first screen (0113). It is loaded when a pointer is there. */

export { followPointer } from './stone/followPointer.ts';
