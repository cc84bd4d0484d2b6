// A module of its own, which the starter asks for when a figure comes near that counts.
export { runCounter } from 'shared/animate';
