/** Makes the water of a first screen flow around the pointer (decision 0113). Loaded when a pointer moves over the water. */

export { followPointer } from './stone/followPointer.ts';
