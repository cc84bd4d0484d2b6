/** The pointer as a stone in the water of a page's first screen (0113). A module of its own: it is asked for when a pointer is there. */

export { followPointer } from './stone/followPointer.ts';
