import { keyframes } from '@vanilla-extract/css';

/**
 * Gives an element a view-transition name for the first 1.5 s of its page, so it has none when the visitor leaves. A keyframe sets the
 * name, and `backwards` applies the keyframe during the delay, in which browsers paint no frames.
 */
export function createArrivalTransition(viewTransitionName: string): { readonly animation: string } {
  return { animation: `${keyframes({ from: { viewTransitionName } })} 1ms 1.5s backwards` };
}
