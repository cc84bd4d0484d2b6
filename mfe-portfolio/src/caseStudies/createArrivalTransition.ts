import { keyframes } from '@vanilla-extract/css';

/**
 * Gives an element a view-transition name for its first 1.5 s only: while its page arrives, not when it is left. The keyframe applies
 * during the animation's delay, which costs no frames. For style sheets.
 */
export function createArrivalTransition(viewTransitionName: string): { readonly animation: string } {
  return { animation: `${keyframes({ from: { viewTransitionName } })} 1ms 1.5s backwards` };
}
