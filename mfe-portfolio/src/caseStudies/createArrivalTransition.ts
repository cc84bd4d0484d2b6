import { keyframes } from '@vanilla-extract/css';

/**
 * Gives an element a view-transition name for 1.5 s after its page appears, so not when the visitor leaves. The name comes from a keyframe
 * during the animation's delay (`backwards`), for which browsers paint no frames.
 */
export function createArrivalTransition(viewTransitionName: string): { readonly animation: string } {
  return { animation: `${keyframes({ from: { viewTransitionName } })} 1ms 1.5s backwards` };
}
