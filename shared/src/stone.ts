/** Makes the water of a first screen flow around the pointer as around a stone (decision 0113). Loaded on the first movement over it. */

export { followPointer } from './stone/followPointer.ts';
