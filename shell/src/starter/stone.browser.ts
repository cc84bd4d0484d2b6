// A module of its own, which the starter asks for when a pointer is over water that answers.
export { followPointer } from 'shared/stone';
