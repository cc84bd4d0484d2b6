// A module of its own, which the starter asks for where passages need it.
export { followPassage } from 'shared/passage';
